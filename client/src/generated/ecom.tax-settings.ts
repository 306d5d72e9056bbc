// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetTaxSettingsRefusal = never

export type GetTaxSettingsRequest = Record<never, never>

export interface GetTaxSettingsResponse {
  taxSettings: TaxSettings
}

export interface TaxSettings {
  taxIncludedInItemPrices: boolean
  updatedDate?: Date
}

export interface TaxSettingsChanges {
  taxIncludedInItemPrices?: boolean
}

export type UpsertTaxSettingsRefusal = never

export interface UpsertTaxSettingsRequest {
  taxSettings: TaxSettingsChanges
  fieldMask?: string
}

export interface UpsertTaxSettingsResponse {
  taxSettings: TaxSettings
}

/** Module `ecom.tax-settings`. */
export const taxSettings = {
  /** Tax settings: if prices of goods hold their tax. */
  getTaxSettings: call<GetTaxSettingsRequest, GetTaxSettingsResponse, GetTaxSettingsRefusal>('GET', '/billing/v1/tax-settings', { values: { taxSettings: { updatedDate: 'date' } } }),
  /** Changes the tax settings. */
  upsertTaxSettings: call<UpsertTaxSettingsRequest, UpsertTaxSettingsResponse, UpsertTaxSettingsRefusal>('POST', '/billing/v1/tax-settings', { values: { taxSettings: { updatedDate: 'date' } } }),
}
