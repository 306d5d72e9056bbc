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
