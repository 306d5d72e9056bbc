/** How money goes back: by the payment provider, by hand, or a part each way. Wire: `fairground.order-view`, RefundWay. */
export const RefundWay = ['PAYMENT', 'BY_HAND', 'BOTH'] as const
export type RefundWay = (typeof RefundWay)[number]
