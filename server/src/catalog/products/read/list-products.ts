import { type OffsetPaging, type OffsetRequest, offsetPage } from '../../../db/pages.ts'
import type { Condition, QuerySpec } from '../../../db/query-sql.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Queryable } from '../../../ground/database.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { productFieldsV3 } from '../v3/fields.ts'
import { type CatalogProduct, withVariants } from './catalog-product.ts'
import { productFields } from './product-fields.ts'
import { findVariants, type ProductRow, productColumns } from './queries.ts'

const products = {
  from: 'products p',
  site: 'p.site_id',
  columns: productColumns,
  tieBreak: { sql: 'p.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
} as const satisfies Omit<QuerySpec, 'fields'>

/** Catalogue v1: the newest first unless sorted. */
export function productListV1(currency: string): QuerySpec {
  const f = productFields(currency)
  return {
    ...products,
    fields: {
      ...{ id: f.id, name: f.name, slug: f.slug, visible: f.visible, productType: f.productType, sku: f.sku },
      ...{ description: f.description, numericId: f.numericId, brand: f.brand, ribbon: f.ribbon },
      ...{ createdDate: f.createdDate, lastUpdated: f.updatedDate, price: f.price },
      'priceData.price': f.price,
      'priceData.discountedPrice': f.lowestPrice,
      'priceRange.minValue': f.lowestPrice,
      'priceRange.maxValue': f.highestPrice,
      collectionIds: f.collections,
      'collections.id': f.collections,
      manageVariants: f.manageVariants,
      'stock.trackInventory': f.trackInventory,
      'stock.inStock': f.inStock,
      'stock.inventoryStatus': f.inventoryStatus,
    },
  }
}

/** Catalogue v3: the newest first unless sorted. Private tags are the administrator's to find products by. */
export function productListV3({ site, caller }: Pick<Ctx, 'site' | 'caller'>): QuerySpec {
  const seesAll = seesHidden(caller)
  const { 'tags.privateTags.tagIds': privateTags, ...fields } = productFieldsV3(site.currency, seesAll)
  return { ...products, fields: seesAll ? { ...fields, 'tags.privateTags.tagIds': privateTags! } : fields }
}

export const visibleOnly: Condition = { sql: 'p.visible', values: [] }

/** Variants of a page of products: one statement. */
export async function loadVariants(db: Queryable, products: readonly ProductRow[]): Promise<CatalogProduct[]> {
  if (products.length === 0) return []
  return withVariants(products, await db.rows(findVariants, { productIds: products.map((p) => p.id) }))
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
