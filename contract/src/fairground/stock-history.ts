import Type from 'typebox'
import { bulkAnswer } from '../bulk.ts'
import { StockChangeReason, StockChangerKind, StockLevel } from '../enumerations/catalog.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorPaging } from '../paging.ts'
import { Guid, int, list, named, nullable, oneOf, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.stock-history'

export const StockChange = named(
  'StockChange',
  Type.Object({
    id: Guid,
    at: Timestamp,
    reason: oneOf(StockChangeReason),
    /** Units that could be bought; absent where they were not counted. */
    before: optional(Type.Integer()),
    after: optional(Type.Integer()),
    /** The units are those that may be sold before they are in stock. */
    preorder: Type.Boolean(),
    /** Actor; absent when the shop did it. */
    by: optional(
      named('StockChangedBy', Type.Object({ kind: oneOf(StockChangerKind), name: optional(Type.String()) })),
    ),
    order: optional(named('StockOrder', Type.Object({ id: Guid, number: Type.String() }))),
  }),
)

export const listStockHistory = operation({
  module,
  name: 'listStockHistory',
  summary: 'Everything that changed the units of an item, the latest first.',
  method: 'POST',
  path: '/fairground/v1/inventory-items/{inventoryItemId}/history',
  who: admin('inventory.read'),
  request: Type.Object({ inventoryItemId: Guid, cursorPaging: optional(CursorPaging) }),
  response: Type.Object({ changes: list(StockChange, 100), pagingMetadata: CursorMetadata }),
  refusals: ['INVENTORY_ITEM_NOT_FOUND'],
})

const Threshold = int(0, 99_999)

export const setLowStockThreshold = operation({
  module,
  name: 'setLowStockThreshold',
  summary: 'From how many counted units on an item is low; null goes back to the site’s.',
  method: 'PUT',
  path: '/fairground/v1/inventory-items/{inventoryItemId}/low-stock-threshold',
  who: admin('inventory.write'),
  request: Type.Object({ inventoryItemId: Guid, threshold: nullable(Threshold) }),
  response: Type.Object({ threshold: optional(Type.Integer()) }),
  refusals: ['INVENTORY_ITEM_NOT_FOUND'],
})

export const bulkSetLowStockThresholds = operation({
  module,
  name: 'bulkSetLowStockThresholds',
  summary: 'The same of several items, answered item by item. Of an item that is named twice the last counts.',
  method: 'PUT',
  path: '/fairground/v1/low-stock-thresholds',
  who: admin('inventory.write'),
  request: Type.Object({
    thresholds: list(
      named('ItemThreshold', Type.Object({ inventoryItemId: Guid, threshold: nullable(Threshold) })),
      100,
      1,
    ),
  }),
  response: bulkAnswer('BulkThresholdResult', 100),
  refusals: [],
})

const StockSettings = named('StockSettings', Type.Object({ lowStockThreshold: Threshold }))

export const getStockSettings = operation({
  module,
  name: 'getStockSettings',
  summary: 'From how many units on an item is low, where it says nothing itself.',
  method: 'GET',
  path: '/fairground/v1/stock-settings',
  who: admin('inventory.read'),
  request: Type.Object({}),
  response: Type.Object({ settings: StockSettings }),
  refusals: [],
})

export const updateStockSettings = operation({
  module,
  name: 'updateStockSettings',
  summary: 'Sets it.',
  method: 'PUT',
  path: '/fairground/v1/stock-settings',
  who: admin('inventory.write'),
  request: Type.Object({ settings: StockSettings }),
  response: Type.Object({ settings: StockSettings }),
  refusals: [],
})

export const listStockLevels = operation({
  module,
  name: 'listStockLevels',
  summary: 'Levels and thresholds of items: what the published item does not say.',
  method: 'POST',
  path: '/fairground/v1/stock-levels',
  who: admin('inventory.read'),
  request: Type.Object({ inventoryItemIds: list(Guid, 100, 1) }),
  response: Type.Object({
    levels: list(
      named(
        'ItemStockLevel',
        Type.Object({
          inventoryItemId: Guid,
          level: oneOf(StockLevel),
          /** Threshold of the item itself; absent where the site's counts. */
          threshold: optional(Type.Integer()),
        }),
      ),
      100,
    ),
  }),
  refusals: [],
})

export const operations = [
  listStockHistory,
  setLowStockThreshold,
  bulkSetLowStockThresholds,
  getStockSettings,
  updateStockSettings,
  listStockLevels,
] as const
