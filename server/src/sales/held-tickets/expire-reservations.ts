import type { Db } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { happen } from '../../outbox/happenings.ts'
import { release } from '../ledger/ledger.ts'
import { fewOf, givenBackBy } from './given-back.ts'
import { anyLapsed, expireDue, untilEnded } from './queries.ts'

/** Few enough that a transaction stays short. */
const BATCH = 200

/**
 * Ends reservations that have run out by `now`, with their offers and units; returns how many that were. Those that others end at this
 * moment are theirs: the state change decides.
 */
export async function expireReservations(db: Db, now: Date): Promise<number> {
  let expired = 0
  for (;;) {
    const batch = await db.inTx(async (tx) => {
      const expiring = await tx.rows(expireDue, { at: now, limit: BATCH })
      const ids = expiring.map(({ id }) => id)
      if (ids.length === 0) return 0
      const few = fewOf(await release(tx, ids, 'EXPIRED', { now }))
      await happen(
        tx,
        expiring.map(({ id, doc }) => ({
          entity: 'ticketReservation',
          entityId: id,
          slug: 'expired',
          payload: givenBackBy(doc, few),
        })),
        { now, newId: () => newId(now) },
      )
      return ids.length
    })
    expired += batch
    if (batch < BATCH) return expired
  }
}

/** Longest time from the moment with which an ended reservation is marked until it is visible to others. */
const ENDED_WITHIN_MS = 10_000

/**
 * Before somebody is refused for lack of units, what is held past its time comes free: here, or where it is ended at this moment, which is
 * waited for. Returns whether there was any, or others have ended some since units were found short: one more attempt may find them.
 */
export async function freeLapsed(db: Db, now: Date): Promise<boolean> {
  const lapsed = await db.row(anyLapsed, { at: now, since: new Date(now.getTime() - ENDED_WITHIN_MS) })
  if (!lapsed?.isDue) return lapsed?.wasEnded ?? false
  await expireReservations(db, now)
  await db.rows(untilEnded, { at: now })
  return true
}
