import type { Db } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { happen } from '../../outbox/happenings.ts'
import { release } from '../../sales/ledger/ledger.ts'
import { expireDue } from './queries.ts'
import { fewOf, givenBackBy } from './reservation-row.ts'

/** Few enough that a transaction stays short. */
const BATCH = 200

/**
 * Gives back the units of reservations that have run out by `now`; returns how many reservations that were.
 * Called by a job, and by callers who find units short: the state change decides, so both at once give back once.
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
