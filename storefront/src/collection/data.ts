import { collections as collectionsModule } from '@fairground/client/generated/stores.collections.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { loadCollections, loadListing } from '../products/listing.ts'
import { shopOf } from '../shop.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { collections: api } = shop.client({ collections: collectionsModule })
  const { collection } = await orNotFound(api.getCollectionBySlug({ slug: params.slug ?? '' }), 'COLLECTION_NOT_FOUND')
  shop.tag(`collection:${collection.id}`)
  const [listing, collections] = await Promise.all([
    loadListing(shop, request.url, { collectionId: collection.id }),
    loadCollections(shop),
  ])
  const { name, slug, description } = collection
  return { collection: { name, slug, description }, listing, collections }
}
