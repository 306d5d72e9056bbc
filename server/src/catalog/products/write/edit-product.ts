import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { isUuid } from '../../../ground/ids.ts'
import { happen } from '../../../outbox/happenings.ts'
import type { ProductDoc } from '../model/product.ts'
import { freeSlugs } from './free-slugs.ts'
import { type ProductState, stateOf, withFields } from './product-state.ts'
import { deleteProductRows } from './queries.ts'
import { racing } from './slug-races.ts'
import { changeProduct, lockCatalog, saveStates } from './write-products.ts'

const notFound = (productId: string) => new ApiError({ code: 'PRODUCT_NOT_FOUND', productId })

/** One product from its present state to the next; throws PRODUCT_NOT_FOUND. */
export async function editProduct(ctx: Ctx, id: string, next: (state: ProductState) => ProductState): Promise<void> {
  if (!isUuid(id)) throw notFound(id)
  if (!(await ctx.db.inTx((tx) => changeProduct(tx, id, next, { moment: ctx })))) throw notFound(id)
}

/** Sets the product's fields, and its slug when one is given. */
export async function updateProduct(
  ctx: Ctx,
  id: string,
  slug: string | undefined,
  change: (before: ProductState) => ProductState,
): Promise<void> {
  if (!isUuid(id)) throw notFound(id)
  await racing(ctx.db, async (tx) => {
    const [before] = await lockCatalog(tx, [id])
    if (!before) throw notFound(id)
    const state = stateOf(before)
    const fields = change(state)
    const renamed = slug !== undefined && slug !== state.slug
    const [own] = renamed ? await freeSlugs(tx, [{ name: fields.name, slug }]) : [state.slug]
    const after = { ...withFields(state, fields, ctx.newId), slug: own! }
    await saveStates(tx, [{ before, after }], 'MANUAL', ctx)
  })
}

/** Changes what travels in the product's document. */
export const editDoc = (ctx: Ctx, id: string, next: (doc: ProductDoc) => ProductDoc): Promise<void> =>
  editProduct(ctx, id, (state) => ({ ...state, doc: next(state.doc) }))

export async function deleteProduct(ctx: Ctx, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound(id)
  if ((await deleteProducts(ctx, [id])).size === 0) throw notFound(id)
}

/** Deletes in one transaction those that exist, and says which they were. */
export const deleteProducts = (ctx: Ctx, ids: readonly string[]): Promise<Set<string>> =>
  ctx.db.inTx((tx) => deleteWithin(tx, ctx, ids))

/** The same within the caller's transaction. */
export async function deleteWithin(
  tx: Tx,
  moment: Pick<Ctx, 'now' | 'newId'>,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const gone = await tx.rows(deleteProductRows, { ids: [...ids] })
  await happen(
    tx,
    gone.map(({ id, ...was }) => ({
      entity: 'product',
      entityId: id,
      slug: 'deleted',
      payload: { productId: id, ...was },
    })),
    moment,
  )
  return new Set(gone.map(({ id }) => id))
}
