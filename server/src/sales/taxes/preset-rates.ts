import standardRates from 'sales-tax/res/sales_tax_rates.json' with { type: 'json' }

/** A tax of a country or a part of it; the rate is a fraction. */
export interface PresetRate {
  readonly taxName: string
  readonly taxRate: string
  readonly isOfPart?: boolean
}

export interface PresetRegion {
  /** ISO 3166-2. Absent: the whole country, or the rest of it. */
  readonly subdivision?: string
  readonly rates: readonly PresetRate[]
}

export interface Preset {
  readonly country: string
  readonly source: string
  readonly date: string
  readonly regions: readonly PresetRegion[]
  /** The delivery bears the same taxes as the goods. */
  readonly taxesDelivery: boolean
}

interface PackageRate {
  readonly type: string
  readonly rate: number
}

/** The day of the release of `sales-tax` that is installed. */
const PACKAGE_DATE = '2026-07-17'
const PACKAGE_SOURCE = 'sales-tax 2.23.0'

/**
 * State rates without those of counties and cities, in per cent. The package has other figures for some states. Source and
 * date stand beside each in the admin; all of them are starting values.
 */
const US_STATES: Readonly<Record<string, string>> = {
  AL: '0.04',
  AR: '0.065',
  AZ: '0.056',
  CA: '0.0725',
  CO: '0.029',
  CT: '0.0635',
  DC: '0.06',
  FL: '0.06',
  GA: '0.04',
  HI: '0.04',
  IA: '0.06',
  ID: '0.06',
  IL: '0.0625',
  IN: '0.07',
  KS: '0.065',
  KY: '0.06',
  LA: '0.05',
  MA: '0.0625',
  MD: '0.06',
  ME: '0.055',
  MI: '0.06',
  MN: '0.06875',
  MO: '0.04225',
  MS: '0.07',
  NC: '0.0475',
  ND: '0.05',
  NE: '0.055',
  NJ: '0.06625',
  NM: '0.04875',
  NV: '0.0685',
  NY: '0.04',
  OH: '0.0575',
  OK: '0.045',
  PA: '0.06',
  RI: '0.07',
  SC: '0.06',
  SD: '0.042',
  TN: '0.07',
  TX: '0.0625',
  UT: '0.061',
  VA: '0.053',
  VT: '0.06',
  WA: '0.065',
  WI: '0.05',
  WV: '0.06',
  WY: '0.04',
}

const GST: PresetRate = { taxName: 'GST', taxRate: '0.05' }
const hst = (taxRate: string): readonly PresetRate[] => [{ taxName: 'HST', taxRate }]
const withGst = (taxName: string, taxRate: string): readonly PresetRate[] => [GST, { taxName, taxRate, isOfPart: true }]

const CANADA: Readonly<Record<string, readonly PresetRate[]>> = {
  BC: withGst('PST', '0.07'),
  MB: withGst('RST', '0.07'),
  NB: hst('0.15'),
  NL: hst('0.15'),
  NS: hst('0.14'),
  ON: hst('0.13'),
  PE: hst('0.15'),
  QC: withGst('QST', '0.09975'),
  SK: withGst('PST', '0.06'),
}

const partsOf = (country: string, rates: Readonly<Record<string, readonly PresetRate[]>>): PresetRegion[] =>
  Object.entries(rates).map(([part, own]) => ({ subdivision: `${country}-${part}`, rates: own }))

const byParts: readonly Preset[] = [
  {
    country: 'US',
    source: 'Tax Foundation, State and Local Sales Tax Rates',
    date: '2025-01-01',
    taxesDelivery: false,
    regions: partsOf(
      'US',
      Object.fromEntries(
        Object.entries(US_STATES).map(([state, taxRate]) => [
          state,
          [{ taxName: 'Sales tax', taxRate, isOfPart: true }],
        ]),
      ),
    ),
  },
  {
    country: 'CA',
    source: 'Canada Revenue Agency and provinces',
    date: '2025-04-01',
    taxesDelivery: true,
    regions: [{ rates: [GST] }, ...partsOf('CA', CANADA)],
  },
]

const names: Readonly<Record<string, string>> = { vat: 'VAT', gst: 'GST' }

/** Names by which buyers know the tax of a country, where they are not VAT or GST. */
const ownNames: Readonly<Record<string, string>> = { BR: 'ICMS', JP: 'Consumption tax', NO: 'MVA' }

const ofCountry = ([country, { type, rate }]: [string, PackageRate]): Preset => ({
  country,
  source: PACKAGE_SOURCE,
  date: PACKAGE_DATE,
  taxesDelivery: true,
  regions: [{ rates: [{ taxName: ownNames[country] ?? names[type] ?? 'Tax', taxRate: String(rate) }] }],
})

/** Starting values by country: its standard rate, and those of its parts in the United States and Canada. */
export const presets: ReadonlyMap<string, Preset> = new Map(
  [
    ...Object.entries(standardRates as Readonly<Record<string, PackageRate>>)
      .filter(([, { rate }]) => rate > 0)
      .map(ofCountry),
    ...byParts,
  ].map((preset) => [preset.country, preset]),
)
