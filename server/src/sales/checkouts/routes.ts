import * as wire from '@fairground/contract/ecom/checkout.ts'
import { createOrder, markCheckoutAsCompleted } from '@fairground/contract/ecom/checkout-orders.ts'
import { createCheckoutFromCurrentCart } from '@fairground/contract/ecom/current-cart.ts'
import { setCheckoutConsent } from '@fairground/contract/fairground/checkout-page.ts'
import { createCompletionLink as createCompletionLinkWire } from '@fairground/contract/fairground/completion-links.ts'
import { takeOrderBack as takeOrderBackWire } from '@fairground/contract/fairground/order-view.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { VatRegister } from '../buyers/vat-register.ts'
import { triesOfCodes } from '../coupons/operations.ts'
import { triesOfCards } from '../gift-cards/card-of-checkout.ts'
import { ordersPerMinute } from '../purchase/orders-per-minute.ts'
import type { StoreDeps } from '../sellables/store-deps.ts'
import { reach } from './change-checkout.ts'
import { checkedInfo } from './checkout-info.ts'
import { checkoutOfCart } from './checkout-of-cart.ts'
import { markCompleted } from './complete-checkout.ts'
import { type CompletionDeps, createCompletionLink } from './completion-links.ts'
import { setConsent } from './consent.ts'
import {
  addToCheckout,
  createCheckout,
  getCheckout,
  getCheckoutOfCart,
  readCheckout,
  removeCardOfCheckout,
  removeCouponOfCheckout,
  removeFromCheckout,
  setCheckoutQuantities,
  updateCheckout,
} from './operations.ts'
import { type OrderDeps, orderCheckout } from './order-checkout.ts'
import { type ClosePayments, takeOrderBack } from './order-into-cart.ts'
import type { PricedCheckout } from './price-checkout.ts'
import { rememberShown } from './shown-total.ts'
import { checkoutToWire } from './wire.ts'

/** Page of the shop where a checkout is completed. */
const checkoutPage = (publicUrl: string, checkoutId: string): string => `${publicUrl}/checkout/${checkoutId}`

interface CheckoutDeps extends StoreDeps, OrderDeps {
  readonly closePayments: ClosePayments
  readonly vatRegister: VatRegister
}

export function checkoutRoutes(api: Api, deps: CheckoutDeps): void {
  const { sellables, publicUrl, closePayments, vatRegister } = deps
  const answer = async (ctx: Ctx, priced: PricedCheckout) => {
    await rememberShown(ctx, priced)
    return { checkout: checkoutToWire(ctx, publicUrl, priced) }
  }

  mount(
    api,
    wire.createCheckout,
    async ({ checkoutInfo, ...request }, ctx) => {
      const checked = await checkedInfo(ctx, vatRegister, checkoutInfo ?? {})
      return answer(ctx, await createCheckout(ctx, sellables, { ...request, checkoutInfo: checked }))
    },
    { limit: ({ couponCode, giftCardCode }) => [triesOfCodes(couponCode), triesOfCards(giftCardCode)] },
  )
  mount(api, createCheckoutFromCurrentCart, (request, ctx) => checkoutOfCart(ctx, request))
  mount(api, wire.getCheckout, async ({ id }, ctx) => answer(ctx, await getCheckout(ctx, sellables, id)))
  mount(api, wire.getCheckoutByCartId, async ({ id }, ctx) => answer(ctx, await getCheckoutOfCart(ctx, sellables, id)))
  mount(api, wire.getCheckoutUrl, async ({ id }, ctx) => {
    const checkout = await readCheckout(ctx, id)
    return { checkoutUrl: checkout.doc.overrideCheckoutUrl ?? checkoutPage(publicUrl, checkout.id) }
  })
  mount(api, wire.getWixCheckoutUrl, async ({ id }, ctx) => ({
    checkoutUrl: checkoutPage(publicUrl, (await readCheckout(ctx, id)).id),
  }))
  mount(api, wire.removeOverrideCheckoutUrl, async ({ id }, ctx) =>
    answer(ctx, await updateCheckout(ctx, sellables, id, { info: {}, overrideCheckoutUrl: null })),
  )
  mount(
    api,
    wire.updateCheckout,
    async ({ checkout: { id, ...change }, fieldMask, ...rest }, ctx) => {
      const info = await checkedInfo(ctx, vatRegister, masked(change, fieldMask, wire.CheckoutChange, 'checkout'))
      return answer(ctx, await updateCheckout(ctx, sellables, id, { ...rest, info }))
    },
    { limit: ({ couponCode, giftCardCode }) => [triesOfCodes(couponCode), triesOfCards(giftCardCode)] },
  )
  mount(api, wire.addToCheckout, async ({ id, ...items }, ctx) =>
    answer(ctx, await addToCheckout(ctx, sellables, id, items)),
  )
  mount(api, wire.removeLineItems, async ({ id, lineItemIds }, ctx) =>
    answer(ctx, await removeFromCheckout(ctx, sellables, id, lineItemIds)),
  )
  mount(api, wire.updateLineItemsQuantity, async ({ id, lineItems }, ctx) =>
    answer(ctx, await setCheckoutQuantities(ctx, sellables, id, lineItems)),
  )
  mount(api, wire.removeCoupon, async ({ id }, ctx) => answer(ctx, await removeCouponOfCheckout(ctx, sellables, id)))
  mount(api, setCheckoutConsent, async ({ checkoutId, ...given }, ctx) => {
    const { policiesRevision, marketing, acceptedAt } = await setConsent(ctx, sellables, checkoutId, given)
    return { marketing, ...present({ policiesRevision, acceptedDate: acceptedAt }) }
  })
  mount(api, wire.removeGiftCard, async ({ id }, ctx) => answer(ctx, await removeCardOfCheckout(ctx, sellables, id)))
  mount(api, createOrder, (request, ctx) => orderCheckout(ctx, deps, request), { limit: ordersPerMinute })
  mount(api, markCheckoutAsCompleted, async ({ id }, ctx) => {
    await markCompleted(ctx, { id, ownerId: reach(ctx) })
    return {}
  })
  // Payments that wait are settled in transactions of their own, and stay so when the order is not taken back; a
  // repeat answers the cart.
  mount(api, takeOrderBackWire, ({ orderId }, ctx) => takeOrderBack(ctx, closePayments, orderId), { once: true })
}

/** Making another link does no harm, and its token is a secret: answers are not stored. */
export function completionLinkRoutes(api: Api, deps: CompletionDeps): void {
  mount(api, createCompletionLinkWire, (request, ctx) => createCompletionLink(ctx, deps, request), { once: true })
}
