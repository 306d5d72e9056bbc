import type { QueryKey } from '@tanstack/react-query'

/** First part of the keys of the queries that show an entity. An order takes stock, tickets and uses of a coupon with it, and has guests. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  order: ['orders', 'tickets', 'guests', 'events', 'products', 'inventory', 'coupons'],
  payment: ['orders'],
  refund: ['orders'],
  fulfillment: ['orders'],
  product: ['products', 'inventory'],
  inventory_item: ['inventory'],
  stores_location: ['inventory'],
  back_in_stock_notification_request: ['back-in-stock'],
  collection: ['collections', 'products'],
  category: ['collections'],
  brand: ['brands'],
  ribbon: ['ribbons'],
  info_section: ['info-sections'],
  customization: ['customizations'],
  promotion: ['promotions'],
  coupon: ['coupons'],
  event: ['events', 'tickets'],
  eventCategory: ['events'],
  rsvp: ['guests', 'events'],
  ticket: ['tickets', 'orders', 'guests'],
  member: ['members'],
  delivery_profile: ['delivery'],
  shipping_option: ['delivery'],
  pickup_location: ['delivery'],
  local_delivery_option: ['delivery'],
  site: ['settings', 'taxes', 'delivery'],
}

/** Keys that a batch of changes makes stale, each once. */
export function staleQueries(changes: readonly { entity: string }[]): QueryKey[] {
  const names = new Set(changes.flatMap(({ entity }) => shownIn[entity] ?? []))
  return [...names].map((name) => [name])
}
