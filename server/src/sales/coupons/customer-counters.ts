import { violatedConstraint } from '../../db/faults.ts'
import type { Ctx } from '../../ground/context.ts'
import { derivedId } from '../../ground/ids.ts'
import { createPools, setNet } from '../ledger/ledger.ts'
import { lockCoupon } from './lock-coupon.ts'
import { findCounters } from './queries.ts'

/** Customer who would use it: the owner of the cart and, once it is known, their address. */
export interface Customer {
  readonly ownerId: string
  readonly email?: string | undefined
  /** Members are known by their account, with or without an address. */
  readonly isMember?: boolean
  /** An order of these very lines used it: that use is not counted against them. */
  readonly hasUsedIt?: boolean
}

/** The counter of a customer for a coupon, by one of the two that they are known by. */
export const counterOf = (couponId: string, key: string): string => derivedId('coupon customer', couponId, key)

/** A customer is known by their cart's owner and by their address; one who comes as another is known by one of the two. */
export const countersOf = (couponId: string, { ownerId, email }: Customer): string[] =>
  [ownerId, ...(email ? [email.trim().toLowerCase()] : [])].map((key) => counterOf(couponId, key))

interface LimitOfCustomer {
  readonly couponId: string
  /** Revision of the coupon that sets the limit. */
  readonly revision: bigint
  readonly limit: number
  readonly customer: Customer
}

/** The customer's counters for the coupon, made, or set to its limit. */
export async function readyCounters(ctx: Ctx, limit: LimitOfCustomer): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await setCounters(ctx, limit)
    } catch (error) {
      // The same customer orders twice at once, and the other order made the counter.
      if (attempt === 3 || violatedConstraint(error) !== 'pools_ref') throw error
    }
  }
}

async function setCounters(ctx: Ctx, { couponId, revision, limit, customer }: LimitOfCustomer): Promise<string[]> {
  const refs = countersOf(couponId, customer)
  const net = BigInt(limit)
  const known = await ctx.db.rows(findCounters, { refs })
  const missing = refs
    .filter((ref) => !known.some(({ refId }) => refId === ref))
    .map((refId) => ({ refId, id: ctx.newId() }))
  const changed = known.filter(({ capacity, owed }) => capacity === null || capacity - owed !== net)
  if (missing.length + changed.length > 0) {
    await ctx.db.inTx(async (tx) => {
      // An order that was priced before the limit was edited must not set the old one again.
      await lockCoupon(tx, { id: couponId, revision })
      await createPools(
        tx,
        missing.map(({ id, refId }) => ({ id, kind: 'couponCustomer', refId, capacity: net })),
        ctx,
      )
      await setNet(
        tx,
        changed.map(({ id }) => ({ poolId: id, net, reason: 'MANUAL' as const })),
        ctx,
      )
    })
  }
  return [...known, ...missing].map(({ id }) => id)
}
