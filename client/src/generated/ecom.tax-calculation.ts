// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface Address {
  country?: string | null
  subdivision?: string | null
  city?: string | null
  postalCode?: string | null
  addressLine?: string | null
  addressLine2?: string | null
}

export interface AddressIndex {
  singleAddress?: number
  multipleAddresses?: MultipleAddresses
}

export interface AggregatedTaxBreakdown {
  taxName: string
  taxType: string
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate: string
  aggregatedTaxAmount: string
  aggregatedTaxableAmount: string
}

export type CalculateTaxRefusal = 'INVALID_LINE_ITEM_ADDRESS_INDEX' | 'MISSING_TAXABLE_ADDRESS' | 'MISSING_COUNTRY_IN_ADDRESS' | 'MISSING_SUBDIVISION_IN_ADDRESS' | 'TAX_GROUP_ID_NOT_FOUND' | 'TAX_EXEMPT_GROUP_NOT_FOUND'

export interface CalculateTaxRequest {
  externalId?: string | null
  currency?: string
  addresses: Address[]
  lineItems: LineItem[]
  exemptDetails?: ExemptCalculationDetails | null
}

export interface CalculateTaxResponse {
  externalId?: string
  currency: string
  addresses: Address[]
  taxSummary: TaxSummary
  lineItemTaxDetails: LineItemTaxDetails[]
  errors?: TaxCalculationError[]
}

export interface ExemptCalculationDetails {
  exemptBy: 'EXEMPT_GROUP' | 'CONTACT'
  exemptGroupId?: string | null
  contactId?: string | null
}

export interface LineItem {
  id: string
  itemName?: string | null
  quantity?: number
  price: string
  taxGroupId?: string | null
  appId?: string | null
  taxIncludedInPrice?: boolean | null
  addressIndex?: AddressIndex
}

export interface LineItemTaxDetails {
  id: string
  itemName?: string
  quantity: number
  taxBreakdown: TaxBreakdown[]
  taxSummary: LineItemTaxSummary
  addressIndex: AddressIndex
  taxIncludedInPrice: boolean
}

export interface LineItemTaxSummary {
  fullPrice: string
  taxAmount: string
  taxableAmount: string
  appId?: string
  exemptAmount?: string
}

export type ListTaxCalculatorsRefusal = never

export type ListTaxCalculatorsRequest = Record<never, never>

export interface ListTaxCalculatorsResponse {
  taxCalculatorDetails: TaxCalculatorDetails[]
}

export interface MultipleAddresses {
  origin?: number
  destination?: number
}

export interface TaxBreakdown {
  taxName: string
  taxType: string
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate: string
  nonTaxableAmount: string
  taxAmount: string
  taxableAmount: string
}

export interface TaxCalculationError {
  code: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
  description: string
}

export interface TaxCalculatorDetails {
  appId: string
  displayName: string
  unsupportedCountries?: string[]
}

export interface TaxSummary {
  totalAmount: string
  totalTax: string
  totalTaxableAmount: string
  totalTaxIncludedInPrice: string
  aggregatedTaxBreakdown: AggregatedTaxBreakdown[]
  totalExempt?: string
}

/** Module `ecom.tax-calculation`. */
export const taxCalculation = {
  /** Tax on lines by their addresses and groups, calculated as carts and orders are. Nothing is stored. */
  calculateTax: call<CalculateTaxRequest, CalculateTaxResponse, CalculateTaxRefusal>('POST', '/billing/v1/calculate-tax'),
  /** Calculators that a tax region may have. */
  listTaxCalculators: call<ListTaxCalculatorsRequest, ListTaxCalculatorsResponse, ListTaxCalculatorsRefusal>('GET', '/billing/v1/list-tax-calculators'),
}
