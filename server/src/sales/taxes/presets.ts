import * as contract from '@fairground/contract/fairground/tax-presets.ts'
import { present } from '@fairground/domain/present.ts'
import { pricesIncludeTax } from '@fairground/domain/tax/prices-before-tax.ts'
import { DELIVERY_GROUP_ID, STANDARD_GROUP_ID } from '@fairground/domain/tax/tax-table.ts'
import { ApiError } from '../../ground/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import { changeTaxes, type TaxContext, type TaxDraft } from './change-taxes.ts'
import { type Preset, type PresetRate, type PresetRegion, presets } from './preset-rates.ts'
import { addRateTo } from './rates.ts'
import { addRegionTo } from './regions.ts'

function presetOf(country: string): Preset {
  const preset = presets.get(country)
  if (!preset) throw new ApiError({ code: 'COUNTRY_NOT_FOUND', country })
  return preset
}

const isThere = (draft: TaxDraft, country: string, subdivision: string | undefined): boolean =>
  draft.setup.all('region').some(({ doc }) => doc.country === country && doc.subdivision === subdivision)

/** Makes the region with its rates; the number of rates, or undefined where the region is there already. */
function addRegion(draft: TaxDraft, preset: Preset, { subdivision, rates }: PresetRegion): number | undefined {
  const { country, source, date, taxesDelivery } = preset
  if (isThere(draft, country, subdivision)) return undefined
  const region = addRegionTo(draft, {
    country,
    taxIncludedInPrice: pricesIncludeTax(country),
    ...present({ subdivision: subdivision || undefined }),
  })
  const groups = taxesDelivery ? [STANDARD_GROUP_ID, DELIVERY_GROUP_ID] : [STANDARD_GROUP_ID]
  for (const taxGroupId of groups)
    for (const { taxName, taxRate, isOfPart } of rates)
      addRateTo(draft, {
        taxGroupId,
        taxRegionId: region.id,
        taxName,
        taxRate,
        taxType: taxName,
        jurisdiction: isOfPart && subdivision ? subdivision : country,
        jurisdictionType: isOfPart ? 'STATE' : 'COUNTRY',
        description: `Starting value of ${date}, ${source}`,
      })
  return groups.length * rates.length
}

/** Makes what the countries have and the site has not. */
export const applyPresets = (ctx: TaxContext, countries: readonly string[]) =>
  changeTaxes(ctx, (draft) => {
    const made = countries.map(presetOf).flatMap((preset) =>
      preset.regions.flatMap((region) => {
        const rates = addRegion(draft, preset, region)
        return rates === undefined ? [] : [rates]
      }),
    )
    return { regions: made.length, rates: made.reduce((a, b) => a + b, 0) }
  })

const rateToWire = ({ taxName, taxRate }: PresetRate) => ({ taxName, taxRate })

export function taxPresetRoutes(api: Api): void {
  mount(api, contract.listTaxPresets, async () => ({
    presets: [...presets.values()].map(({ country, source, date, regions }) => ({
      country,
      source,
      date,
      regions: regions.map(({ subdivision, rates }) => ({
        ...present({ subdivision: subdivision || undefined }),
        rates: rates.map(rateToWire),
      })),
    })),
  }))
  mount(api, contract.applyTaxPresets, ({ countries }, ctx) => applyPresets(ctx, [...new Set(countries)]), {
    changesSite: true,
  })
}
