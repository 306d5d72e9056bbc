// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type CreateCompletionLinkRefusal = 'CHECKOUT_NOT_FOUND' | 'REDIRECT_NOT_REGISTERED'

export interface CreateCompletionLinkRequest {
  checkoutId: string
  url: string
}

export interface CreateCompletionLinkResponse {
  completionUrl: string
  token: string
}

/** Module `fairground.completion-links`. */
export const completionLinks = {
  /** Makes the address to which another system sends a buyer once it has sold their checkout: it completes the checkout here (`markCheckoutAsCompletedAndRedirectToUrl`) and leads on to `url`, for 24 hours. Nothing is changed before somebody goes there. */
  createCompletionLink: call<CreateCompletionLinkRequest, CreateCompletionLinkResponse, CreateCompletionLinkRefusal>('POST', '/fairground/v1/checkouts/{checkoutId}/completion-link'),
}
