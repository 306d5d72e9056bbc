/** Kind of a tax jurisdiction. Wire: `ecom.current-cart`, JurisdictionType. */
export const TaxJurisdictionType = ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const
export type TaxJurisdictionType = (typeof TaxJurisdictionType)[number]
