import type { TicketsHeld } from '../../outbox/tags-of-happened.ts'

/** Tickets of a reservation, by what holding them takes. */
interface HeldTickets {
  readonly eventId: string
  readonly poolId: string
  readonly beside?: readonly { readonly poolId: string }[]
  readonly seat?: object
}

export interface Holding {
  readonly tickets: readonly HeldTickets[]
}

/** Payload of a domain event of a reservation: the events whose free tickets it changes, and those whose free seats. */
export interface HoldPayload extends TicketsHeld {
  readonly seatsOf?: readonly string[]
}

export function changedBy({ tickets }: Holding): HoldPayload {
  const ticketsOf = [...new Set(tickets.map(({ eventId }) => eventId))]
  const seatsOf = [...new Set(tickets.filter(({ seat }) => seat).map(({ eventId }) => eventId))]
  return { ticketsOf, ...(seatsOf.length > 0 ? { seatsOf } : {}) }
}

/** The same of one whose units were given back. `few`: pools of which so few were left that lists and pages showed it. */
export function givenBackBy(held: Holding, few: ReadonlySet<string>): Record<string, unknown> {
  const drawsOnFew = ({ poolId, beside = [] }: HeldTickets) =>
    few.has(poolId) || beside.some((draw) => few.has(draw.poolId))
  const shownOf = [...new Set(held.tickets.filter(drawsOnFew).map(({ eventId }) => eventId))]
  return { ...changedBy(held), ...(shownOf.length > 0 ? { shownOf } : {}) }
}

/** Pools of which so few were left that lists and pages showed it. */
export const fewOf = (givenBack: readonly { readonly poolId: string; readonly wereFew: boolean }[]): Set<string> =>
  new Set(givenBack.flatMap(({ poolId, wereFew }) => (wereFew ? poolId : [])))
