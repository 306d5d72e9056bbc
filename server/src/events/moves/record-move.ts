import { isMoved, type Whereabouts } from '@fairground/domain/events/moved.ts'
import { whereabouts } from '@fairground/domain/events/place.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { deleteMove, type Former, insertMove, lockOpenMove, moveAgain } from './queries.ts'

/**
 * Stores that a published event with guests has another date or place now: staff decide what its guests are to know. Several changes
 * before that decision are one move, from what the guests know; back there, it is none. The event's row is locked.
 */
export async function recordMove(tx: Tx, { now, newId }: Ctx, before: EventRow, after: EventRow): Promise<void> {
  const status = statusOf(factsOf(before), now)
  if (status !== 'UPCOMING' && status !== 'STARTED') return
  const former = formerOf(before)
  if (!isMoved(knownOf(former), knownOf(formerOf(after)))) return
  const open = await tx.row(lockOpenMove, { eventId: after.id })
  if (!open) await tx.run(insertMove, { id: newId(), eventId: after.id, former, at: now })
  else if (isMoved(knownOf(open.former), knownOf(formerOf(after)))) await tx.run(moveAgain, { id: open.id, at: now })
  else await tx.run(deleteMove, { id: open.id })
}

const formerOf = ({ startAt, endAt, timeZone, locationType, doc }: EventRow): Former => ({
  startAt: startAt?.toISOString() ?? null,
  endAt: endAt?.toISOString() ?? null,
  timeZone,
  locationType,
  tbd: doc.dateAndTimeTbd ?? false,
  location: doc.location,
  ...present({ tbdMessage: doc.dateAndTimeTbdMessage, hideEndDate: doc.hideEndDate, showTimeZone: doc.showTimeZone }),
})

const knownOf = ({ startAt, endAt, timeZone, tbd, locationType, location }: Former): Whereabouts => ({
  startsAt: startAt === null ? null : new Date(startAt),
  endsAt: endAt === null ? null : new Date(endAt),
  timeZone,
  timeToCome: tbd,
  place: whereabouts(locationType, location),
})
