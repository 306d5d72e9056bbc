import { violatedConstraint } from '../../db/faults.ts'
import type { Ctx } from '../../http/context.ts'
import { derivedId } from '../../ids.ts'
import { createPools, setFree } from '../../ledger/ledger.ts'
import { findCounters } from './queries.ts'

/** Who would use it: whose cart it is and, once it is known, where they are written to. */
export interface Customer {
  readonly ownerId: string
  readonly email?: string | undefined
  /** An order of these very lines used it: that use is not counted against them. */
  readonly hasUsedIt?: boolean
}

/** A customer is known by their cart's owner and by their address; whoever comes as another is known by one of the two. */
export const countersOf = (couponId: string, { ownerId, email }: Customer): string[] =>
  [ownerId, ...(email ? [email.trim().toLowerCase()] : [])].map((key) => derivedId('coupon customer', couponId, key))

/** The customer's counters for the coupon, made, or set to its limit of now. */
export async function readyCounters(ctx: Ctx, couponId: string, customer: Customer, limit: number): Promise<string[]> {
  const refs = countersOf(couponId, customer)
  for (let attempt = 1; ; attempt++) {
    try {
      return await setCounters(ctx, refs, BigInt(limit))
    } catch (error) {
      // The same customer orders twice at once, and the other order made the counter.
      if (attempt === 3 || violatedConstraint(error) !== 'pools_ref') throw error
    }
  }
}

async function setCounters(ctx: Ctx, refs: readonly string[], limit: bigint): Promise<string[]> {
  const known = await ctx.db.rows(findCounters, { refs: [...refs] })
  const missing = refs
    .filter((ref) => !known.some(({ refId }) => refId === ref))
    .map((refId) => ({ refId, id: ctx.newId() }))
  const changed = known.filter(({ capacity, owed }) => capacity === null || capacity - owed !== limit)
  if (missing.length + changed.length > 0) {
    await ctx.db.inTx(async (tx) => {
      await createPools(
        tx,
        missing.map(({ id, refId }) => ({ id, kind: 'couponCustomer', refId, capacity: limit })),
        ctx,
      )
      await setFree(
        tx,
        changed.map(({ id, used }) => ({ poolId: id, free: limit - used, reason: 'MANUAL' as const })),
        ctx,
      )
    })
  }
  return [...known, ...missing].map(({ id }) => id)
}
