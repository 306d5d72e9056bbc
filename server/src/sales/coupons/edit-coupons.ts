import { attempt } from '../../bulk/attempt.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { type Happening, happen } from '../../outbox/happenings.ts'
import { createPools, setNet } from '../ledger/ledger.ts'
import {
  type CouponRow,
  countCoupons,
  deleteCoupons,
  findCodes,
  findCoupons,
  insertCoupons,
  lockCoupon,
  lockCouponCount,
  writeCoupon,
} from './queries.ts'
import { type Decided, readChanges, readNew, type Specification } from './read-specification.ts'
import { fromStored, toStored } from './stored-conditions.ts'

/** A site has at most so many; our choice. */
const MOST = 10_000

const couponChanged = (id: string, slug: 'created' | 'updated' | 'deleted', { name }: { name: string }): Happening => ({
  entity: 'coupon',
  entityId: id,
  slug,
  payload: { name },
})

const couponNotFound = (couponId: string) => new ApiError({ code: 'COUPON_NOT_FOUND', couponId })
const codeTaken = (couponCode: string) => new ApiError({ code: 'COUPON_CODE_TAKEN', couponCode })

/** Makes coupons, each by itself, in one transaction; `at` is the wire path of each. A code that comes twice is the first one's. */
export async function createCoupons(
  ctx: Ctx,
  wanted: readonly { specification: Specification; at: string }[],
): Promise<Outcome<string>[]> {
  const plans = wanted.map(({ specification, at }) => attempt(() => readNew(specification, ctx.site.currency, at)))
  for (let tries = 1; ; tries++) {
    try {
      return await ctx.db.inTx((tx) => create(tx, ctx, plans))
    } catch (error) {
      // Somebody took a code between our look and our write: the second look sees it.
      if (tries === 3 || violatedConstraint(error) !== 'coupons_code') throw error
    }
  }
}

type Plan = ReturnType<typeof attempt<Decided>>

async function create(tx: Tx, ctx: Ctx, plans: readonly Plan[]): Promise<Outcome<string>[]> {
  await tx.run(lockCouponCount, {})
  const codes = await tx.rows(findCodes, { codes: plans.map(({ value }) => value?.code ?? '') })
  const taken = new Set(codes.filter(({ isTaken }) => isTaken).map(({ compared }) => compared))
  let room = MOST - (await tx.row(countCoupons, {}))!.coupons // a count always has its row
  const made: NewCoupon[] = []
  const outcomes = plans.map(({ value, error }, i): Outcome<string> => {
    if (!value) return { ok: false, error: error! } // one of the two is there
    const code = codes[i]!.compared // one for each plan
    if (taken.has(code)) return { ok: false, error: codeTaken(value.code) }
    if (room-- <= 0) return { ok: false, error: new ApiError({ code: 'COUPON_LIMIT_EXCEEDED', threshold: MOST }) }
    taken.add(code)
    const coupon = { ...value, id: ctx.newId(), poolId: ctx.newId() }
    made.push(coupon)
    return { ok: true, id: coupon.id, item: coupon.id }
  })
  await insert(tx, ctx, made)
  return outcomes
}

type NewCoupon = Decided & { readonly id: string; readonly poolId: string }

async function insert(tx: Tx, ctx: Ctx, coupons: readonly NewCoupon[]): Promise<void> {
  if (coupons.length === 0) return
  const pools = coupons.map(({ id, poolId, usageLimit }) => ({
    id: poolId,
    kind: 'coupon' as const,
    refId: id,
    capacity: usageLimit,
  }))
  await createPools(tx, pools, ctx)
  await tx.run(insertCoupons, { coupons: coupons.map(rowOf), at: ctx.now })
  await happen(
    tx,
    coupons.map((coupon) => couponChanged(coupon.id, 'created', coupon)),
    ctx,
  )
}

/** Amounts as text: JSON has no whole numbers of their size. */
const rowOf = ({ amount, rate, conditions, usageLimit: _, ...rest }: NewCoupon) => ({
  ...rest,
  amount: amount === null ? null : String(amount),
  rate: rate === null ? null : String(rate),
  conditions: toStored(conditions),
})

export async function updateCoupon(ctx: Ctx, id: string, specification: Specification): Promise<void> {
  try {
    await ctx.db.inTx(async (tx) => {
      const before = await tx.row(lockCoupon, { id })
      if (!before) throw couponNotFound(id)
      const { usageLimit, ...decided } = readChanges(
        specification,
        { ...before, conditions: fromStored(before.conditions) },
        ctx.site.currency,
      )
      const conditions = toStored(decided.conditions)
      await tx.run(writeCoupon, { ...decided, conditions, id: before.id, poolId: before.poolId, at: ctx.now })
      // Fewer than were used already is no fault: then nobody else may use it.
      if (specification.usageLimit !== undefined)
        await setNet(tx, [{ poolId: before.poolId, net: usageLimit, reason: 'MANUAL' }], ctx)
      await happen(tx, [couponChanged(before.id, 'updated', decided)], ctx)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'coupons_code') throw codeTaken(specification.code ?? '')
    throw error
  }
}

/** Deletes coupons, each by itself; what they took off stays with the orders. */
export const removeCoupons = (ctx: Ctx, ids: readonly string[]): Promise<Outcome<void>[]> =>
  ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(deleteCoupons, { ids: [...ids] })
    await happen(
      tx,
      rows.map((row) => couponChanged(row.id, 'deleted', row)),
      ctx,
    )
    const gone = new Set(rows.map(({ id }) => id))
    // An id that comes twice is gone at its second turn.
    return ids.map(
      (id): Outcome<void> =>
        gone.delete(id) ? { ok: true, id, item: undefined } : { ok: false, id, error: couponNotFound(id) },
    )
  })

export async function readCoupon({ db }: Pick<Ctx, 'db'>, id: string): Promise<CouponRow> {
  const [row] = await db.rows(findCoupons, { ids: [id] })
  if (!row) throw couponNotFound(id)
  return row
}
