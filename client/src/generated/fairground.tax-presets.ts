// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ApplyTaxPresetsRefusal = 'COUNTRY_NOT_FOUND' | 'LIMIT_REACHED'

export interface ApplyTaxPresetsRequest {
  countries: string[]
}

export interface ApplyTaxPresetsResponse {
  regions: number
  rates: number
}

export type ListTaxPresetsRefusal = never

export type ListTaxPresetsRequest = Record<never, never>

export interface ListTaxPresetsResponse {
  presets: TaxPreset[]
}

export interface TaxPreset {
  country: string
  source: string
  date: string
  regions: TaxPresetRegion[]
}

export interface TaxPresetRate {
  taxName: string
  taxRate: string
}

export interface TaxPresetRegion {
  subdivision?: string
  rates: TaxPresetRate[]
}

/** Module `fairground.tax-presets`. */
export const taxPresets = {
  /** Starting values by country: standard rates, with their source and date. They are no advice, and may be out of date. */
  listTaxPresets: call<ListTaxPresetsRequest, ListTaxPresetsResponse, ListTaxPresetsRefusal>('GET', '/fairground/v1/tax-presets'),
  /** Makes regions with the starting values of countries. Regions that there are stay as they are. */
  applyTaxPresets: call<ApplyTaxPresetsRequest, ApplyTaxPresetsResponse, ApplyTaxPresetsRefusal>('POST', '/fairground/v1/tax-presets'),
}
