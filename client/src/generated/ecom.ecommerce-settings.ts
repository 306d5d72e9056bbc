// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Address } from './ecom.checkout.ts'
import type { CheckoutSettings, CountryDeliveryProperties, DeliveryDestinationProperties, Destination } from './shapes.ts'

export type { Address, AddressLocation } from './ecom.checkout.ts'
export type { BackgroundFill, CheckboxField, CheckoutBrand, CheckoutContent, CheckoutContents, CheckoutFields, CheckoutFooter, CheckoutGlobal, CheckoutHeader, CheckoutMain, CheckoutPolicies, CheckoutPolicy, CheckoutSettings, ContinueShopping, CountryDeliveryProperties, CustomCheckoutPolicy, DeliveryDestinationProperties, Destination, Logo, LogoImage, StreetAddress, SubdivisionDeliveryProperties } from './shapes.ts'

export interface BusinessProperties {
  currency: string
  language: string
  locale: Locale
  address?: Address
  name: string
  email?: string
  phone?: string
  timeZone: string
  siteDisplayName: string
}

export interface DeliveryConfiguration {
  destinationScope: 'SPECIFIC_DESTINATIONS' | 'WORLDWIDE'
  destinations: Destination[]
  postalCodeRequired: boolean
  countries: CountryDeliveryProperties[]
  restOfWorld?: DeliveryDestinationProperties
}

export interface DiscountRulesConfiguration {
  active: boolean
}

export interface EcommerceSettings {
  additionalFeesServicePlugin?: ServicePluginConfiguration
  validationsServicePlugin?: ServicePluginConfiguration
  purchaseRecommendationsServicePlugin?: ServicePluginConfiguration
  tax?: TaxConfiguration
  discountRules?: DiscountRulesConfiguration
  checkout?: CheckoutSettings
  delivery?: DeliveryConfiguration
  premiumSite?: boolean
  businessInfo?: BusinessProperties
}

export type GetEcommerceSettingsRefusal = never

export interface GetEcommerceSettingsRequest {
  fields: Array<'ADDITIONAL_FEES_SERVICE_PLUGIN' | 'VALIDATIONS_SERVICE_PLUGIN' | 'TAX' | 'DISCOUNT_RULES' | 'CHECKOUT' | 'DELIVERY' | 'PREMIUM_SITE' | 'BUSINESS_INFO' | 'PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN'>
}

export interface GetEcommerceSettingsResponse {
  ecommerceSettings: EcommerceSettings
  errors: Array<{}>
}

export interface Locale {
  language: string
  country: string
}

export interface ServicePluginConfiguration {
  activeProviders: Array<{}>
}

export interface TaxConfiguration {
  configured: boolean
  taxIncludedInItemPrices: boolean
}

/** Module `ecom.ecommerce-settings`. */
export const ecommerceSettings = {
  /** Settings of selling in one answer: those that are named of tax, checkout, delivery and the business. */
  getEcommerceSettings: call<GetEcommerceSettingsRequest, GetEcommerceSettingsResponse, GetEcommerceSettingsRefusal>('GET', '/_api/ecommerce-settings/v1/ecommerce-settings', { values: { ecommerceSettings: { checkout: { createdDate: 'date', updatedDate: 'date' }, businessInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } }),
}
