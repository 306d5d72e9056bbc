/** Why stock changed. Wire: `stores.inventory-items-v-3`, ReasonType. */
export const InventoryReasonType = ['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'] as const
export type InventoryReasonType = (typeof InventoryReasonType)[number]
