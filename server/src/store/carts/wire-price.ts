import type { MultiCurrencyPrice } from '@fairground/contract/ecom/price.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import type { Static } from 'typebox'
import type { Site } from '../../identity/site.ts'

export type WirePrice = Static<typeof MultiCurrencyPrice>

/** Writes minor units of the site's currency as carts and checkouts show them. */
export const priceWriter =
  ({ currency, locale }: Site) =>
  (minor: bigint): WirePrice => {
    const amount = formatAmount(minor, currency)
    const formattedAmount = displayAmount(minor, currency, locale)
    return { amount, convertedAmount: amount, formattedAmount, formattedConvertedAmount: formattedAmount }
  }

/** `en` of `en-US`. */
export const languageOf = ({ locale }: Site): string => locale.split('-', 1)[0] ?? locale
