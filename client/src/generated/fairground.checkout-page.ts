// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CheckoutBrand, CheckoutContent } from './shapes.ts'

export type { BackgroundFill, CheckoutBrand, CheckoutContent, CheckoutFooter, CheckoutGlobal, CheckoutHeader, CheckoutMain, ContinueShopping, Logo, LogoImage } from './shapes.ts'

export interface CheckoutTick {
  checkedByDefault: boolean
}

export type GetCheckoutPageRefusal = never

export type GetCheckoutPageRequest = Record<never, never>

export interface GetCheckoutPageResponse {
  brand: CheckoutBrand
  content?: CheckoutContent
  billingFields: 'All_FIELDS' | 'MINIMUM_REQUIRED_FIELDS'
  policies: ShownPolicy[]
  policiesRevision: string
  giftCards: boolean
  agreement?: CheckoutTick
  subscription?: CheckoutTick
  tips?: OfferedTips
}

export interface OfferedTip {
  value: string
  isDefault: boolean
}

export interface OfferedTips {
  tipType: 'PERCENTAGE' | 'AMOUNT'
  presets: OfferedTip[]
  allowCustomAmount: boolean
}

export type SetCheckoutConsentRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'POLICIES_CHANGED'

export interface SetCheckoutConsentRequest {
  checkoutId: string
  policiesRevision?: string
  marketing?: boolean
}

export interface SetCheckoutConsentResponse {
  policiesRevision?: string
  marketing: boolean
  acceptedDate?: Date
}

export interface ShownPolicy {
  kind: 'TERMS' | 'PRIVACY' | 'RETURNS' | 'DIGITAL_ITEMS' | 'CONTACT' | 'CUSTOM'
  title?: string
  content: string
}

/** Module `fairground.checkout-page`. */
export const checkoutPage = {
  /** Look, policies and ticks of the checkout page. */
  getCheckoutPage: call<GetCheckoutPageRequest, GetCheckoutPageResponse, GetCheckoutPageRefusal>('GET', '/fairground/v1/checkout-page'),
  /** Stores what the buyer agrees to at the checkout: the policies in the version that they were shown, and to be written to. The order records it. */
  setCheckoutConsent: call<SetCheckoutConsentRequest, SetCheckoutConsentResponse, SetCheckoutConsentRefusal>('POST', '/fairground/v1/checkouts/{checkoutId}/consent', { values: { acceptedDate: 'date' } }),
}
