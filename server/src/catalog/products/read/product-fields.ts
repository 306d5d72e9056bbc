import { parseAmount } from '@fairground/domain/money.ts'
import type { Field } from '../../../db/query-sql.ts'
import { directCategoryIds } from '../../search/category-fields.ts'
import { numericIdSql } from '../model/numeric-id.ts'

/**
 * In stock: some visible variant is, by count or by the merchant's switch. A scalar, for PostgreSQL would look up the stock of the whole
 * shop for an EXISTS over a few thousand products.
 */
export const inStock = `coalesce((
  select true from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
  where v.site_id = $1 and v.product_id = p.id and v.visible
    and case when s.capacity is null then v.in_stock else s.used < s.capacity end
  limit 1), false)`

export const inventoryStatus = `(
  select case when count(*) filter (where there) = 0 then 'OUT_OF_STOCK' when bool_and(there) then 'IN_STOCK'
              else 'PARTIALLY_OUT_OF_STOCK' end
  from (select case when s.capacity is null then v.in_stock else s.used < s.capacity end
                 or v.preorder and coalesce(d.used < d.capacity, d.id is not null) as there
        from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
        left join pools d on d.site_id = $1 and d.id = v.preorder_pool_id
        where v.site_id = $1 and v.product_id = p.id and v.visible) stock)`

/** An amount in minor units, filtered by and sorted as one in major units. */
export const money = (sql: string, currency: string): Field => ({
  sql,
  type: 'int8',
  sortable: true,
  value: (wire) => minorUnits(wire, currency),
})

/** Fields that both generations share, under the expression they stand for. */
export function productFields(currency: string) {
  return {
    id: { sql: 'p.id', type: 'uuid', sortable: true },
    name: { sql: 'p.name', type: 'text', sortable: true },
    slug: { sql: 'p.slug', type: 'text', sortable: true },
    visible: { sql: 'p.visible', type: 'bool' },
    productType: { sql: 'p.product_type', type: 'text', sortable: true },
    description: { sql: `coalesce(p.doc->>'description', '')`, type: 'text' },
    numericId: { sql: numericIdSql('p.id'), type: 'int8', sortable: true },
    sku: { sql: 'p.sku', type: 'text', sortable: true },
    brand: { sql: 'p.brand', type: 'text', sortable: true, orderSql: `coalesce(p.brand, '')` },
    ribbon: { sql: 'p.ribbon', type: 'text', sortable: true, orderSql: `coalesce(p.ribbon, '')` },
    createdDate: { sql: 'p.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'p.updated_at', type: 'timestamptz', sortable: true },
    price: money('p.price', currency),
    lowestPrice: money('p.price_min', currency),
    highestPrice: money('p.price_max', currency),
    collections: directCategoryIds,
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
