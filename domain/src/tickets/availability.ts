import type { Instant } from '../instant.ts'

/** Sale of a ticket type: its period and its quantity. `closesAt` is exclusive; null is without bound. Counts are units. */
export type TicketSale = {
  opensAt: Instant | null
  closesAt: Instant | null
  capacity: number | null
  /** Sold, or held by who may still buy them. */
  taken: number
}

type Availability =
  | { kind: 'scheduled'; opensAt: Instant }
  | { kind: 'onSale'; left: number | null }
  | { kind: 'soldOut' }
  | { kind: 'closed' }

/** Availability to a visitor at `now`: a sale that opens at noon is open at noon, one that closes at noon is closed at noon. */
export function availability(sale: TicketSale, now: Instant): Availability {
  if (sale.closesAt !== null && now >= sale.closesAt) return { kind: 'closed' }
  if (sale.opensAt !== null && now < sale.opensAt) return { kind: 'scheduled', opensAt: sale.opensAt }
  if (sale.capacity === null) return { kind: 'onSale', left: null }
  const left = sale.capacity - sale.taken
  return left > 0 ? { kind: 'onSale', left } : { kind: 'soldOut' }
}
