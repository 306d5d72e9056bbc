import { collections as collectionsModule } from '@fairground/client/generated/stores.collections.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { collectionRows, wayTo } from '../products/collection-rows.ts'
import { EVERYTHING, loadCollections, loadListing } from '../products/listing.ts'
import { withTiles } from '../products/promotion-tiles.ts'
import { seoWords } from '../products/seo-words.ts'
import { shopOf } from '../shop.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (params.slug === EVERYTHING) return redirect(paths.shop() + new URL(request.url).search, 301)
  const shop = shopOf(context)
  const { collections: api } = shop.client({ collections: collectionsModule })
  const { collection } = await orNotFound(api.getCollectionBySlug({ slug: params.slug ?? '' }), 'COLLECTION_NOT_FOUND')
  shop.tag(`collection:${collection.id}`)
  const known = loadCollections(shop)
  const [listing, collections] = await Promise.all([
    loadListing(shop, request.url, known, { collectionId: collection.id }).then((one) =>
      withTiles(shop, collection.id, one),
    ),
    known,
  ])
  const { name, slug, description, seoSchema } = collection
  return {
    collection: { name, slug, description, seo: seoWords(seoSchema) },
    above: wayTo(collections, slug)
      .slice(0, -1)
      .map((one) => ({ name: one.name, slug: one.slug })),
    listing,
    collections: collectionRows(collections, slug),
  }
}
