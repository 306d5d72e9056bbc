import type { ReservedTickets } from './reservation-row.ts'

/** Tickets of a reservation that have one price: those of one line, those in a bundle, or the dates of a pass. */
export interface PricedTickets {
  readonly id: string
  /** Minor units. */
  readonly unitPrice: bigint
  readonly quantity: number
  readonly first: ReservedTickets
  /** Lines of the reservation, which a bundle or a pass is divided into; absent where it is one line by itself. */
  readonly parts?: readonly ReservedTickets[]
}

/** Lines of a reservation as they are priced: the tickets of a bundle, or the dates of a pass, stand one after the other and are one at its price. */
export function pricedLines(tickets: readonly ReservedTickets[]): PricedTickets[] {
  const groups = Map.groupBy(tickets, ({ id, bundle, pass }) => (bundle ?? pass)?.lineId ?? id)
  return [...groups].map(([id, own]) => {
    const first = own[0]! // a group has one at least
    const { bundle, pass, quantity, unitPrice } = first
    if (!bundle && !pass) return { id, unitPrice: BigInt(unitPrice), quantity, first }
    return {
      id,
      unitPrice: own.reduce((sum, part) => sum + inOne(part), 0n),
      quantity: quantity / (bundle?.perUnit ?? 1),
      first,
      parts: own,
    }
  })
}

/** Amount that the tickets of a line have in one bundle or pass. */
export const inOne = ({ unitPrice, bundle }: ReservedTickets): bigint =>
  BigInt(unitPrice) * BigInt(bundle?.perUnit ?? 1)
