import type { Db } from '../db/database.ts'
import { eachOnItsOwn } from '../each.ts'
import type { Ctx } from '../http/context.ts'
import { cancelPlacedOrder, type LockedOrder, lockOrderRow } from './change-order.ts'
import { unpaidPastTime } from './queries.ts'

const AT_A_TIME = 100

const isGivenUp = ({ status, paymentStatus, paid, payBy }: LockedOrder, now: Date): boolean => {
  if (payBy === null || payBy > now) return false
  return status === 'INITIALIZED' || (status === 'APPROVED' && paymentStatus === 'NOT_PAID' && paid === 0n)
}

/**
 * Orders whose payment did not come in time, online or outside, are cancelled and give their units back. Returns how many. One that was
 * paid, in part or whole, sent or let in, stands.
 */
export async function expireUnpaid(db: Db, ctx: Pick<Ctx, 'now' | 'newId'>): Promise<number> {
  const due = await db.rows(unpaidPastTime, { at: ctx.now, limit: AT_A_TIME })
  let expired = 0
  await eachOnItsOwn(due, async ({ id }) => {
    const done = await db.inTx(async (tx) => {
      const order = await lockOrderRow(tx, id)
      // Paid a moment ago, or taken by another process.
      if (!order || !isGivenUp(order, ctx.now)) return false
      await cancelPlacedOrder(tx, ctx, order, { restock: true, reason: 'NOT_PAID_IN_TIME' })
      return true
    })
    if (done) expired++
  })
  return expired
}
