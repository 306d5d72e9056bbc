/** State of a store invoice, spelled as the wire spells it (SPECIFICATION section 4). */
export const OrderInvoiceStatus = [
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
] as const
export type OrderInvoiceStatus = (typeof OrderInvoiceStatus)[number]
