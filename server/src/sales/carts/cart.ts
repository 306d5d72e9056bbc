import type { Contact } from '../buyers/contact.ts'
import type { OwnerKind } from '../buyers/owner.ts'
import type { StoredCoupon } from '../coupons/operations.ts'
import type { ChosenShipping } from '../delivery/shipping.ts'
import type { CartLine } from '../lines/cart-line.ts'

/** The `doc` of a cart row. */
export interface CartDoc {
  readonly lines: readonly CartLine[]
  readonly email?: string
  readonly buyerNote?: string
  readonly contactInfo?: Contact
  readonly chosenShipping?: ChosenShipping
  /** The site's own page for completing the purchase. */
  readonly overrideCheckoutUrl?: string
  readonly coupon?: StoredCoupon
}

export const emptyCart: CartDoc = { lines: [] }

/** A cart row that is open. */
export interface OpenCart {
  id: string
  ownerId: string
  ownerKind: OwnerKind
  checkoutId: string | null
  revision: bigint
  createdAt: Date
  updatedAt: Date
  doc: CartDoc
  /** Group of tax exempt buyers that its owner is in. */
  exemptGroupId: string | null
}
