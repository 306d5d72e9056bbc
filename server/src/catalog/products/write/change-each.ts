import { isRefused, type Refused } from '../../../bulk/attempt.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { isUuid } from '../../../ground/ids.ts'
import { isStale, staleRevision } from '../../../ground/same-revision.ts'
import type { Outcome } from '../../../http/bulk-answers.ts'
import { type ProductState, stateOf } from './product-state.ts'
import { lockCatalog, type ProductChange, saveStates } from './write-products.ts'

interface ProductAtRevision {
  readonly id: string
  /** Absent changes whatever there is. */
  readonly revision?: string | undefined
}

export type Next = (state: ProductState) => ProductState | Refused

/** Each product from its present state to the next, in the caller's transaction; those that are refused stay. */
export async function changeEachIn(
  tx: Tx,
  ctx: Ctx,
  named: readonly ProductAtRevision[],
  next: Next,
): Promise<Outcome<string>[]> {
  const found = await lockCatalog(tx, [...new Set(named.map(({ id }) => id.toLowerCase()).filter(isUuid))])
  const before = new Map(found.map((one) => [one.product.id, one]))
  const changes = new Map<string, ProductChange>()
  const outcomes = named.map(({ id, revision }): Outcome<string> => {
    const refused = (error: Refused): Outcome<string> => ({ ok: false, id, error })
    const catalog = before.get(id.toLowerCase())
    if (!catalog) return refused(new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: id }))
    if (isStale(catalog.product, revision)) return refused(staleRevision(catalog.product))
    // One that is named twice is changed twice, and written once.
    const after = next(changes.get(catalog.product.id)?.after ?? stateOf(catalog))
    if (isRefused(after)) return refused(after)
    changes.set(catalog.product.id, { before: catalog, after })
    return { ok: true, id: catalog.product.id, item: catalog.product.id }
  })
  await saveStates(tx, [...changes.values()], 'MANUAL', ctx)
  return outcomes
}

export const changeEach = (ctx: Ctx, named: readonly ProductAtRevision[], next: Next): Promise<Outcome<string>[]> =>
  ctx.db.inTx((tx) => changeEachIn(tx, ctx, named, next))
