/** What a caller may do with an order. Wire: `ecom.orders`, OrderActionType. */
export const OrderActionType = [
  'EDIT',
  'UPDATE',
  'REFUND',
  'APPROVE',
  'CANCEL',
  'FULFILL',
  'COLLECT_PAYMENTS',
  'SEND_NOTIFICATIONS',
  'ADD_MERCHANT_ACTIVITY',
  'ADD_ACTIVITY',
  'CREATE_INVOICE',
  'CREATE_RECEIPTS',
  'ASSIGN_TAG',
  'PRINT_PACKAGING_SLIP',
  'MODIFY_INVENTORY',
] as const
export type OrderActionType = (typeof OrderActionType)[number]
