import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { CountryCode, int, list, named } from '../scalars.ts'

const module = 'fairground.tax-presets'
const path = '/fairground/v1/tax-presets'

const TaxPreset = named(
  'TaxPreset',
  Type.Object({
    country: CountryCode,
    /** Source of the rates, and the day (ISO 8601) that they are of. */
    source: Type.String(),
    date: Type.String(),
    /** A region for each part of the country that has rates of its own; the whole country has no `subdivision`. */
    regions: list(
      named(
        'TaxPresetRegion',
        Type.Object({
          subdivision: Type.Optional(Type.String()),
          rates: list(named('TaxPresetRate', Type.Object({ taxName: Type.String(), taxRate: Type.String() })), 7),
        }),
      ),
      100,
    ),
  }),
)

export const listTaxPresets = operation({
  module,
  name: 'listTaxPresets',
  summary:
    'Starting values by country: standard rates, with their source and date. They are no advice, and may be out of date.',
  method: 'GET',
  path,
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Type.Object({ presets: list(TaxPreset, 250) }),
  refusals: [],
})

export const applyTaxPresets = operation({
  module,
  name: 'applyTaxPresets',
  summary: 'Makes regions with the starting values of countries. Regions that there are stay as they are.',
  method: 'POST',
  path,
  who: admin('settings.write'),
  request: Type.Object({ countries: list(CountryCode, 60, 1) }),
  response: Type.Object({ regions: int(0, 1000), rates: int(0, 10_000) }),
  refusals: ['COUNTRY_NOT_FOUND', 'LIMIT_REACHED'],
})

export const operations = [listTaxPresets, applyTaxPresets] as const
