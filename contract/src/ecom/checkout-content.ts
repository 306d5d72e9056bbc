import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, named, nullable, optional, properName, text } from '../scalars.ts'

const words = (longest: number) => optional(nullable(properName(longest)))

/** The component that has words: the checkout page of the store. */
export const CHECKOUT_COMPONENT_ID = '7f3a1f5e-3c0e-4c7a-9d55-1f0f6c1b7e21'

/** Words of the checkout page in one language, in place of the shop's own; null takes one away. */
export const CheckoutContent = named(
  'CheckoutContent',
  Type.Object({
    /** The way back to the cart. */
    continueShoppingLink: words(30),
    /** Name of the summary. */
    orderSummary: words(30),
    /** Heading of the step with name and address of mail. */
    customerDetails: words(30),
    /** Heading of the last step. */
    reviewAndPlaceOrder: words(50),
    /** The button of an order for which nothing is paid now. */
    placeOrderButton: words(50),
    /** The button that leads to the payment; the amount stands behind it. */
    placeOrderPayButton: words(50),
  }),
)

export const getCheckoutContent = operation({
  module: 'ecom.checkout-content',
  name: 'getCheckoutContent',
  summary:
    'Words of the checkout page that the owner set, in a language, or in that of the site. The one app with a component is the store itself.',
  method: 'GET',
  path: '/v1/checkout-content/{appId}/{componentId}',
  publicPath: '/ecom/v1/checkout-content/{appId}/{componentId}',
  aliases: ['/ecom/api/v1/checkout-content/{appId}/{componentId}'],
  who: admin('settings.read'),
  request: Type.Object({
    appId: Guid,
    componentId: Guid,
    /** Such as `de` or `de-AT`. */
    languageCode: optional(nullable(text(20, { minLength: 1 }))),
  }),
  response: Type.Object({ checkoutContent: CheckoutContent }),
  refusals: ['REQUIRED_APP_NOT_INSTALLED', 'REQUIRED_COMPONENT_DOES_NOT_EXIST', 'TRANSLATIONS_NOT_FOUND'],
})

export const operations = [getCheckoutContent] as const
