import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import {
  categoryChanged,
  categoryNotFound,
  type Item,
  isAllProducts,
  itemNotFound,
  itemOf,
  managed,
  productOf,
  refusedItems,
  treeReference,
} from './category.ts'
import { arrangeItems, findExisting, findItems } from './item-queries.ts'
import { type Direction, moveProducts } from './move-products.ts'
import { lockCategories, shareCategories } from './queries.ts'

/**
 * Puts products into a category, or takes them out, each by itself. With `all`, throws PRODUCT_NOT_FOUND when one does not exist, and then
 * moves none.
 */
export const moveItems = (
  ctx: Pick<Ctx, 'db' | 'caller' | 'now' | 'newId'>,
  categoryId: string,
  items: readonly Item[],
  { direction, needed = 'each' }: { direction: Direction; needed?: 'each' | 'all' | undefined },
): Promise<Outcome<Item>[]> =>
  ctx.db.inTx(async (tx) => {
    if (isAllProducts(categoryId)) throw managed(categoryId)
    const [category] = await tx.rows(shareCategories, { ids: [categoryId] })
    if (!category) throw categoryNotFound(categoryId)
    const refused = refusedItems(ctx, category)
    if (refused) throw refused
    const productIds = [...new Set(items.flatMap((item) => productOf(item) ?? []))]
    const known = await moveProducts(tx, ctx, { productIds, categoryIds: [category.id], direction })
    const missing = items.find((item) => !known.has(productOf(item) ?? ''))
    if (missing && needed === 'all') throw new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: missing.catalogItemId })
    return items.map((item): Outcome<Item> => {
      const productId = productOf(item)
      return productId && known.has(productId)
        ? { ok: true, id: productId, item }
        : { ok: false, id: item.catalogItemId, error: itemNotFound(item.catalogItemId) }
    })
  })

/** Puts a product into categories, or takes it out, each by itself; throws when there is no such product. */
export const moveItem = (
  ctx: Ctx,
  item: Item,
  categoryIds: readonly string[],
  direction: Direction,
): Promise<Outcome<string>[]> =>
  ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(shareCategories, { ids: [...categoryIds] })
    const known = new Map(rows.map((row) => [row.id, row]))
    const errors = categoryIds.map((id) => {
      if (isAllProducts(id)) return managed(id)
      const row = known.get(id)
      return row ? refusedItems(ctx, row) : categoryNotFound(id)
    })
    const free = [...new Set(categoryIds.filter((_, i) => !errors[i]).map((id) => id))]
    const productId = productOf(item)
    if (!productId) throw itemNotFound(item.catalogItemId)
    const moved = await moveProducts(tx, ctx, { productIds: [productId], categoryIds: free, direction })
    if (!moved.has(productId)) throw itemNotFound(item.catalogItemId)
    return categoryIds.map((id, i): Outcome<string> => {
      const error = errors[i]
      return error ? { ok: false, id, error } : { ok: true, id, item: id }
    })
  })

/** In which categories a product is, those of its own rules and apps left alone. */
export async function setItemCategories(
  ctx: Ctx,
  item: Item,
  categoryIds: readonly string[],
): Promise<{ added: Outcome<string>[]; removed: Outcome<string>[] }> {
  const productId = productOf(item)
  const [product] = productId ? await ctx.db.rows(findExisting, { productIds: [productId] }) : []
  if (!product) throw itemNotFound(item.catalogItemId)
  const wanted = new Set(categoryIds)
  const missing = [...wanted].filter((id) => !product.collectionIds.includes(id))
  const others = product.collectionIds.filter((id) => !wanted.has(id))
  const existing = others.length === 0 ? [] : await ctx.db.rows(shareCategories, { ids: others })
  const free = existing.filter((row) => !refusedItems(ctx, row)).map((row) => row.id)
  return {
    added: missing.length === 0 ? [] : await moveItem(ctx, item, missing, 'in'),
    removed: free.length === 0 ? [] : await moveItem(ctx, item, free, 'out'),
  }
}

/** Arranges products by hand: these first, in this order. Throws ITEM_NOT_IN_CATEGORY and then changes nothing. */
export const arrange = (ctx: Ctx, categoryId: string, items: readonly Item[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    if (isAllProducts(categoryId)) throw managed(categoryId)
    const [category] = await tx.rows(lockCategories, { ids: [categoryId] })
    if (!category) throw categoryNotFound(categoryId)
    const productIds = [...new Set(items.map((item) => productOf(item) ?? item.catalogItemId.toLowerCase()))]
    const requestedIds = items.flatMap((item) => productOf(item) ?? [])
    const there = new Set(
      (await tx.rows(findItems, { categoryId: category.id, productIds: requestedIds })).map(
        ({ productId }) => productId,
      ),
    )
    const missing = productIds.find((id) => !there.has(id))
    if (missing) throw new ApiError({ code: 'ITEM_NOT_IN_CATEGORY', catalogItemId: missing })
    await tx.run(arrangeItems, { categoryId: category.id, productIds })
    const payload = { categoryId: category.id, treeReference, arrangedItems: productIds.map(itemOf) }
    await happen(
      tx,
      [
        { entity: 'category', entityId: category.id, slug: 'items_arranged_in_category', payload },
        categoryChanged(category.id, 'updated')[1]!, // the collection's
      ],
      ctx,
    )
  })
