import Type from 'typebox'
import { InventoryReasonType } from '../enumerations/catalog.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, Id, int, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { PreorderInfo, QuantityPaging } from './product.ts'

/** Most units that one variant may have in stock. */
export const MAX_STOCK = 100_000_000

const InventoryVariantV2 = named(
  'InventoryVariantV2',
  Type.Object({
    variantId: Guid,
    inStock: Type.Boolean(),
    /** Units that can be bought; absent when stock is not tracked. */
    quantity: optional(Type.Integer()),
    /** None is in stock, and some may be sold ahead. */
    availableForPreorder: Type.Boolean(),
  }),
)

/** Stock of one product by variant. Its id is the product's `inventoryItemId`. */
export const InventoryItemV2 = named(
  'InventoryItemV2',
  Type.Object({
    id: Guid,
    externalId: Guid,
    productId: Guid,
    trackQuantity: Type.Boolean(),
    variants: list(InventoryVariantV2, 1000),
    lastUpdated: Timestamp,
    numericId: text(20),
    preorderInfo: PreorderInfo,
  }),
)

const InventoryVariantForWrite = named(
  'InventoryVariantForWrite',
  Type.Object({
    variantId: optional(Guid),
    inStock: optional(nullable(Type.Boolean())),
    quantity: optional(nullable(int(0, MAX_STOCK))),
  }),
)

const PreorderInfoForWrite = named(
  'PreorderInfoForWrite',
  Type.Object({
    enabled: optional(Type.Boolean()),
    message: optional(nullable(text(250, { minLength: 1 }))),
    limit: optional(nullable(int(0, 100_000))),
  }),
)

const InventoryItemForWrite = named(
  'InventoryItemForWrite',
  Type.Object({
    productId: Id,
    trackQuantity: optional(nullable(Type.Boolean())),
    variants: optional(list(InventoryVariantForWrite, 1000)),
    /** Pre-order of every variant. */
    preorderInfo: optional(nullable(PreorderInfoForWrite)),
  }),
)

const Reason = optional(oneOf(InventoryReasonType))
/** The item is named by `inventoryId`, `externalId` or `productId`: they are the same. */
const whose = { inventoryId: optional(Id), externalId: optional(Id), productId: optional(Id) }

export const updateInventoryVariants = operation({
  module: 'stores.inventory',
  name: 'updateInventoryVariants',
  summary: 'Sets whether stock is tracked, how many units of each variant can be bought, and pre-orders.',
  method: 'PATCH',
  path: '/v2/inventoryItems/product/{inventoryItem.productId}',
  publicPath: '/stores/v2/inventoryItems/product/{inventoryItem.productId}',
  aliases: ['/_api/catalog-server/v2/inventoryItems/product/{inventoryItem.productId}'],
  who: admin('inventory.write'),
  request: Type.Object({ inventoryItem: InventoryItemForWrite, reason: Reason }),
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'PRE_ORDER_VALIDATION'],
})

const IncrementData = named(
  'IncrementData',
  Type.Object({ ...whose, variantId: optional(Guid), incrementBy: int(1, MAX_STOCK) }),
)
const DecrementData = named(
  'DecrementData',
  Type.Object({
    ...whose,
    variantId: optional(Guid),
    decrementBy: int(1, MAX_STOCK),
    /** The units are sold before they are in stock. */
    preorderRequest: optional(Type.Boolean()),
  }),
)

export const incrementInventory = operation({
  module: 'stores.inventory',
  name: 'incrementInventory',
  summary: 'Adds units to variants whose stock is tracked.',
  method: 'POST',
  path: '/v2/inventoryItems/increment',
  publicPath: '/stores/v2/inventoryItems/increment',
  aliases: ['/_api/catalog-server/v2/inventoryItems/increment'],
  who: admin('inventory.write'),
  request: Type.Object({ incrementData: list(IncrementData, 300, 1), reason: Reason }),
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND'],
})

export const decrementInventory = operation({
  module: 'stores.inventory',
  name: 'decrementInventory',
  summary: 'Takes units from variants whose stock is tracked; refused when there are not so many.',
  method: 'POST',
  path: '/v2/inventoryItems/decrement',
  publicPath: '/stores/v2/inventoryItems/decrement',
  aliases: ['/_api/catalog-server/v2/inventoryItems/decrement'],
  who: admin('inventory.write'),
  request: Type.Object({ decrementData: list(DecrementData, 300, 1), reason: Reason }),
  response: Empty,
  refusals: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'INSUFFICIENT_INVENTORY', 'PRE_ORDER_VALIDATION'],
})

export const getInventoryVariants = operation({
  module: 'stores.inventory',
  name: 'getInventoryVariants',
  summary: 'Stock of one product, of all its variants or those named.',
  method: 'POST',
  path: '/v2/inventoryItems/{inventoryId}/getVariants',
  publicPath: '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
  aliases: ['/_api/wix-ecommerce-catalog-reader-web/v2/inventoryItems/{inventoryId}/getVariants'],
  who: admin('inventory.read'),
  request: Type.Object({ ...whose, variantIds: optional(list(Id, 1000)) }),
  response: Type.Object({ inventoryItem: InventoryItemV2 }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const queryInventory = operation({
  module: 'stores.inventory',
  name: 'queryInventory',
  summary: 'Stock of the products that match; filter and sort are JSON texts.',
  method: 'POST',
  path: '/v2/inventoryItems/query',
  publicPath: '/stores-reader/v2/inventoryItems/query',
  aliases: ['/_api/wix-ecommerce-catalog-reader-web/v2/inventoryItems/query'],
  who: admin('inventory.read'),
  request: Type.Object({
    query: optional(
      named(
        'Query',
        Type.Object({
          paging: optional(QuantityPaging),
          filter: optional(text(8000)),
          sort: optional(text(1000)),
        }),
      ),
    ),
  }),
  response: Type.Object({
    inventoryItems: list(InventoryItemV2, 100),
    metadata: named('PagingMetadata', Type.Object({ items: Type.Integer(), offset: Type.Integer() })),
    totalResults: Type.Integer(),
  }),
  refusals: [],
})

export const operations = [
  updateInventoryVariants,
  incrementInventory,
  decrementInventory,
  getInventoryVariants,
  queryInventory,
] as const
