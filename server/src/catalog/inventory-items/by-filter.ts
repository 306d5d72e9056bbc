import type { StockChange } from '@fairground/domain/ledger/stock-change.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Outcome, only } from '../../http/bulk-answers.ts'
import { checkOneOf } from '../../http/one-of.ts'
import { changeItems } from './change-items.ts'
import { type ItemRow, lockItems } from './queries.ts'

/** Every item or none: the first refusal is thrown and undoes the rest. Returns the id of what was done. */
export async function changeAll(
  ctx: Ctx,
  ids: readonly string[],
  changeOf: (row: ItemRow) => StockChange,
): Promise<{ jobId: string }> {
  if (ids.length > 0)
    await ctx.db.inTx(async (tx) => {
      const rows = await tx.rows(lockItems, { ids: [...ids] })
      const changes = rows.map((row) => ({ ...changeOf(row), id: row.id }))
      allOrNone(await changeItems(tx, ctx, changes, { reason: 'MANUAL' }))
    })
  return { jobId: ctx.newId() }
}

/** Throws the first refusal. */
export function allOrNone<T>(outcomes: readonly Outcome<T>[]): T[] {
  return outcomes.map((outcome) => only([outcome]))
}

/** Change; one of the two must be present. */
export function deltaOf(
  { incrementBy, decrementBy }: { incrementBy?: number; decrementBy?: number },
  field: string,
): bigint {
  checkOneOf(field, { incrementBy, decrementBy })
  return BigInt(incrementBy ?? 0) - BigInt(decrementBy ?? 0)
}
