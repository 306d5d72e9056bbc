import type { LoaderFunctionArgs } from 'react-router'
import { collectionRows } from '../products/collection-rows.ts'
import { loadCollections, loadListing } from '../products/listing.ts'
import { shopOf } from '../shop.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const known = loadCollections(shop)
  const [listing, collections] = await Promise.all([loadListing(shop, request.url, known), known])
  return { listing, collections: collectionRows(collections) }
}
