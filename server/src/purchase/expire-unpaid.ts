import type { Db } from '../db/database.ts'
import type { Ctx } from '../http/context.ts'
import { cancelPlacedOrder, lockOrderRow } from './change-order.ts'
import { unpaidPastTime } from './queries.ts'

const AT_A_TIME = 100

/** Orders whose online payment was not finished in time are cancelled and give their units back. Returns how many. */
export async function expireUnpaid(db: Db, ctx: Pick<Ctx, 'now' | 'newId'>): Promise<number> {
  const due = await db.rows(unpaidPastTime, { at: ctx.now, limit: AT_A_TIME })
  let expired = 0
  for (const { id } of due) {
    const done = await db.inTx(async (tx) => {
      const order = await lockOrderRow(tx, id)
      // Paid a moment ago, or taken by another process.
      if (order?.status !== 'INITIALIZED') return false
      await cancelPlacedOrder(tx, ctx, order, { restock: true, reason: 'NOT_PAID_IN_TIME' })
      return true
    })
    if (done) expired++
  }
  return expired
}
