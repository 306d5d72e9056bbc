/** State of an order draft (SPECIFICATION section 4). */
export const DraftOrderStatus = ['DRAFT', 'COMMITTED'] as const
export type DraftOrderStatus = (typeof DraftOrderStatus)[number]
