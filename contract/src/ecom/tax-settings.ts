import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Empty, FieldMask, named, optional, Timestamp } from '../scalars.ts'

const at = {
  module: 'ecom.tax-settings',
  path: '/v1/tax-settings',
  publicPath: '/billing/v1/tax-settings',
  sitePath: '/_api/tax-settings/v1/tax-settings',
}

const included = {
  /** Prices of goods hold their tax, where a region does not say otherwise. */
  taxIncludedInItemPrices: Type.Boolean(),
}
const TaxSettings = named('TaxSettings', Type.Object({ ...included, updatedDate: optional(Timestamp) }))
export const TaxSettingsChanges = named(
  'TaxSettingsChanges',
  Type.Object({ taxIncludedInItemPrices: optional(included.taxIncludedInItemPrices) }),
)
const One = Type.Object({ taxSettings: TaxSettings })

export const getTaxSettings = operation({
  ...at,
  name: 'getTaxSettings',
  summary: 'Tax settings: if prices of goods hold their tax.',
  who: admin('settings.read'),
  method: 'GET',
  request: Empty,
  response: One,
  refusals: [],
})

export const upsertTaxSettings = operation({
  ...at,
  name: 'upsertTaxSettings',
  summary: 'Changes the tax settings.',
  who: admin('settings.write'),
  method: 'POST',
  request: Type.Object({ taxSettings: TaxSettingsChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [],
})

export const operations = [getTaxSettings, upsertTaxSettings] as const
