import Type from 'typebox'
import { CheckoutContent } from '../ecom/checkout-content.ts'
import { CheckoutBrand } from '../ecom/checkout-settings.ts'
import { CheckoutBillingFields, CheckoutPolicyKind } from '../enumerations/checkouts.ts'
import { TipType } from '../enumerations/tips.ts'
import { caller, operation, own } from '../operation.ts'
import { Empty, Guid, named, oneOf, optional, Revision, Timestamp } from '../scalars.ts'

const module = 'fairground.checkout-page'

/** A tick of the checkout page. */
const Tick = named('CheckoutTick', Type.Object({ checkedByDefault: Type.Boolean() }))

export const getCheckoutPage = operation({
  module,
  name: 'getCheckoutPage',
  summary: 'Look, policies and ticks of the checkout page.',
  method: 'GET',
  path: '/fairground/v1/checkout-page',
  who: caller,
  request: Empty,
  response: Type.Object({
    brand: CheckoutBrand,
    /** Words that the owner set in the language of the answer; absent: none. */
    content: optional(CheckoutContent),
    billingFields: oneOf(CheckoutBillingFields),
    /** Visible policies, in the order of the page. */
    policies: Type.Array(
      named(
        'ShownPolicy',
        Type.Object({
          kind: oneOf(CheckoutPolicyKind),
          /** Title of the custom one. */
          title: optional(Type.String()),
          /** Plain text. */
          content: Type.String(),
        }),
      ),
    ),
    /** Version of their texts, which an acceptance names. */
    policiesRevision: Revision,
    /** Buyers may pay with gift cards. */
    giftCards: Type.Boolean(),
    /** Present where buyers accept the policies. */
    agreement: optional(Tick),
    /** Present where buyers may agree to be written to. */
    subscription: optional(Tick),
    /** Tips that are suggested; absent where buyers give none. */
    tips: optional(
      named(
        'OfferedTips',
        Type.Object({
          tipType: oneOf(TipType),
          /** Percent, or amounts in the site's currency, as decimals. */
          presets: Type.Array(named('OfferedTip', Type.Object({ value: Type.String(), isDefault: Type.Boolean() }))),
          allowCustomAmount: Type.Boolean(),
        }),
      ),
    ),
  }),
  refusals: [],
})

export const setCheckoutConsent = operation({
  module,
  name: 'setCheckoutConsent',
  summary:
    'Stores what the buyer agrees to at the checkout: the policies in the version that they were shown, and to be written to. The order records it.',
  method: 'POST',
  path: '/fairground/v1/checkouts/{checkoutId}/consent',
  who: own('orders.write'),
  request: Type.Object({
    checkoutId: Guid,
    /** Absent: the buyer accepts none. */
    policiesRevision: optional(Revision),
    marketing: optional(Type.Boolean()),
  }),
  response: Type.Object({
    /** Absent: none were accepted. */
    policiesRevision: optional(Revision),
    marketing: Type.Boolean(),
    acceptedDate: optional(Timestamp),
  }),
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'POLICIES_CHANGED'],
})

export const operations = [getCheckoutPage, setCheckoutConsent] as const
