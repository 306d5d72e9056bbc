import type { LoaderFunctionArgs } from 'react-router'
import { loadCollections, loadListing } from '../products/listing.ts'
import { shopOf } from '../shop.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const [listing, collections] = await Promise.all([loadListing(shop, request.url), loadCollections(shop)])
  return { listing, collections }
}
