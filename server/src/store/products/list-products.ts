import { ALL_PRODUCTS_ID } from '@fairground/contract/stores/collection.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import type { Queryable } from '../../db/database.ts'
import { type OffsetPaging, type OffsetRequest, offsetPage } from '../../db/pages.ts'
import type { Condition, Field, QuerySpec } from '../../db/query-sql.ts'
import { type CatalogProduct, withVariants } from './catalog-product.ts'
import { numericIdSql } from './numeric-id.ts'
import { findVariants, type ProductRow, productColumns } from './queries.ts'

/** Stands for the collection of all products where ids are UUIDs. */
const EVERY = '00000000-0000-0000-0000-000000000000'

/** Every product is in the collection of all products; the others are in the row. */
const inCollections: Field = {
  sql: 'p.collection_ids',
  type: 'uuid[]',
  value: (wire) => (wire === ALL_PRODUCTS_ID ? EVERY : wire),
  anyOf: (ids) => `('${EVERY}'::uuid = any(${ids}) or p.collection_ids && ${ids})`,
}

/** In stock: some visible variant is, by count or by the merchant's switch. */
const inStock = `exists (
  select 1 from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
  where v.site_id = $1 and v.product_id = p.id and v.visible
    and case when p.track_inventory then s.used < s.capacity else v.in_stock end)`

const inventoryStatus = `(
  select case when count(*) filter (where there) = 0 then 'OUT_OF_STOCK' when bool_and(there) then 'IN_STOCK'
              else 'PARTIALLY_OUT_OF_STOCK' end
  from (select case when p.track_inventory then s.used < s.capacity else v.in_stock end as there
        from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
        where v.site_id = $1 and v.product_id = p.id and v.visible) stock)`

/** Fields that both generations share, under the expression they stand for. */
export function productFields(currency: string) {
  const money = (sql: string): Field => ({
    sql,
    type: 'int8',
    sortable: true,
    value: (wire) => minorUnits(wire, currency),
  })
  return {
    id: { sql: 'p.id', type: 'uuid', sortable: true },
    name: { sql: 'p.name', type: 'text', sortable: true },
    slug: { sql: 'p.slug', type: 'text', sortable: true },
    visible: { sql: 'p.visible', type: 'bool' },
    productType: { sql: 'p.product_type', type: 'text', sortable: true },
    description: { sql: `coalesce(p.doc->>'description', '')`, type: 'text' },
    numericId: { sql: numericIdSql('p.id'), type: 'int8', sortable: true },
    sku: { sql: 'p.sku', type: 'text', sortable: true },
    brand: { sql: `coalesce(p.brand, '')`, type: 'text', sortable: true },
    ribbon: { sql: `coalesce(p.ribbon, '')`, type: 'text', sortable: true },
    createdDate: { sql: 'p.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'p.updated_at', type: 'timestamptz', sortable: true },
    price: money('p.price'),
    lowestPrice: money('p.price_min'),
    highestPrice: money('p.price_max'),
    collections: inCollections,
    manageVariants: { sql: 'p.manage_variants', type: 'bool' },
    trackInventory: { sql: 'p.track_inventory', type: 'bool' },
    inStock: { sql: inStock, type: 'bool' },
    inventoryStatus: { sql: inventoryStatus, type: 'text' },
  } as const satisfies Record<string, Field>
}

/** Prices are compared exactly; digits beyond the currency's are rounded away. */
function minorUnits(wire: unknown, currency: string): bigint | undefined {
  if (typeof wire !== 'number' && typeof wire !== 'string') return undefined
  const parsed = parseAmount(wire, currency, { negative: true })
  if (parsed.ok) return parsed.minor
  const number = Number(wire)
  if (parsed.refusal.rule !== 'DECIMAL_MAX_SCALE' || !Number.isFinite(number)) return undefined
  const rounded = parseAmount(number.toFixed(parsed.refusal.limit ?? 0), currency, { negative: true })
  return rounded.ok ? rounded.minor : undefined
}

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

/** Catalogue v3: the newest first unless sorted. */
export function productListV3(currency: string): QuerySpec {
  const f = productFields(currency)
  return {
    ...products,
    fields: {
      ...{
        id: f.id,
        name: f.name,
        slug: f.slug,
        visible: f.visible,
        createdDate: f.createdDate,
        updatedDate: f.updatedDate,
      },
      productType: { ...f.productType, value: (wire) => (typeof wire === 'string' ? wire.toLowerCase() : undefined) },
      searchText: { sql: 'p.search_text', type: 'text' },
      'brand.name': f.brand,
      'ribbon.name': f.ribbon,
      'variantsInfo.variants.sku': f.sku,
      'actualPriceRange.minValue.amount': f.lowestPrice,
      'actualPriceRange.maxValue.amount': f.highestPrice,
      'directCategoriesInfo.categories.id': f.collections,
      'allCategoriesInfo.categories.id': f.collections,
      'inventory.availabilityStatus': f.inventoryStatus,
    },
  }
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
