import Type from 'typebox'
import { bulkAnswerWith } from '../bulk.ts'
import { AvailabilityStatus, InventoryReasonType } from '../enumerations/catalog.ts'
import { SearchMode } from '../enumerations/search.ts'
import { admin } from '../operation.ts'
import { Filter } from '../paging.ts'
import { FieldMask, Guid, int, list, named, nullable, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'

import { ExtendedFields } from './product-v3.ts'

const module = 'stores.inventory-items-v-3'
export const at = (path: string) => ({
  module,
  path,
  publicPath: `/stores${path}`,
  sitePath: `/_api/inventory${path}`,
})
export const reads = admin('inventory.read')
export const writes = admin('inventory.write')

/** Units of one item lie within these on either side of 0, as the published types bound them. */
export const MAX_QUANTITY = 99_999
export const MAX_PREORDER_LIMIT = 100_000

/** `counter` has been sold before it was in stock, `quantity` may still be; absent without a limit. */
const PreorderInfo = named(
  'PreorderInfo',
  Type.Object({
    enabled: Type.Boolean(),
    message: optional(Type.String()),
    limit: optional(Type.Integer()),
    counter: Type.Integer(),
    quantity: optional(Type.Integer()),
  }),
)

const ItemProduct = named(
  'Product',
  Type.Object({
    name: Type.String(),
    directCategoryIds: list(Guid, 2000),
    /** Its choices, joined; absent where the product has one variant. */
    variantName: optional(Type.String()),
    variantSku: optional(Type.String()),
    variantVisible: Type.Boolean(),
    variantBarcode: optional(Type.String()),
  }),
)

/** Stock of one variant at one location: `quantity` where units are counted, else `inStock`. Below 0 units are owed. */
export const InventoryItem = named(
  'InventoryItem',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    variantId: Guid,
    locationId: Guid,
    productId: Guid,
    trackQuantity: Type.Boolean(),
    inStock: optional(Type.Boolean()),
    quantity: optional(Type.Integer()),
    availabilityStatus: oneOf(AvailabilityStatus),
    preorderInfo: PreorderInfo,
    product: ItemProduct,
    extendedFields: optional(ExtendedFields),
  }),
)

const PreorderForWrite = named(
  'PreorderInfoForWrite',
  Type.Object({
    enabled: optional(nullable(Type.Boolean())),
    message: optional(nullable(text(250, { minLength: 1 }))),
    limit: optional(nullable(int(0, MAX_PREORDER_LIMIT))),
  }),
)

/** Counted by a `quantity`, or switched by `inStock`: one of them. */
export const stocked = {
  inStock: optional(nullable(Type.Boolean())),
  quantity: optional(nullable(int(-MAX_QUANTITY, MAX_QUANTITY))),
  preorderInfo: optional(nullable(PreorderForWrite)),
  extendedFields: optional(nullable(ExtendedFields)),
}

export const NewInventoryItem = named(
  'NewInventoryItem',
  Type.Object({
    ...stocked,
    productId: text(36, { minLength: 1 }),
    variantId: Guid,
    /** The default location when absent. */
    locationId: optional(nullable(Guid)),
  }),
)

export const InventoryItemChange = named(
  'InventoryItemChange',
  Type.Object({ ...stocked, id: Guid, revision: Revision }),
)

export const MaskedChange = named(
  'MaskedInventoryItem',
  Type.Object({ inventoryItem: InventoryItemChange, fieldMask: optional(FieldMask) }),
)

/** Changes the item with that id or, without one, the one of that variant at that location; makes it where there is none. */
export const UpsertedInventoryItem = named(
  'UpsertedInventoryItem',
  Type.Object({
    ...stocked,
    id: optional(nullable(Guid)),
    revision: optional(nullable(Revision)),
    productId: optional(text(36, { minLength: 1 })),
    variantId: optional(Guid),
    locationId: optional(nullable(Guid)),
  }),
)

export const reason = optional(oneOf(InventoryReasonType))
export const returnEntity = optional(Type.Boolean())
export const One = Type.Object({ inventoryItem: InventoryItem })
export const many = (count: number) => bulkAnswerWith('BulkInventoryItemResult', InventoryItem, count)

/** Fields that an expression is searched in: the product's name, brand and SKUs. */
export const SearchDetails = named(
  'SearchDetails',
  Type.Object({
    mode: optional(oneOf(SearchMode)),
    expression: optional(nullable(text(100))),
    fields: optional(list(text(200), 20)),
    /** Forgives typing mistakes. */
    fuzzy: optional(Type.Boolean()),
  }),
)
export const chosen = { filter: nullable(Filter), search: optional(SearchDetails) }
/** Everything chosen is changed in one go before the answer; the id names what was done in the log. */
export const Job = Type.Object({ jobId: Guid })
