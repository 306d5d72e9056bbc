import type { ReservedTickets } from './reservation-row.ts'

/** Tickets of a reservation that have one price: those of one line, or those in a bundle. */
export interface PricedTickets {
  readonly id: string
  /** Minor units. */
  readonly unitPrice: bigint
  readonly quantity: number
  readonly first: ReservedTickets
  /** Lines of the reservation, whose tickets a bundle is divided into; absent where it is one line by itself. */
  readonly parts?: readonly ReservedTickets[]
}

/** Lines of a reservation as they are priced: the tickets of a bundle, which stand one after the other, are one at its price. */
export function pricedLines(tickets: readonly ReservedTickets[]): PricedTickets[] {
  const groups = Map.groupBy(tickets, ({ id, bundle }) => bundle?.lineId ?? id)
  return [...groups].map(([id, own]) => {
    const first = own[0]! // a group has one at least
    const { bundle, quantity, unitPrice } = first
    if (!bundle) return { id, unitPrice: BigInt(unitPrice), quantity, first }
    return {
      id,
      unitPrice: own.reduce((sum, part) => sum + inOne(part), 0n),
      quantity: quantity / bundle.perUnit,
      first,
      parts: own,
    }
  })
}

/** Amount that the tickets of a line have in one bundle. */
export const inOne = ({ unitPrice, bundle }: ReservedTickets): bigint =>
  BigInt(unitPrice) * BigInt(bundle?.perUnit ?? 1)
