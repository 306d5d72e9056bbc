/** What an order edit does to the stock of a line. Wire: `ecom.orders`, InventoryAction. */
export const InventoryAction = ['RESTOCK', 'DECREASE'] as const
export type InventoryAction = (typeof InventoryAction)[number]
