import Type from 'typebox'
import { bulkAnswer } from '../bulk.ts'
import { caller, operation } from '../operation.ts'
import { CursorMetadata, CursorPaging, Filter, Paging, Sorting } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, nullable, optional, text } from '../scalars.ts'
import {
  at,
  InventoryItem,
  InventoryItemChange,
  MaskedChange,
  many,
  NewInventoryItem,
  One,
  reads,
  reason,
  returnEntity,
  SearchDetails,
  UpsertedInventoryItem,
  writes,
} from './inventory-item.ts'
import { Aggregation, AggregationData } from './product-search.ts'

export const createInventoryItem = operation({
  ...at('/v3/inventory-items'),
  name: 'createInventoryItem',
  summary: 'Begins to keep stock of a variant at a location.',
  method: 'POST',
  who: writes,
  request: Type.Object({ inventoryItem: NewInventoryItem }),
  response: One,
  refusals: ['ITEM_ALREADY_EXISTS', 'PRE_ORDER_VALIDATION', 'VARIANT_NOT_FOUND', 'LOCATION_NOT_FOUND'],
})

export const bulkCreateInventoryItems = operation({
  ...at('/v3/bulk/inventory-items/create'),
  name: 'bulkCreateInventoryItems',
  summary: 'Begins to keep stock of variants; answered item by item.',
  method: 'POST',
  bodyLimit: 4 * 1024 * 1024,
  who: writes,
  request: Type.Object({ inventoryItems: list(NewInventoryItem, 1000, 1), returnEntity }),
  response: many(1000),
  refusals: [],
})

export const getInventoryItem = operation({
  ...at('/v3/inventory-items/{inventoryItemId}'),
  name: 'getInventoryItem',
  summary: 'Stock of one variant at one location.',
  method: 'GET',
  who: reads,
  request: Type.Object({ inventoryItemId: Guid }),
  response: One,
  refusals: ['INVENTORY_ITEM_NOT_FOUND'],
})

export const updateInventoryItem = operation({
  ...at('/v3/inventory-items/{inventoryItem.id}'),
  name: 'updateInventoryItem',
  summary: 'Sets what is present: the units that can be bought or the switch, and pre-orders.',
  method: 'PATCH',
  who: writes,
  request: Type.Object({ inventoryItem: InventoryItemChange, reason, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [
    'INVENTORY_ITEM_NOT_FOUND',
    'STALE_REVISION',
    'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
    'PRE_ORDER_VALIDATION',
  ],
})

export const bulkUpdateInventoryItems = operation({
  ...at('/v3/bulk/inventory-items/update'),
  name: 'bulkUpdateInventoryItems',
  summary: 'Sets what is present of each item; answered item by item.',
  method: 'POST',
  bodyLimit: 4 * 1024 * 1024,
  who: writes,
  request: Type.Object({ inventoryItems: list(MaskedChange, 1000, 1), returnEntity, reason }),
  response: many(1000),
  refusals: [],
})

export const bulkUpsertInventoryItems = operation({
  ...at('/v3/bulk/inventory-items/upsert'),
  name: 'bulkUpsertInventoryItems',
  summary: 'Sets items that exist and makes the others; answered item by item.',
  method: 'POST',
  bodyLimit: 4 * 1024 * 1024,
  who: writes,
  request: Type.Object({
    inventoryItems: list(
      named('MaskedUpsert', Type.Object({ inventoryItem: UpsertedInventoryItem, fieldMask: optional(FieldMask) })),
      1000,
      1,
    ),
    returnEntity,
  }),
  response: many(1000),
  refusals: [],
})

export const deleteInventoryItem = operation({
  ...at('/v3/inventory-items/{inventoryItemId}'),
  name: 'deleteInventoryItem',
  summary: 'Ends keeping stock of a variant at a location; at the default one the variant is out of stock then.',
  method: 'DELETE',
  who: writes,
  request: Type.Object({ inventoryItemId: Guid }),
  response: Empty,
  refusals: ['INVENTORY_ITEM_NOT_FOUND'],
})

export const bulkDeleteInventoryItems = operation({
  ...at('/v3/bulk/inventory-items/delete'),
  name: 'bulkDeleteInventoryItems',
  summary: 'Ends keeping stock of these; answered item by item.',
  method: 'POST',
  who: writes,
  request: Type.Object({ inventoryItemIds: list(Guid, 1000, 1) }),
  response: bulkAnswer('BulkDeletedItemResult', 1000),
  refusals: [],
})

export const queryInventoryItems = operation({
  ...at('/v3/inventory-items/query'),
  name: 'queryInventoryItems',
  summary:
    'Items that match a filter; the newest first unless sorted. Visitors see those of visible variants of visible products.',
  method: 'GET',
  postFallback: '',
  who: caller,
  request: Type.Object({
    query: optional(
      named(
        'QueryV2',
        Type.Object({
          filter: optional(nullable(Filter)),
          sort: optional(list(Sorting, 3)),
          paging: optional(Paging),
          cursorPaging: optional(CursorPaging),
        }),
      ),
    ),
  }),
  response: Type.Object({
    inventoryItems: list(InventoryItem, 100),
    pagingMetadata: named(
      'PlatformPagingMetadataV2',
      Type.Object({
        count: Type.Integer(),
        offset: optional(Type.Integer()),
        total: optional(Type.Integer()),
        cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
      }),
    ),
  }),
  refusals: [],
})

export const searchInventoryItems = operation({
  ...at('/v3/inventory-items/search'),
  name: 'searchInventoryItems',
  summary:
    'Items of products in whose name, brand or SKUs the words stand, and that match a filter, with aggregations.',
  method: 'GET',
  postFallback: '',
  who: reads,
  request: Type.Object({
    search: optional(
      named(
        'CursorSearch',
        Type.Object({
          cursorPaging: optional(CursorPaging),
          filter: optional(nullable(Filter)),
          sort: optional(list(Sorting, 3)),
          search: optional(SearchDetails),
          aggregations: optional(list(Aggregation, 10)),
          /** Zone of dates in filter and aggregations without one of their own; UTC by default. */
          timeZone: optional(nullable(text(50))),
        }),
      ),
    ),
  }),
  response: Type.Object({
    inventoryItems: list(InventoryItem, 100),
    pagingMetadata: CursorMetadata,
    aggregationData: optional(AggregationData),
  }),
  refusals: [],
})

export const countInventoryItems = operation({
  ...at('/v3/inventory-items/count'),
  name: 'countInventoryItems',
  summary: 'Number of items that match.',
  method: 'GET',
  postFallback: '',
  who: reads,
  request: Type.Object({ filter: optional(nullable(Filter)), search: optional(SearchDetails) }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: [],
})

export const operations = [
  createInventoryItem,
  bulkCreateInventoryItems,
  getInventoryItem,
  updateInventoryItem,
  bulkUpdateInventoryItems,
  bulkUpsertInventoryItems,
  deleteInventoryItem,
  bulkDeleteInventoryItems,
  queryInventoryItems,
  searchInventoryItems,
  countInventoryItems,
] as const
