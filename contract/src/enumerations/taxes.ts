/** Kinds of tax id. Wire: `ecom.current-cart`, VatType. */
export const VatIdType = ['UNSPECIFIED', 'CPF', 'CNPJ'] as const
export type VatIdType = (typeof VatIdType)[number]

/** Level of the authority that levies a tax. Wire: `ecom.manual-tax-mappings`, JurisdictionType. */
export const JurisdictionType = ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const
export type JurisdictionType = (typeof JurisdictionType)[number]

/** Address whose tax a line bears. Wire: `ecom.current-cart`, TaxableAddressType. */
export const TaxableAddressType = ['BUSINESS', 'BILLING', 'SHIPPING'] as const
export type TaxableAddressType = (typeof TaxableAddressType)[number]

/** Origin of a tax rate. Wire: `ecom.current-cart`, RateType. */
export const TaxRateType = ['NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE'] as const
export type TaxRateType = (typeof TaxRateType)[number]

/** Place where the site entered a tax rate. Wire: `ecom.current-cart`, ManualCalculationReason. */
export const ManualRateReason = ['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL'] as const
export type ManualRateReason = (typeof ManualRateReason)[number]

/** Reason why rates that the site entered stand in for those of a calculator. Wire: `ecom.current-cart`, FallbackReason. */
export const TaxFallbackReason = ['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED'] as const
export type TaxFallbackReason = (typeof TaxFallbackReason)[number]

/** Optional fields of the tax details of a contact, returned on request. Wire: `ecom.contact-tax-details`, ContactTaxDetailsRequestedFields. */
export const ContactTaxField = ['CONTACT_DETAILS'] as const
export type ContactTaxField = (typeof ContactTaxField)[number]

/** Ground on which a buyer pays no tax. Wire: `ecom.tax-calculation`, ExemptBy. */
export const TaxExemption = ['EXEMPT_GROUP', 'CONTACT'] as const
export type TaxExemption = (typeof TaxExemption)[number]

/**
 * Taxes that consumers in another member state of the European Union bear: those of where the goods go, or, of a business whose sales
 * to them stay below the threshold, those of home. Ours: `fairground.site-settings`.
 */
export const DistanceSalesTax = ['DESTINATION', 'HOME'] as const
export type DistanceSalesTax = (typeof DistanceSalesTax)[number]

/** Answers of a register of businesses about a tax id: `UNAVAILABLE` where it could not be reached. Ours: `fairground.tax-id-checks`. */
export const VatRegisterStatus = ['VALID', 'INVALID', 'UNAVAILABLE'] as const
export type VatRegisterStatus = (typeof VatRegisterStatus)[number]
