/** Fields of a refund that are stored beside its columns. Amounts are minor units as text. */
export interface RefundDoc {
  readonly lineItems: readonly { readonly lineItemId: string; readonly quantity: number; readonly amount: string }[]
  /** Units that go back on sale with it. */
  readonly restock: readonly { readonly lineItemId: string; readonly quantity: number }[]
  /** Absent: none. */
  readonly fees?: readonly { readonly id: string; readonly amount: string }[]
  readonly reason?: string
  readonly notifyBuyer?: boolean
  /** `notifyBuyer` of refunds from before it had this name. */
  readonly tellBuyer?: boolean
  readonly message?: string
  /** It gives back what a changed ticket costs less, by which the order costs less, too: a new invoice says so, and no credit note. */
  readonly ofChange?: boolean
  /** The buyer got a gift card of the amount. */
  readonly credit?: boolean
}
