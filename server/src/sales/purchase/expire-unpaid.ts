import { isUnpaid, UNPAID } from '@fairground/domain/orders/payment-status.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { eachOnItsOwn } from '../../ground/each.ts'
import { cameBack } from '../ledger/ledger.ts'
import { cancelPlacedOrder, type LockedOrder, lockOrderRow } from './change-order.ts'
import { linesOfOrder, lockTickets, unpaidPastTime } from './queries.ts'

/** Orders that a buyer who lacks units waits for; each gives one unit back at least. */
const WHILE_SOMEBODY_WAITS = 100

const isGivenUp = ({ status, paymentStatus, paid, payBy }: LockedOrder, now: Date): boolean => {
  if (payBy === null || payBy > now) return false
  // An authorized payment waits for the merchant, not for the buyer.
  if (status === 'INITIALIZED') return paymentStatus !== 'PENDING_MERCHANT'
  return status === 'APPROVED' && isUnpaid(paymentStatus) && paid === 0n
}

/** True when something was sent, or somebody let in, since the order was found; nobody is let in until the transaction ends. */
async function isUsed(tx: Tx, orderId: string): Promise<boolean> {
  const tickets = await tx.rows(lockTickets, { orderId })
  const lines = await tx.rows(linesOfOrder, { orderId })
  return tickets.some(({ isIn }) => isIn) || lines.some(({ fulfilled }) => fulfilled > 0n)
}

/**
 * Orders whose payment did not come in time, online or outside, are cancelled and give their units back. Returns how many. One that was
 * paid, in part or whole, sent or let in, stands.
 */
export async function expireUnpaid(db: Db, ctx: Pick<Ctx, 'now' | 'newId'>): Promise<number> {
  return expireAll(db, ctx, await db.rows(unpaidPastTime, { at: ctx.now, limit: null, unpaid: [...UNPAID], pools: [] }))
}

/** Longest time from the moment with which units are given back until the pool shows them to others. */
const GIVEN_BACK_WITHIN_MS = 10_000

/**
 * As `expireUnpaid`, of those that hold units of the pools: the first hundred, while a buyer waits. Returns whether there were any, or units of
 * the pools came back a moment ago: another buyer may have given the order up between this one's refusal and now.
 */
export async function expireUnpaidOf(
  db: Db,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  pools: readonly string[],
): Promise<boolean> {
  if (pools.length === 0) return false
  const limit = WHILE_SOMEBODY_WAITS
  const due = await db.rows(unpaidPastTime, { at: ctx.now, limit, unpaid: [...UNPAID], pools: [...pools] })
  await expireAll(db, ctx, due)
  return due.length > 0 || cameBack(db, pools, new Date(ctx.now.getTime() - GIVEN_BACK_WITHIN_MS))
}

async function expireAll(
  db: Db,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  due: readonly { readonly id: string }[],
): Promise<number> {
  let expired = 0
  await eachOnItsOwn(due, async ({ id }) => {
    const done = await db.inTx(async (tx) => {
      const order = await lockOrderRow(tx, id)
      // Paid a moment ago, or taken by another process.
      if (!order || !isGivenUp(order, ctx.now) || (await isUsed(tx, id))) return false
      await cancelPlacedOrder(tx, ctx, order, { restock: true, reason: 'NOT_PAID_IN_TIME' })
      return true
    })
    if (done) expired++
  })
  return expired
}
