import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, text } from '../scalars.ts'

export const createCompletionLink = operation({
  module: 'fairground.completion-links',
  name: 'createCompletionLink',
  summary:
    'Makes the address to which another system sends a buyer once it has sold their checkout: it completes the checkout here (`markCheckoutAsCompletedAndRedirectToUrl`) and leads on to `url`, for 24 hours. Nothing is changed before somebody goes there.',
  method: 'POST',
  path: '/fairground/v1/checkouts/{checkoutId}/completion-link',
  who: admin('orders.write'),
  request: Type.Object({
    checkoutId: Guid,
    /** A page of this shop, or of an origin that one of the site’s apps has registered; as browsers write addresses. */
    url: text(1000, { pattern: '^https?://[!-~]+$' }),
  }),
  response: Type.Object({
    completionUrl: Type.String(),
    /** The token in that address, as `markCheckoutAsCompletedAndRedirectToUrl` takes it. */
    token: Type.String(),
  }),
  refusals: ['CHECKOUT_NOT_FOUND', 'REDIRECT_NOT_REGISTERED'],
})

export const operations = [createCompletionLink] as const
