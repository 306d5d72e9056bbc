import * as contract from '@fairground/contract/ecom/tax-settings.ts'
import { present } from '@fairground/domain/present.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { type CurrencyUse, changeSettings, type SettingsOfSite } from './change-settings.ts'

const toWire = ({ settings }: Pick<SettingsOfSite, 'settings'>) => ({
  taxSettings: {
    taxIncludedInItemPrices: settings.taxIncludedInPrices ?? false,
    ...present({ updatedDate: settings.settingsSetAt || undefined }),
  },
})

/** One of the site's settings, as the published module names it. */
export function taxSettingsRoutes(api: Api, { isCurrencyUsed }: { readonly isCurrencyUsed: CurrencyUse }): void {
  mount(api, contract.getTaxSettings, async (_, { site }) => toWire(site))
  mount(
    api,
    contract.upsertTaxSettings,
    async ({ taxSettings, fieldMask }, ctx) => {
      const { taxIncludedInItemPrices } = masked(taxSettings, fieldMask, contract.TaxSettingsChanges, 'taxSettings')
      const change = present({ taxIncludedInPrices: taxIncludedInItemPrices })
      return toWire(await changeSettings(ctx, change, isCurrencyUsed))
    },
    { changesSite: true },
  )
}
