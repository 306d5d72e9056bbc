import type { LoaderFunctionArgs } from 'react-router'
import { loadEvents } from '../events/load-events.ts'
import { loadNewest } from '../products/listing.ts'
import { shopOf } from '../shop.ts'

const EVENTS = 3
const PRODUCTS = 8

export async function loader({ context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const [events, products] = await Promise.all([
    loadEvents(shop, 'coming', { limit: EVENTS }),
    loadNewest(shop, PRODUCTS),
  ])
  return { events, products }
}
