/** Share or amount that is added to the price of a service. Wire: `ecom.shippo-configurations`, CalculationType. */
export const CalculationType = ['FIXED', 'PERCENTAGE'] as const
export type CalculationType = (typeof CalculationType)[number]

/** Services of a parcel within the country. Wire: `ecom.shippo-configurations`, DomesticService. */
export const DomesticService = ['GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS'] as const
export type DomesticService = (typeof DomesticService)[number]

/** Services of a parcel to another country. Wire: `ecom.shippo-configurations`, InternationalService. */
export const InternationalService = [
  'FIRST_CLASS_PACKAGE_INTERNATIONAL',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
] as const
export type InternationalService = (typeof InternationalService)[number]

/** Packaging of a parcel: the shop's own, or one of the carrier. Wire: `ecom.shippo-configurations`, PackageType. */
export const PackageType = [
  'CUSTOM',
  'FLAT_RATE_ENVELOPE',
  'PADDED_FLAT_RATE_ENVELOPE',
  'SMALL_FLAT_RATE_BOX',
  'MEDIUM_FLAT_RATE_BOX_1',
  'MEDIUM_FLAT_RATE_BOX_2',
  'LARGE_FLAT_RATE_BOX',
] as const
export type PackageType = (typeof PackageType)[number]

/** Reach of delivery. Wire: `ecom.ecommerce-settings`, DestinationScope. */
export const DestinationScope = ['SPECIFIC_DESTINATIONS', 'WORLDWIDE'] as const
export type DestinationScope = (typeof DestinationScope)[number]

/** Way in which goods are picked up. Wire: `ecom.current-cart`, PickupMethod. */
export const PickupMethod = ['STORE_PICKUP', 'PICKUP_POINT'] as const
export type PickupMethod = (typeof PickupMethod)[number]

/** Units of weight. Wire: `ecom.current-cart`, WeightUnit. */
export const WeightUnit = ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const
export type WeightUnit = (typeof WeightUnit)[number]

/** Days of time windows of local delivery. Wire: `ecom.local-delivery-options`, DayOfWeek. */
export const DayOfWeek = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type DayOfWeek = (typeof DayOfWeek)[number]

/** Unit of a delivery radius. Wire: `ecom.local-delivery-options`, LengthUnit. */
export const LengthUnit = ['UNSPECIFIED_LENGTH_UNIT', 'KM', 'MI'] as const
export type LengthUnit = (typeof LengthUnit)[number]

/** Comparison of a rate's condition. Wire: `ecom.shipping-options`, LogicalOperator. */
export const LogicalOperator = ['EQ', 'GT', 'GTE', 'LT', 'LTE'] as const
export type LogicalOperator = (typeof LogicalOperator)[number]

/** Measure that a rate's condition compares. Wire: `ecom.shipping-options`, ConditionType. */
export const RateConditionType = ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const
export type RateConditionType = (typeof RateConditionType)[number]

/** Kind of a charge beside the price of a delivery. Wire: `ecom.current-cart`, ChargeType. */
export const DeliveryChargeType = ['HANDLING_FEE', 'INSURANCE'] as const
export type DeliveryChargeType = (typeof DeliveryChargeType)[number]

/** Kind of contents that customs are given. Not of the published API. */
export const CustomsContents = ['MERCHANDISE', 'GIFT', 'SAMPLE', 'DOCUMENTS', 'RETURN_MERCHANDISE'] as const
export type CustomsContents = (typeof CustomsContents)[number]

/** Fate of a parcel that cannot be delivered abroad. Not of the published API. */
export const UndeliverableParcel = ['RETURN', 'ABANDON'] as const
export type UndeliverableParcel = (typeof UndeliverableParcel)[number]

/** State of a label: prices of it, on its way to be bought or given back, or there. Not of the published API. */
export const ShippingLabelStatus = ['QUOTED', 'BUYING', 'BOUGHT', 'FAILED', 'VOIDING', 'VOIDED'] as const
export type ShippingLabelStatus = (typeof ShippingLabelStatus)[number]
