/** Origin of an additional fee (generation 1). Wire: `ecom.current-cart`, AdditionalFeeSource. */
export const AdditionalFeeSource = [
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
] as const
export type AdditionalFeeSource = (typeof AdditionalFeeSource)[number]

/** Target of a discount in a cart, checkout or order. Wire: `ecom.orders`, DiscountType. */
export const AppliedDiscountType = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const
export type AppliedDiscountType = (typeof AppliedDiscountType)[number]

/** Availability of a line (generation 1). Wire: `ecom.current-cart`, ItemAvailabilityStatus. */
export const ItemAvailabilityStatus = ['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'] as const
export type ItemAvailabilityStatus = (typeof ItemAvailabilityStatus)[number]

/** Kind of a line item. Wire: `ecom.current-cart`, ItemTypePreset. */
export const ItemType = ['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'] as const
export type ItemType = (typeof ItemType)[number]

/** Severity of a violation: one stops the purchase or not. Wire: `ecom.current-cart`, Severity. */
export const Severity = ['WARNING', 'ERROR'] as const
export type Severity = (typeof Severity)[number]

/** Part of a line that a violation is about. Wire: `ecom.current-cart`, NameInLineItem. */
export const LineItemViolationTarget = ['LINE_ITEM_DEFAULT'] as const
export type LineItemViolationTarget = (typeof LineItemViolationTarget)[number]

/** Part of a cart beside its lines that a violation is about. Wire: `ecom.current-cart`, NameInOther. */
export const OtherViolationTarget = ['OTHER_DEFAULT'] as const
export type OtherViolationTarget = (typeof OtherViolationTarget)[number]

/** A template makes checkouts, or not. Wire: `ecom.checkout-templates`, Status. */
export const CheckoutTemplateStatus = ['ACTIVE', 'INACTIVE'] as const
