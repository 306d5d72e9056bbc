import * as contract from '@fairground/contract/stores/inventory.ts'
import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import { filterText, sortText } from '../../http/json-texts.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { CatalogProduct } from '../products/read/catalog-product.ts'
import { getCatalogProduct } from '../products/read/find-product.ts'
import { offsetProducts } from '../products/read/list-products.ts'
import { productFields } from '../products/read/product-fields.ts'
import { adjustStock, setStock } from './change-stock.ts'
import { inventoryItemToWire } from './wire-v2.ts'

export function inventoryRoutes(api: Api): void {
  mount(api, contract.updateInventoryVariants, async ({ inventoryItem, reason = 'MANUAL' }, ctx) => {
    await setStock(ctx, { ...inventoryItem, variants: inventoryItem.variants ?? [] }, reason)
    return {}
  })
  mount(api, contract.incrementInventory, async ({ incrementData, reason = 'MANUAL' }, ctx) => {
    const steps = incrementData.map((step) => ({ ...named(step), delta: BigInt(step.incrementBy) }))
    await adjustStock(ctx, steps, reason)
    return {}
  })
  mount(api, contract.decrementInventory, async ({ decrementData, reason = 'MANUAL' }, ctx) => {
    const steps = decrementData.map(({ decrementBy, preorderRequest: preordered, ...step }) => ({
      ...named(step),
      preordered,
      delta: -BigInt(decrementBy),
    }))
    await adjustStock(ctx, steps, reason)
    return {}
  })
  mount(api, contract.getInventoryVariants, async ({ variantIds, ...ids }, ctx) => {
    const found = await getCatalogProduct(ctx, named(ids).productId)
    return { inventoryItem: inventoryItemToWire(onlyVariants(found, variantIds)) }
  })
  mount(api, contract.queryInventory, async ({ query = {} }, ctx) => {
    const { found, paging } = await offsetProducts(ctx.db, inventoryFields(ctx.site.currency), {
      filter: filterText(query.filter, 'query.filter'),
      sort: sortText(query.sort, 'query.sort'),
      paging: query.paging,
    })
    return {
      inventoryItems: found.map(inventoryItemToWire),
      metadata: { items: paging.count, offset: paging.offset },
      totalResults: paging.total,
    }
  })
}

interface Ids {
  readonly inventoryId?: string
  readonly externalId?: string
  readonly productId?: string
  readonly variantId?: string
}

/** An inventory item, its external id and its product have one id. */
const named = ({ inventoryId, externalId, productId, variantId }: Ids) => ({
  productId: productId ?? inventoryId ?? externalId ?? '',
  variantId: variantId ?? ZERO_VARIANT_ID,
})

const onlyVariants = (found: CatalogProduct, ids: readonly string[] | undefined): CatalogProduct =>
  ids?.length ? { ...found, variants: found.variants.filter((v) => ids.includes(v.variantId)) } : found

const ofProduct = 'from variants v where v.site_id = $1 and v.product_id = p.id'

const stocked = `variants v join pools s on s.site_id = $1 and s.id = v.pool_id
  left join pools d on d.site_id = $1 and d.id = v.preorder_pool_id
  where v.site_id = $1 and v.product_id = p.id`
/** As `variantInStock` has it: none is there, and some may still be sold ahead. */
const soldAhead = `v.preorder and d.id is not null and coalesce(d.used < v.preorder_limit, true)
  and not case when s.capacity is null then v.in_stock else s.used < s.capacity end`

function inventoryFields(currency: string): QuerySpec['fields'] {
  const { id, numericId, updatedDate, trackInventory, inStock } = productFields(currency)
  return {
    id,
    productId: id,
    externalId: id,
    numericId,
    lastUpdated: updatedDate,
    trackQuantity: trackInventory,
    'variants.inStock': inStock,
    'variants.quantity': { sql: 's.capacity - s.used', type: 'int8', among: stocked },
    'variants.availableForPreorder': { sql: `exists (select from ${stocked} and ${soldAhead})`, type: 'bool' },
    'variants.variantId': { sql: `array(select v.variant_id ${ofProduct})`, type: 'uuid[]' },
    'preorderInfo.enabled': { sql: `exists (select ${ofProduct} and v.preorder)`, type: 'bool' },
  }
}
