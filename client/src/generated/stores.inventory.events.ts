// Generated from contract/src by client/generate/client.ts. Do not edit.
import { domainEvent } from '../happenings/domain-event.ts'
import type { PreorderInfo } from './stores.inventory.ts'

/** Events of module `stores.inventory`, for `webhooks`. */
export const inventoryEvents = {
  /** `com.wix.ecommerce.inventory.api.v1.InventoryItemChanged` */
  inventoryItemChanged: domainEvent<{ readonly inventoryItemId?: string; readonly externalId?: string; readonly productId?: string; readonly trackInventory?: boolean; readonly preorderInfo?: PreorderInfo; readonly updatedDate?: Date }>('com.wix.ecommerce.inventory.api.v1.InventoryItemChanged', { updatedDate: 'date' }),
  /** `com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged` */
  inventoryVariantsChanged: domainEvent<{ readonly inventoryItemId?: string; readonly externalId?: string; readonly productId?: string; readonly variants?: readonly ({ readonly id?: string; readonly oldValue?: { readonly quantity?: number; readonly inStock?: boolean; readonly availableForPreorder?: boolean }; readonly newValue?: { readonly quantity?: number; readonly inStock?: boolean; readonly availableForPreorder?: boolean } })[]; readonly updatedDate?: Date }>('com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged', { updatedDate: 'date' }),
}
