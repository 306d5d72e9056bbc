/** State of a request to be told when an item is back. Wire: `ecom.back-in-stock-notifications`, Status. */
export const BackInStockStatus = ['UNSPECIFIED', 'RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'] as const
export type BackInStockStatus = (typeof BackInStockStatus)[number]
