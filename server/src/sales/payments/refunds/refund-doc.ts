import { type ByCharge, DELIVERY_CHARGE } from '@fairground/domain/orders/credit-note.ts'

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

/** Amounts that a refund names, by charge. */
export function namedIn({ doc, shipping }: { readonly doc: RefundDoc; readonly shipping: bigint }): ByCharge {
  const named = new Map<string, bigint>()
  const add = (id: string, amount: bigint) => amount > 0n && named.set(id, (named.get(id) ?? 0n) + amount)
  for (const { lineItemId, amount } of doc.lineItems) add(lineItemId, BigInt(amount))
  for (const { id, amount } of doc.fees ?? []) add(id, BigInt(amount))
  add(DELIVERY_CHARGE, shipping)
  return named
}
