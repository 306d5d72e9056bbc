import type { MultiCurrencyPrice } from '@fairground/contract/ecom/price.ts'
import { convert } from '@fairground/domain/convert.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import type { Static } from 'typebox'
import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'

export type WirePrice = Static<typeof MultiCurrencyPrice>

/** Site whose prices are written, and the other currency that the caller wants to see them in. */
export type PricesFor = Pick<Ctx, 'site' | 'showIn'>

/**
 * Writes minor units of the site's currency as carts and checkouts show them; each amount is converted and rounded once. An answer shows the same few
 * amounts in many places, so that each is written once for each writer.
 */
export const priceWriter = ({ site: { currency, locale }, showIn }: PricesFor) => {
  const written = (minor: bigint, code: string) =>
    [formatAmount(minor, code), displayAmount(minor, code, locale)] as const
  const known = new Map<bigint, WirePrice>()
  const write = (minor: bigint): WirePrice => {
    const [amount, formattedAmount] = written(minor, currency)
    const [convertedAmount, formattedConvertedAmount] = showIn
      ? written(convert(minor, currency, showIn), showIn.code)
      : [amount, formattedAmount]
    const price = { amount, convertedAmount, formattedAmount, formattedConvertedAmount }
    known.set(minor, price)
    return price
  }
  return (minor: bigint): WirePrice => known.get(minor) ?? write(minor)
}

/** Writes minor units as the caller wants to see prices; those of another currency than the site's are not converted. */
export function shownPrice({ site, showIn }: PricesFor, currency = site.currency): (minor: bigint) => string {
  const isOwn = currency === site.currency
  const write = priceWriter(isOwn ? { site, showIn } : { site: { ...site, currency }, showIn: undefined })
  return (minor) => write(minor).formattedConvertedAmount
}

/** The currency of the `converted` amounts. */
export const conversionCurrency = ({ site, showIn }: PricesFor): string => showIn?.code ?? site.currency

/** `en` of `en-US`. */
export const languageOf = ({ locale }: Site): string => locale.split('-', 1)[0] ?? locale
