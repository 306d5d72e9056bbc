import type { Breakdown } from './breakdown.ts'
import type { Discount, ShippingCharge } from './input.ts'
import { taxed } from './tax.ts'

/** The first free-shipping discount takes all of it; tax follows what is left. */
export function shippingPrice(charge: ShippingCharge | null, discounts: readonly Discount[]): Breakdown['shipping'] {
  const listed = charge?.amount ?? 0n
  const free = discounts.find(({ benefit }) => benefit.kind === 'freeShipping')
  const priced = taxed(listed, free ? 0n : listed, charge?.tax ?? null)
  return { ...priced, discounts: free && listed > 0n ? [{ id: free.id, amount: listed }] : [] }
}
