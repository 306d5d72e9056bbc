import { violatedConstraint } from '../../db/faults.ts'
import type { Tx } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { createPools, lockedPools, moveUnits } from '../ledger/ledger.ts'
import { counterOf } from './customer-counters.ts'
import { findCounters, type OrderWithCoupon, ordersOfAddress, ordersOfOwner } from './queries.ts'

/**
 * A visitor signs in, or a member is joined into another: what they used of coupons counts with the member from now on, as their orders do. It
 * comes before the orders, by whose owners it knows them.
 */
export async function couponUsesFollow(
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
  now: Date,
): Promise<void> {
  await moveUses(tx, await tx.rows(ordersOfOwner, { ownerId: visitorId }), memberId, now)
}

/** The same for orders that guests placed with the address that the member has proved. */
export async function couponUsesClaimed(
  tx: Tx,
  { memberId, email }: { memberId: string; email: string },
  now: Date,
): Promise<void> {
  await moveUses(tx, await tx.rows(ordersOfAddress, { memberId, email }), memberId, now)
}

async function moveUses(tx: Tx, orders: readonly OrderWithCoupon[], memberId: string, now: Date): Promise<void> {
  if (orders.length === 0) return
  const moves = [...Map.groupBy(orders, ({ couponId, ownerId }) => `${couponId} ${ownerId}`).values()].map((ofOne) => {
    const { couponId, ownerId } = ofOne[0]! // groups are not empty
    const [from, to] = [counterOf(couponId, ownerId), counterOf(couponId, memberId)]
    return { from, to, refIds: ofOne.map(({ orderId }) => orderId) }
  })
  const refs = moves.flatMap(({ from, to }) => [from, to])
  const before = await tx.rows(findCounters, { refs })
  const wanted = new Map(
    moves.flatMap(({ from, to }) => {
      const source = before.find(({ refId }) => refId === from)
      return source && !before.some(({ refId }) => refId === to) ? [[to, source] as const] : []
    }),
  )
  const made = [...wanted].map(([refId, { capacity, owed }]) => ({
    id: newId(now),
    kind: 'couponCustomer' as const,
    refId,
    capacity: capacity === null ? null : capacity - owed,
  }))
  try {
    await tx.savepoint(() => createPools(tx, made, { now }))
  } catch (error) {
    // The member orders with it at that moment, and the order made the counter.
    if (violatedConstraint(error) !== 'pools_ref') throw error
    return moveUses(tx, orders, memberId, now)
  }
  const pools = new Map([...before, ...made].map(({ refId, id }) => [refId, id]))
  await lockedPools(tx, [...pools.values()])
  for (const { from, to, refIds } of moves) {
    const [source, target] = [pools.get(from), pools.get(to)]
    // Uses of a coupon without a limit for each customer are counted nowhere but at the coupon.
    if (source && target) await moveUnits(tx, { from: source, to: target, refIds }, now)
  }
}
