import { type Caller, ownerId } from '../../ground/caller.ts'
import type { Queryable } from '../../ground/database.ts'
import { admittedTo } from './queries.ts'

interface Buyer {
  readonly db: Queryable
  readonly caller: Caller
  readonly now: Date
}

/** A kind of ticket of an event, with whether the event has a gate that is on. */
interface Gated {
  readonly eventId: string
  readonly gated: boolean
}

/**
 * Events of those given whose gate the buyer is not through. Staff and keys of the site, which own no places, pass every gate. One statement where there is a gate,
 * none otherwise.
 */
export async function closedTo({ db, caller, now }: Buyer, kinds: readonly Gated[]): Promise<ReadonlySet<string>> {
  const eventIds = [...new Set(kinds.filter(({ gated }) => gated).map(({ eventId }) => eventId))]
  const id = ownerId(caller)
  if (eventIds.length === 0 || id === undefined) return new Set()
  const admitted = await db.rows(admittedTo, { eventIds, ownerId: id, now })
  const open = new Set(admitted.map(({ eventId }) => eventId))
  return new Set(eventIds.filter((eventId) => !open.has(eventId)))
}
