// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CheckboxField, CheckoutBrand, CheckoutContents, CheckoutPolicies, CheckoutSettings } from './shapes.ts'

export type { BackgroundFill, CheckboxField, CheckoutBrand, CheckoutContent, CheckoutContents, CheckoutFields, CheckoutFooter, CheckoutGlobal, CheckoutHeader, CheckoutMain, CheckoutPolicies, CheckoutPolicy, CheckoutSettings, ContinueShopping, CustomCheckoutPolicy, Logo, LogoImage } from './shapes.ts'

export interface CheckoutFieldsChange {
  subscriptionCheckbox?: CheckboxField | null
  policyAgreementCheckbox?: CheckboxField | null
  giftCardRedeemEnabled?: boolean | null
}

export interface CheckoutSettingsChange {
  checkoutPolicies?: CheckoutPolicies | null
  checkoutBrand?: CheckoutBrand | null
  checkoutContent?: CheckoutContents | null
  checkoutBillingFields?: 'All_FIELDS' | 'MINIMUM_REQUIRED_FIELDS' | null
  checkoutFields?: CheckoutFieldsChange | null
}

export type GetCheckoutSettingsRefusal = never

export type GetCheckoutSettingsRequest = Record<never, never>

export interface GetCheckoutSettingsResponse {
  checkoutSettings: CheckoutSettings
}

export type UpdateCheckoutSettingsRefusal = never

export interface UpdateCheckoutSettingsRequest {
  checkoutSettings: CheckoutSettingsChange
  fieldMask?: string
}

export interface UpdateCheckoutSettingsResponse {
  checkoutSettings: CheckoutSettings
}

/** Module `ecom.checkout-settings`. */
export const checkoutSettings = {
  /** Settings of the checkout page: its look, the policies that it shows, and what it asks for. */
  getCheckoutSettings: call<GetCheckoutSettingsRequest, GetCheckoutSettingsResponse, GetCheckoutSettingsRefusal>('GET', '/ecom/v1/checkout-settings', { values: { checkoutSettings: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes settings of the checkout page. What is not given stays, null empties a field. */
  updateCheckoutSettings: call<UpdateCheckoutSettingsRequest, UpdateCheckoutSettingsResponse, UpdateCheckoutSettingsRefusal>('PATCH', '/ecom/v1/checkout-settings', { values: { checkoutSettings: { createdDate: 'date', updatedDate: 'date' } } }),
}
