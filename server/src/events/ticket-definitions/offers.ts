import type { Queryable } from '../../ground/database.ts'
import { offersOfEvents } from './queries.ts'

/** Offer of an event's visible kinds of ticket. Amounts in minor units of the event's currency. */
export interface EventOffer {
  readonly lowest: bigint
  readonly highest: bigint
  /** Buyers name the price of some kind, so that the highest is no bound. */
  readonly guestPriced: boolean
  /** Every kind is limited and none is left. */
  readonly soldOut: boolean
  /** Every sale has ended by its own end. */
  readonly ended: boolean
  /** Some kind has seats: then each that is taken may be the last. */
  readonly seated: boolean
  /** Next moment at which the clock changes any of this. */
  readonly changesAt: Date | null
}

/** Offers of those events that have visible kinds of ticket; one statement for any number of events. */
export async function offersFor(
  db: Queryable,
  eventIds: readonly string[],
  now: Date,
): Promise<Map<string, EventOffer>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db.rows(offersOfEvents, { now, eventIds: [...eventIds] })
  return new Map(rows.map(({ eventId, ...offer }) => [eventId, offer]))
}
