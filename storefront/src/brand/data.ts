import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { notFound } from '../not-found.ts'
import { loadCollections, loadListing } from '../products/listing.ts'
import { shopOf } from '../shop.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const brand = cutText(params.name ?? '', 100)
  shop.tag('brands')
  const listing = await loadListing(shop, request.url, loadCollections(shop), { brand, places: true })
  // A brand is what some visible product says it is of.
  if (listing.total === 0 && listing.page === 1 && listing.fields.length === 0) throw notFound()
  return { brand, listing }
}
