import type { LoaderFunctionArgs } from 'react-router'
import { loadEvents } from '../events/load-events.ts'
import { loadListing } from '../products/listing.ts'
import { shopOf } from '../shop.ts'

const EVENTS = 3
const PRODUCTS = 8

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const [events, { products }] = await Promise.all([
    loadEvents(shop, 'coming', { limit: EVENTS }),
    loadListing(shop, request.url, { size: PRODUCTS }),
  ])
  return { events, products }
}
