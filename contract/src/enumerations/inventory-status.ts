/** Stock of a product over all its variants. Wire: `stores.products`, InventoryStatus. */
export const InventoryStatus = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const
export type InventoryStatus = (typeof InventoryStatus)[number]
