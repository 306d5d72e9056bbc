import Type from 'typebox'
import { operation } from '../operation.ts'
import { FieldMask, Guid, int, named, optional } from '../scalars.ts'
import { at, chosen, Job, MAX_QUANTITY, stocked, writes } from './inventory-item.ts'
import { units } from './inventory-items-v-3-adjust.ts'

const AdjustInventoryAction = named(
  'AdjustInventoryAction',
  Type.Object({ incrementBy: optional(units), decrementBy: optional(units) }),
)

export const bulkUpdateInventoryItemsByFilter = operation({
  ...at('/v3/bulk/inventory-items/update-by-filter'),
  name: 'bulkUpdateInventoryItemsByFilter',
  summary: 'Sets the same of every item that matches.',
  method: 'POST',
  who: writes,
  request: Type.Object({
    ...chosen,
    inventoryItem: named('CommonInventoryItem', Type.Object(stocked)),
    fieldMask: optional(FieldMask),
  }),
  response: Job,
  refusals: ['REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 'PRE_ORDER_VALIDATION', 'LIMIT_REACHED'],
})

export const bulkDeleteInventoryItemsByFilter = operation({
  ...at('/v3/bulk/inventory-items/delete-by-filter'),
  name: 'bulkDeleteInventoryItemsByFilter',
  summary: 'Ends keeping stock of every item that matches. A filter that leaves none out is refused.',
  method: 'POST',
  who: writes,
  request: Type.Object(chosen),
  response: Job,
  refusals: ['LIMIT_REACHED'],
})

export const bulkSetOrAdjustInventoryItemsByFilter = operation({
  ...at('/v3/bulk/inventory-items/set-or-adjust-by-filter'),
  name: 'bulkSetOrAdjustInventoryItemsByFilter',
  summary:
    'Adds to or takes from every counted item that matches; those that are not counted begin with what is added.',
  method: 'POST',
  who: writes,
  request: Type.Object({ ...chosen, adjustedInventoryAction: AdjustInventoryAction }),
  response: Job,
  refusals: ['INVENTORY_QUANTITY_NOT_TRACKED', 'LIMIT_REACHED'],
})

export const bulkAdjustInventoryItemsByFilter = operation({
  ...at('/v3/bulk/inventory-items/adjust-by-filter'),
  name: 'bulkAdjustInventoryItemsByFilter',
  summary:
    'Adds to or takes from every item that matches, all or none. `trackQuantity` begins to count those not counted.',
  method: 'POST',
  who: writes,
  request: Type.Object({ ...chosen, adjustment: AdjustInventoryAction, trackQuantity: optional(Type.Boolean()) }),
  response: Job,
  refusals: [
    'INVENTORY_QUANTITY_NOT_TRACKED',
    'INSUFFICIENT_INVENTORY',
    'MIN_QUANTITY_LIMIT_REACHED',
    'MAX_QUANTITY_LIMIT_REACHED',
    'LIMIT_REACHED',
  ],
})

export const bulkCreateInventoryItemsByVariantFilter = operation({
  ...at('/v3/bulk/inventory-items/create-by-variant-filter'),
  name: 'bulkCreateInventoryItemsByVariantFilter',
  summary: 'Begins to track stock at a location of every variant that matches and is not tracked there yet.',
  method: 'POST',
  who: writes,
  request: Type.Object({
    ...chosen,
    locationId: Guid,
    inventoryCreationData: optional(
      named('InventoryCreationData', Type.Object({ quantity: optional(int(0, MAX_QUANTITY)) })),
    ),
  }),
  response: Job,
  refusals: ['LOCATION_NOT_FOUND', 'LIMIT_REACHED'],
})

export const operations = [
  bulkUpdateInventoryItemsByFilter,
  bulkDeleteInventoryItemsByFilter,
  bulkSetOrAdjustInventoryItemsByFilter,
  bulkAdjustInventoryItemsByFilter,
  bulkCreateInventoryItemsByVariantFilter,
] as const
