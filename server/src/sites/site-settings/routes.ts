import * as contract from '@fairground/contract/fairground/site-settings.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import { statusOf, weightUnitOf } from '../../ground/site.ts'
import { type Api, mount } from '../../http/mount.ts'
import { type CurrencyUse, changeSettings, revisionOf, type SettingsOfSite } from './change-settings.ts'
import { countryDefaults } from './country-defaults.ts'
import { checkLook } from './look.ts'

interface Deps {
  readonly isCurrencyUsed: CurrencyUse
  readonly hasOrders: (db: Queryable) => Promise<boolean>
  readonly publicUrl: string
}

const toWire = (site: SettingsOfSite, hasOrders: boolean): ResponseOf<typeof contract.getSiteSettings> => {
  const { name, locale, timeZone, currency, settings } = site
  return {
    revision: String(revisionOf(site)),
    ...present({ updatedDate: settings.settingsSetAt || undefined }),
    business: { name, ...settings.business },
    locale,
    timeZone,
    currency,
    weightUnit: weightUnitOf(site),
    distanceUnit: settings.distanceUnit ?? 'KM',
    sells: settings.sells ?? 'BOTH',
    taxIncludedInPrices: settings.taxIncludedInPrices ?? false,
    distanceSalesTax: settings.distanceSalesTax ?? 'DESTINATION',
    reverseCharge: settings.reverseCharge ?? false,
    vatIdCheck: settings.vatIdCheck ?? false,
    reservationMinutes: settings.reservationMinutes,
    unpaidOrderMinutes: settings.unpaidOrderMinutes,
    ticketCancellation: settings.ticketCancellation ?? { allowed: false },
    ticketChange: settings.ticketChange ?? { allowed: false },
    status: statusOf(site),
    texts: settings.texts ?? {},
    look: settings.look ?? {},
    currencyChangeable: !hasOrders,
  }
}

export function siteSettingsRoutes(api: Api, { isCurrencyUsed, hasOrders, publicUrl }: Deps): void {
  mount(api, contract.getSiteSettings, async (_, { site, db }) => toWire(site, await hasOrders(db)))
  mount(
    api,
    contract.setSiteSettings,
    async (change, ctx) => {
      checkLook(change.look, publicUrl)
      return toWire(await changeSettings(ctx, change, isCurrencyUsed), await hasOrders(ctx.db))
    },
    { changesSite: true },
  )
  mount(api, contract.getCountryDefaults, async ({ country }) => {
    const defaults = countryDefaults(country)
    if (!defaults) throw new ApiError({ code: 'COUNTRY_NOT_FOUND', country })
    return defaults
  })
}
