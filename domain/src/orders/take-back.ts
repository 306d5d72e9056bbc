import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'

/** Facts that decide whether an order may go back into its buyer's cart; amounts in minor units. */
interface UnpaidFacts {
  readonly status: OrderStatus
  readonly paid: bigint
  /** It was to be paid online when it was placed. */
  readonly isOnline: boolean
  readonly isTakenBack: boolean
  /** It is in the currency of carts, which is the site's. */
  readonly isCartCurrency: boolean
}

/**
 * True when a buyer may take an order back into the cart: it waits for its payment, or its time ran out before that came. Once anything
 * is paid, or the merchant trusts that it will be, it stands (docs/decisions/0370). Tickets in another currency than the cart's have a checkout
 * of their own: no cart could buy them.
 */
export function canTakeBack({ status, paid, isOnline, isTakenBack, isCartCurrency }: UnpaidFacts): boolean {
  if (paid > 0n || isTakenBack || !isCartCurrency) return false
  return status === 'INITIALIZED' || status === 'PENDING' || (status === 'CANCELED' && isOnline)
}
