import Type from 'typebox'
import { operation } from '../operation.ts'
import { Guid, int, list, named, nullable, optional, text } from '../scalars.ts'
import { at, MAX_QUANTITY, many, reason, returnEntity, writes } from './inventory-item.ts'

export const units = int(1, MAX_QUANTITY)
/** True by default. False: units that are not there are owed. A pre-order draws on what may be sold before it is there. */
const restrictInventory = optional(nullable(Type.Boolean()))
const preorderRequest = optional(Type.Boolean())
const byVariant = {
  variantId: Guid,
  /** The default location when absent. */
  locationId: optional(nullable(Guid)),
  /** Needed where several products have a variant with that id. */
  productId: optional(nullable(text(36, { minLength: 1 }))),
}

export const bulkDecrementInventoryItems = operation({
  ...at('/v3/bulk/inventory-items/decrement'),
  name: 'bulkDecrementInventoryItems',
  summary: 'Takes units from counted items; answered item by item.',
  method: 'POST',
  who: writes,
  request: Type.Object({
    decrementData: list(
      named('DecrementDataById', Type.Object({ inventoryItemId: Guid, decrementBy: units, preorderRequest })),
      300,
      1,
    ),
    restrictInventory,
    returnEntity,
    reason,
  }),
  response: many(300),
  refusals: [],
})

export const bulkIncrementInventoryItems = operation({
  ...at('/v3/bulk/inventory-items/increment'),
  name: 'bulkIncrementInventoryItems',
  summary: 'Adds units to counted items; answered item by item.',
  method: 'POST',
  who: writes,
  request: Type.Object({
    incrementData: list(named('IncrementDataById', Type.Object({ inventoryItemId: Guid, incrementBy: units })), 300, 1),
    returnEntity,
    reason,
  }),
  response: many(300),
  refusals: [],
})

export const bulkDecrementInventoryItemsByVariantAndLocation = operation({
  ...at('/v3/bulk/inventory-items/decrement-by-variant-and-location'),
  name: 'bulkDecrementInventoryItemsByVariantAndLocation',
  summary: 'Takes units of variants from a location; answered item by item.',
  method: 'POST',
  who: writes,
  request: Type.Object({
    decrementData: list(
      named('DecrementDataByVariantAndLocation', Type.Object({ ...byVariant, decrementBy: units, preorderRequest })),
      300,
      1,
    ),
    restrictInventory,
    returnEntity,
    reason,
  }),
  response: many(300),
  refusals: [],
})

export const bulkIncrementInventoryItemsByVariantAndLocation = operation({
  ...at('/v3/bulk/inventory-items/increment-by-variant-and-location'),
  name: 'bulkIncrementInventoryItemsByVariantAndLocation',
  summary: 'Adds units of variants to a location; answered item by item.',
  method: 'POST',
  who: writes,
  request: Type.Object({
    incrementData: list(
      named('IncrementDataByVariantAndLocation', Type.Object({ ...byVariant, incrementBy: units })),
      300,
      1,
    ),
    returnEntity,
    reason,
  }),
  response: many(300),
  refusals: [],
})

export const operations = [
  bulkDecrementInventoryItems,
  bulkIncrementInventoryItems,
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkIncrementInventoryItemsByVariantAndLocation,
] as const
