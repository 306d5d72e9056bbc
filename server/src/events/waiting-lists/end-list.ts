import type { Tx } from '../../ground/database.ts'
import type { EventRow } from '../event/event-row.ts'
import { cancelHeld } from '../reservations/give-back-tickets.ts'
import { countAwaited } from './awaited.ts'
import type { EntryRow } from './entry-row.ts'
import { closeEntry, openEntries } from './queries.ts'
import { type Mailing, mailEnd } from './waiting-mails.ts'

/** Few enough that a transaction stays short. */
const BATCH = 100

/**
 * Takes an open entry off the list; what is offered to it is free again. False where it closed otherwise meanwhile: its offer was bought, or
 * ran out. The reservation moves first, as it does when its time is over: nobody waits for another in a circle.
 */
export async function takeOff(
  tx: Tx,
  at: { readonly now: Date; newId(): string },
  { id, status, reservationId }: EntryRow,
  to: 'LEFT' | 'DECLINED' | 'REMOVED' | 'ENDED',
): Promise<boolean> {
  const isOffered = status === 'OFFERED'
  if (isOffered && reservationId) await cancelHeld(tx, at, reservationId)
  const from = isOffered ? ['DECLINED'] : ['WAITING']
  return (await tx.run(closeEntry, { id, from, to, at: at.now })) > 0
}

/** Ends some open entries of an event that is over; those of a cancelled one are mailed. True while there may be more. */
export async function endList(
  tx: Tx,
  at: Mailing & { newId(): string },
  { event, isCanceled }: { readonly event: EventRow; readonly isCanceled: boolean },
): Promise<boolean> {
  const entries = await tx.rows(openEntries, { eventId: event.id, limit: BATCH })
  let ended = 0
  for (const entry of entries) {
    if (!(await takeOff(tx, at, entry, 'ENDED'))) continue
    ended += 1
    if (isCanceled) await mailEnd(tx, at, entry, event)
  }
  await countAwaited(tx, at, { eventId: event.id, open: false })
  return ended > 0 && entries.length === BATCH
}
