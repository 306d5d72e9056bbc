// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { InventoryItem } from './stores.inventory-items-v-3.ts'

const inInventoryItem = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `stores.inventory-items-v-3`, for `webhooks`. */
export const inventoryItemsV3Events = {
  /** `wix.stores.catalog.v3.inventory_item_created` */
  inventoryItemCreated: domainEvent<CreatedEvent<InventoryItem>>('wix.stores.catalog.v3.inventory_item_created', { eventTime: 'date', createdEvent: { entity: inInventoryItem } }),
  /** `wix.stores.catalog.v3.inventory_item_updated` */
  inventoryItemUpdated: domainEvent<UpdatedEvent<InventoryItem>>('wix.stores.catalog.v3.inventory_item_updated', { eventTime: 'date', updatedEvent: { currentEntity: inInventoryItem } }),
  /** `wix.stores.catalog.v3.inventory_item_deleted` */
  inventoryItemDeleted: domainEvent<DeletedEvent<InventoryItem>>('wix.stores.catalog.v3.inventory_item_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inInventoryItem } }),
  /** `wix.stores.catalog.v3.inventory_item_stock_status_updated` */
  inventoryItemStockStatusUpdated: domainEvent<ActionEvent<{ readonly inStock?: boolean }>>('wix.stores.catalog.v3.inventory_item_stock_status_updated', { eventTime: 'date' }),
  /** `wix.stores.catalog.v3.inventory_item_updated_with_reason` */
  inventoryItemUpdatedWithReason: domainEvent<ActionEvent<{ readonly currentEntity?: InventoryItem; readonly reason?: string; readonly appId?: string }>>('wix.stores.catalog.v3.inventory_item_updated_with_reason', { eventTime: 'date', actionEvent: { body: { currentEntity: inInventoryItem } } }),
}
