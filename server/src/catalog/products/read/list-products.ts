import { type OffsetPaging, type OffsetRequest, offsetPage } from '../../../db/pages.ts'
import type { Condition, QuerySpec } from '../../../db/query-sql.ts'
import type { Queryable } from '../../../ground/database.ts'
import { type CatalogProduct, withVariants } from './catalog-product.ts'
import { findVariants, type ProductRow, productColumns } from './queries.ts'

/** Products as lists of either generation select them: the newest first unless sorted. */
export const products = {
  from: 'products p',
  site: 'p.site_id',
  columns: productColumns,
  tieBreak: { sql: 'p.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
} as const satisfies Omit<QuerySpec, 'fields'>

export const visibleOnly: Condition = { sql: 'p.visible', values: [] }

/** Variants of a page of products: one statement. */
export async function loadVariants(db: Queryable, rows: readonly ProductRow[]): Promise<CatalogProduct[]> {
  if (rows.length === 0) return []
  return withVariants(rows, await db.rows(findVariants, { productIds: rows.map((p) => p.id) }))
}

/** Products by offset with their variants, filtered and sorted by `fields` alone: at most three statements. */
export async function offsetProducts(
  db: Queryable,
  fields: QuerySpec['fields'],
  request: OffsetRequest,
): Promise<{ found: CatalogProduct[]; paging: OffsetPaging }> {
  const { from, site, columns, tieBreak } = products
  const { rows, paging } = await offsetPage<ProductRow>({ from, site, columns, tieBreak, fields }, request, { db })
  return { found: await loadVariants(db, rows), paging }
}
