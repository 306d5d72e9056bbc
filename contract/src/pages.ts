import Type from 'typebox'
import { authenticationAddresses as at } from './identity/authentication.ts'
import { anyone, operation } from './operation.ts'
import { Guid, optional, text } from './scalars.ts'

const module = 'identity.authentication'
/** Nothing but the page, or the redirect. */
const response = Type.Object({})
const Address = text(2048)
const COMPLETION_REDIRECT = '/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url'
const TEMPLATE_REDIRECT = '/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout'

const authorize = operation({
  module: 'identity.oauth',
  name: 'authorize',
  summary:
    'Signs in a visitor whose browser an app sends here. The code comes back at the registered address, in its query or fragment, or as a message to the page around it.',
  method: 'GET',
  path: '/oauth2/authorize',
  aliases: ['/_api/oauth2/authorize'],
  who: anyone,
  request: Type.Object({
    client_id: Guid,
    response_type: text(50),
    redirect_uri: optional(Address),
    response_mode: optional(text(50)),
    state: text(1000),
    code_challenge: text(43),
    code_challenge_method: text(20),
    prompt: optional(text(50)),
    session_token: optional(text(1000)),
    idp: optional(Guid),
  }),
  response,
  refusals: [],
})

const loginCallback = operation({
  module,
  name: 'loginCallback',
  summary:
    'Goes on with a sign-in that was begun at the authorize address, with a session token or the browser’s session.',
  method: 'GET',
  ...at('/v1/callback'),
  who: anyone,
  request: Type.Object({ state: text(8000), sessionToken: optional(text(1000)) }),
  response,
  refusals: [],
})

const logout = operation({
  module,
  name: 'logout',
  summary: 'Ends the browser’s session, and leads back to an address of the app’s post-flow origins.',
  method: 'GET',
  ...at('/v1/logout'),
  who: anyone,
  request: Type.Object({ postLogoutRedirectUri: optional(Address), clientId: optional(Guid) }),
  response,
  refusals: [],
})

const createAndRedirectToCheckout = operation({
  module: 'ecom.checkout-templates',
  name: 'createAndRedirectToCheckout',
  summary: 'Leads a browser to the link of a template, which fills a checkout of its visitor and goes on to it.',
  method: 'GET',
  path: TEMPLATE_REDIRECT,
  publicPath: `/ecom${TEMPLATE_REDIRECT}`,
  aliases: [`/checkout-template${TEMPLATE_REDIRECT}`],
  who: anyone,
  request: Type.Object({ checkoutTemplateId: Guid, siteId: Guid }),
  response,
  refusals: ['CHECKOUT_TEMPLATE_NOT_FOUND', 'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE'],
})

const markCheckoutAsCompletedAndRedirectToUrl = operation({
  module: 'ecom.checkout',
  name: 'markCheckoutAsCompletedAndRedirectToUrl',
  summary:
    'Completes a checkout that another system has sold, and leads its buyer on: both as the token says, which `createCompletionLink` makes. Going there again leads to the same page.',
  method: 'GET',
  path: COMPLETION_REDIRECT,
  publicPath: `/ecom${COMPLETION_REDIRECT}`,
  aliases: [`/checkout-v1-proxy${COMPLETION_REDIRECT}`],
  who: anyone,
  request: Type.Object({ token: text(4096) }),
  response,
  refusals: ['UNAUTHENTICATED_TOKEN', 'CHECKOUT_NOT_FOUND', 'REDIRECT_NOT_REGISTERED'],
})

/** Pages and redirects for browsers. Documented beside the operations; no client calls them. */
export const browserPages = [
  authorize,
  loginCallback,
  logout,
  createAndRedirectToCheckout,
  markCheckoutAsCompletedAndRedirectToUrl,
] as const
