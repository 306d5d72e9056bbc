import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import { ancestorsOf, subtreeOf } from '@fairground/domain/catalog/category-tree.ts'
import { present } from '@fairground/domain/present.ts'
import { type CursorPage, countMatching, cursorPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import { type Item, isAllProducts, productOf } from './category.ts'
import { findExisting } from './item-queries.ts'
import { findTree } from './queries.ts'

/** Items of one category, or of several: each product once, as it stands in the first. */
const itemsOf = (from: string, place: string): QuerySpec => ({
  from: `${from} join products p on p.site_id = $1 and p.id = i.product_id`,
  site: 'i.site_id',
  columns: 'i.product_id as "productId"',
  tieBreak: { sql: 'i.product_id', type: 'uuid' },
  defaultSort: [{ fieldName: 'place' }, { fieldName: 'added', order: 'DESC' }],
  fields: {
    place: { sql: place, type: 'int8', sortable: true },
    added: { sql: 'i.added_at', type: 'timestamptz', sortable: true },
  },
})
const arrangedFirst = itemsOf('category_items i', 'i.place::int8')
const newestFirst = itemsOf('category_items i', '0::int8')

/** Every product, when the category is that of all of them. */
const allProducts: QuerySpec = {
  ...newestFirst,
  from: 'products p',
  site: 'p.site_id',
  columns: 'p.id as "productId"',
  tieBreak: { sql: 'p.id', type: 'uuid' },
  fields: {
    place: { sql: '0::int8', type: 'int8', sortable: true },
    added: { sql: 'p.created_at', type: 'timestamptz', sortable: true },
  },
}

/** Products of a category and all below it: each once, as arranged in the category itself, as late as it was added anywhere. */
const withBelow = `(
  select i.site_id, i.product_id, max(i.added_at) as added_at,
    coalesce(min(i.place) filter (where i.category_id = ($2::uuid[])[1]), 2147483647) as place
  from category_items i where i.site_id = $1 and i.category_id = any($2) group by i.site_id, i.product_id) i`

interface ItemsRequest {
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string } | undefined
  readonly useCategoryArrangement?: boolean | undefined
  readonly includeItemsFromSubcategories?: boolean | undefined
}

/** Products of a category; hidden ones are for administrators. The last added first, or those arranged by hand before the others. */
export async function listItems(
  ctx: Ctx,
  categoryId: string,
  { cursorPaging = {}, useCategoryArrangement, includeItemsFromSubcategories }: ItemsRequest,
): Promise<CursorPage<{ productId: string }> & { readonly total?: number }> {
  const visible: Condition[] = seesHidden(ctx.caller) ? [] : [{ sql: 'p.visible', values: [] }]
  const scope = { db: ctx.db, cursors: ctx.cursors, now: ctx.now, at: '' }
  const request = { cursorPaging }
  const page = async (spec: QuerySpec, where: readonly Condition[]) => ({
    ...(await cursorPage<{ productId: string }>(spec, request, { ...scope, where })),
    ...present({
      total: cursorPaging.cursor ? undefined : await countMatching(spec, undefined, { db: ctx.db, where }),
    }),
  })
  if (isAllProducts(categoryId)) return page(allProducts, visible)
  if (!includeItemsFromSubcategories) {
    const within: Condition = { sql: 'i.category_id = ?::uuid', values: [categoryId] }
    const spec = useCategoryArrangement ? arrangedFirst : newestFirst
    return page(spec, [within, ...visible])
  }
  const all = subtreeOf(await ctx.db.rows(findTree, {}), categoryId)
  const spec = itemsOf(withBelow, useCategoryArrangement ? 'i.place::int8' : '0::int8')
  // The list of categories is bound first, for the table above reads it from `$2`.
  const below: Condition = { sql: '?::uuid[] is not null', values: [all] }
  return page(spec, [below, ...visible])
}

interface ItemCategories {
  readonly item: Item
  readonly direct: string[]
  /** Above the direct ones, and not among them. */
  readonly above: string[]
}

/** In which categories products are; those of products that are not there: none. Hidden products and categories are for administrators. */
export async function categoriesOfItems(ctx: Ctx, items: readonly Item[]): Promise<ItemCategories[]> {
  const productIds = items.flatMap((item) => productOf(item) ?? [])
  const rows = productIds.length === 0 ? [] : await ctx.db.rows(findExisting, { productIds })
  const shown = seesHidden(ctx.caller) ? rows : rows.filter(({ visible }) => visible)
  const known = new Map(shown.map((row) => [row.id, row.collectionIds]))
  const tree = new Map((await ctx.db.rows(findTree, {})).map((node) => [node.id, node]))
  const isShown = (id: string) => seesHidden(ctx.caller) || (tree.get(id)?.visible ?? false)
  return items.map((item) => {
    const own = known.get(productOf(item) ?? '')
    if (!own) return { item, direct: [], above: [] }
    const direct = own.filter((id) => tree.has(id))
    const above = new Set(direct.flatMap((id) => ancestorsOf(tree, id).reverse()))
    return {
      item,
      direct: [ALL_PRODUCTS_CATEGORY_ID, ...direct.filter(isShown)],
      above: [...above].filter((id) => !direct.includes(id) && isShown(id)),
    }
  })
}
