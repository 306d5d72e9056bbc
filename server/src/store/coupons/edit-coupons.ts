import type { Tx } from '../../db/database.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import type { Ctx } from '../../http/context.ts'
import { createPools, setFree } from '../../ledger/ledger.ts'
import { type Happening, happen } from '../../outbox/happenings.ts'
import { attempt } from '../bulk/attempt.ts'
import {
  type CouponRow,
  countCoupons,
  deleteCoupons,
  findCoupons,
  insertCoupon,
  lockCoupon,
  writeCoupon,
} from './queries.ts'
import { type Decided, readChanges, readNew, type Specification } from './read-specification.ts'

/** A site has at most so many; our choice. */
const MOST = 10_000

const said = (id: string, slug: 'created' | 'updated' | 'deleted', { name }: { name: string }): Happening => ({
  entity: 'coupon',
  entityId: id,
  slug,
  payload: { name },
})

const couponNotFound = (couponId: string) => new ApiError({ code: 'COUPON_NOT_FOUND', couponId })
const codeTaken = (couponCode: string) => new ApiError({ code: 'COUPON_CODE_TAKEN', couponCode })

/** Makes coupons, each by itself. `at` is the wire path of the first. */
export async function createCoupons(
  ctx: Ctx,
  wanted: readonly { specification: Specification; at: string }[],
): Promise<Outcome<string>[]> {
  const outcomes: Outcome<string>[] = []
  for (const { specification, at } of wanted) {
    const { value, error } = attempt(() => readNew(specification, ctx.site.currency, at))
    outcomes.push(value === undefined ? { ok: false, error: error! } : await create(ctx, value)) // one of the two is there
  }
  return outcomes
}

async function create(ctx: Ctx, decided: Decided): Promise<Outcome<string>> {
  try {
    const id = await ctx.db.inTx((tx) => insert(tx, ctx, decided))
    return { ok: true, id, item: id }
  } catch (error) {
    const refused = violatedConstraint(error) === 'coupons_code' ? codeTaken(decided.code) : error
    if (refused instanceof ApiError) return { ok: false, error: refused }
    throw refused
  }
}

async function insert(tx: Tx, ctx: Ctx, { usageLimit, ...decided }: Decided): Promise<string> {
  const { coupons } = (await tx.row(countCoupons, {}))! // a count always has its row
  if (coupons >= MOST) throw new ApiError({ code: 'COUPON_LIMIT_EXCEEDED', threshold: MOST })
  const [id, poolId] = [ctx.newId(), ctx.newId()]
  await createPools(tx, [{ id: poolId, kind: 'coupon', refId: id, capacity: usageLimit }], ctx)
  await tx.run(insertCoupon, { ...decided, id, poolId, at: ctx.now })
  await happen(tx, [said(id, 'created', decided)], ctx)
  return id
}

export async function updateCoupon(ctx: Ctx, id: string, specification: Specification): Promise<void> {
  try {
    await ctx.db.inTx(async (tx) => {
      const before = await tx.row(lockCoupon, { id })
      if (!before) throw couponNotFound(id)
      const { usageLimit, ...decided } = readChanges(specification, before, ctx.site.currency)
      await tx.run(writeCoupon, { ...decided, id: before.id, poolId: before.poolId, at: ctx.now })
      // Fewer than were used already is no fault: then nobody else may use it.
      const free = usageLimit === null ? null : usageLimit - before.used
      if (usageLimit !== before.usageLimit) await setFree(tx, [{ poolId: before.poolId, free, reason: 'MANUAL' }], ctx)
      await happen(tx, [said(before.id, 'updated', decided)], ctx)
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
      rows.map((row) => said(row.id, 'deleted', row)),
      ctx,
    )
    const gone = new Set(rows.map(({ id }) => id))
    // An id that comes twice is gone at its second turn.
    return ids.map(
      (id): Outcome<void> =>
        gone.delete(id.toLowerCase())
          ? { ok: true, id: id.toLowerCase(), item: undefined }
          : { ok: false, id, error: couponNotFound(id) },
    )
  })

export async function readCoupon({ db }: Pick<Ctx, 'db'>, id: string): Promise<CouponRow> {
  const [row] = await db.rows(findCoupons, { ids: [id] })
  if (!row) throw couponNotFound(id)
  return row
}
