import type { CheckoutContent } from '@fairground/client/generated/ecom.checkout-content.ts'
import { t } from '../texts.ts'
import type { CheckoutView } from './checkout-view.ts'

/** Headings of the steps, and what the button says and does: in the owner's words where they gave some. */
export interface CheckoutTexts {
  readonly contact: string
  readonly delivery: string
  /** Reason why nothing is delivered, where there is no way to. */
  readonly undelivered: string
  readonly review: string
  readonly button: string
  /** Effect of pressing the button. */
  readonly effect: string
}

export const checkoutTexts = (checkout: CheckoutView, content: CheckoutContent): CheckoutTexts => ({
  contact: content.customerDetails ?? t('checkout.contact'),
  delivery: checkout.delivers ? t('checkout.delivery') : t('checkout.billingAddress'),
  undelivered: checkout.hasDestination ? t('checkout.notDelivered') : t('checkout.addressFirst'),
  review: content.reviewAndPlaceOrder ?? (checkout.free ? t('checkout.reviewFree') : t('checkout.review')),
  button: buttonText(checkout, content),
  effect: effectOf(checkout),
})

/** A button that leads to a payment has its amount, in the owner's words, too. */
function buttonText({ free, charged }: CheckoutView, { placeOrderButton, placeOrderPayButton }: CheckoutContent) {
  if (free) return placeOrderButton ?? t('checkout.placeOrder')
  return placeOrderPayButton ? `${placeOrderPayButton} · ${charged}` : t('checkout.pay', { charged })
}

function effectOf({ free, orderId, charged, later }: CheckoutView): string {
  if (free) return t('checkout.nothingIsCharged')
  if (later) return t('checkout.restLater', { charged, later })
  return orderId === undefined ? t('checkout.placedWhenPressed') : t('checkout.placedNowPay')
}
