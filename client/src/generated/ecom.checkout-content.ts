// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CheckoutContent } from './shapes.ts'

export type { CheckoutContent } from './shapes.ts'

export type GetCheckoutContentRefusal = 'REQUIRED_APP_NOT_INSTALLED' | 'REQUIRED_COMPONENT_DOES_NOT_EXIST' | 'TRANSLATIONS_NOT_FOUND'

export interface GetCheckoutContentRequest {
  appId: string
  componentId: string
  languageCode?: string | null
}

export interface GetCheckoutContentResponse {
  checkoutContent: CheckoutContent
}

/** Module `ecom.checkout-content`. */
export const checkoutContent = {
  /** Words of the checkout page that the owner set, in a language, or in that of the site. The one app with a component is the store itself. */
  getCheckoutContent: call<GetCheckoutContentRequest, GetCheckoutContentResponse, GetCheckoutContentRefusal>('GET', '/ecom/v1/checkout-content/{appId}/{componentId}'),
}
