import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import type { queryStoreVariants } from '@fairground/contract/stores/products.ts'
import { cursorPage, offsetPage } from '../../../db/pages.ts'
import type { Condition, QuerySpec } from '../../../db/query-sql.ts'
import type { Ctx } from '../../../ground/context.ts'
import { directCategoryIds } from '../../search/category-fields.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { findProducts, type VariantRow, variantColumns, variantTables } from '../read/queries.ts'
import { variantInStock } from '../read/variant-sql.ts'
import { storeVariantToWire } from './wire.ts'

/** As `storeVariantToWire` says it. */
const variantName = `(
  select coalesce(string_agg(v.choices ->> (o.option ->> 'name'), ' | ' order by o.n), '')
  from jsonb_array_elements(p.doc->'options') with ordinality as o (option, n))`

const spec: QuerySpec = {
  from: `${variantTables} join products p on p.site_id = $1 and p.id = v.product_id`,
  site: 'v.site_id',
  columns: variantColumns,
  tieBreak: { sql: 'v.id', type: 'uuid' },
  fields: {
    id: { sql: `v.product_id || '-' || v.variant_id`, type: 'text', sortable: true },
    variantId: { sql: 'v.variant_id', type: 'uuid', sortable: true },
    variantName: { sql: variantName, type: 'text', sortable: true },
    productId: { sql: 'v.product_id', type: 'uuid', sortable: true },
    productName: { sql: 'p.name', type: 'text', sortable: true },
    sku: { sql: 'coalesce(v.sku, p.sku)', type: 'text', sortable: true },
    managedVariant: { sql: 'p.manage_variants', type: 'bool', sortable: true },
    collectionIds: directCategoryIds,
    'stock.trackQuantity': { sql: 's.capacity is not null', type: 'bool', sortable: true },
    'stock.inStock': { sql: variantInStock, type: 'bool', sortable: true },
    'stock.quantity': {
      sql: 's.capacity - s.used',
      type: 'int8',
      sortable: true,
      orderSql: 'coalesce(s.capacity - s.used, 0)',
    },
    'preorderInfo.enabled': { sql: 'v.preorder', type: 'bool', sortable: true },
  },
}

const visibleOnly: Condition = { sql: '(p.visible and v.visible)', values: [] }

/** Variants across products: at most three statements. */
export async function listStoreVariants(
  ctx: Ctx,
  query: NonNullable<RequestOf<typeof queryStoreVariants>['query']>,
): Promise<ResponseOf<typeof queryStoreVariants>> {
  const scope = { db: ctx.db, where: seesHidden(ctx.caller) ? [] : [visibleOnly] }
  const { rows, paging } = query.cursorPaging
    ? await cursorPage<VariantRow>(spec, query, { ...scope, cursors: ctx.cursors, now: ctx.now })
    : await offsetPage<VariantRow>(spec, query, scope)
  const products = await ctx.db.rows(findProducts, { ids: [...new Set(rows.map((v) => v.productId))] })
  const byId = new Map(products.map((product) => [product.id, product]))
  return {
    variants: rows.flatMap((variant) => {
      const product = byId.get(variant.productId)
      return product ? [storeVariantToWire(product, variant)] : []
    }),
    metadata: paging,
  }
}
