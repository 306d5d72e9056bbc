import * as contract from '@fairground/contract/ecom/currencies.ts'
import { getSiteCurrencies, setSiteCurrencies } from '@fairground/contract/fairground/site-currencies.ts'
import { formatExchangeRate } from '@fairground/domain/convert.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import { type Api, mount } from '../../http/mount.ts'
import { convertAmounts, crossRate, otherCurrencies } from './rates.ts'
import { setCurrencies } from './set-currencies.ts'

const symbolOf = (code: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

const setAt = ({ site, now }: Ctx): string => site.settings.currenciesSetAt ?? now.toISOString()

const toWire = (site: Site) => ({
  currency: site.currency,
  others: otherCurrencies(site).map(({ code, rate }) => ({ code, rate: formatExchangeRate(rate) })),
  ...present({ updatedDate: site.settings.currenciesSetAt || undefined }),
})

export function currencyRoutes(api: Api): void {
  mount(api, contract.listCurrencies, async (_, { site }) => ({
    currencies: [site.currency, ...otherCurrencies(site).map(({ code }) => code)].map((code) => ({
      code,
      symbol: symbolOf(code, site.locale),
    })),
  }))
  mount(api, contract.getConversionRate, async ({ from, to }, ctx) => ({
    rate: crossRate(ctx.site, from, to),
    rateTimestamp: setAt(ctx),
  }))
  mount(api, contract.convertCurrency, async ({ from, to, amounts }, ctx) => ({
    amounts: convertAmounts(ctx.site, from, to, amounts),
    rateTimestamp: setAt(ctx),
  }))
  mount(api, getSiteCurrencies, async (_, { site }) => toWire(site))
  mount(
    api,
    setSiteCurrencies,
    async ({ others }, ctx) => toWire({ ...ctx.site, settings: await setCurrencies(ctx, others) }),
    { changesSite: true },
  )
}
