/** Place of logo and name at the head of the checkout page. Wire: `ecom.checkout-settings`, Alignment. */
export const Alignment = ['SIDE', 'CENTER'] as const
export type Alignment = (typeof Alignment)[number]

/** Fields of the bill on the checkout page. Wire: `ecom.checkout-settings`, CheckoutBillingFields. */
export const CheckoutBillingFields = ['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'] as const
export type CheckoutBillingFields = (typeof CheckoutBillingFields)[number]

/** Form of the way back from the checkout page. Wire: `ecom.checkout-settings`, DisplayType. */
export const DisplayType = ['TEXT', 'ICON'] as const
export type DisplayType = (typeof DisplayType)[number]

/** Settings of selling that can be read together. Wire: `ecom.ecommerce-settings`, RequestedFields. */
export const EcommerceSettingsField = [
  'ADDITIONAL_FEES_SERVICE_PLUGIN',
  'VALIDATIONS_SERVICE_PLUGIN',
  'TAX',
  'DISCOUNT_RULES',
  'CHECKOUT',
  'DELIVERY',
  'PREMIUM_SITE',
  'BUSINESS_INFO',
  'PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN',
] as const
export type EcommerceSettingsField = (typeof EcommerceSettingsField)[number]

/** Height of the logo at the head of the checkout page. Wire: `ecom.checkout-settings`, LogoSize. */
export const LogoSize = ['SMALL', 'MEDIUM', 'LARGE'] as const
export type LogoSize = (typeof LogoSize)[number]

/** Policies that the checkout page shows, in its order. Ours. */
export const CheckoutPolicyKind = ['TERMS', 'PRIVACY', 'RETURNS', 'DIGITAL_ITEMS', 'CONTACT', 'CUSTOM'] as const
export type CheckoutPolicyKind = (typeof CheckoutPolicyKind)[number]

/** App of the store in references to what it has. */
export const STORE_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
