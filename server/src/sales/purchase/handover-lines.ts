import { addressLines } from './address-lines.ts'
import type { OrderFacts } from './purchase.ts'

/**
 * Lines below the name of a delivery: the address on the parcel, or where, when and how the buyer collects the goods. Empty for an order
 * without either.
 */
export function handoverLines({ shipping }: Pick<OrderFacts, 'shipping'>, locale: string): string[] {
  if (!shipping) return []
  const { pickup, destination, pickupAddress: address, deliveryTime, instructions } = shipping
  if (!pickup) return destination ? addressLines(destination, locale) : []
  return [...addressLines({ address }, locale), deliveryTime, instructions].filter((line) => line !== undefined)
}
