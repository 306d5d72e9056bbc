import { type ExchangeRate, formatExchangeRate, RATE_DIGITS, type ShownCurrency } from '@fairground/domain/convert.ts'
import { currencyExponent } from '@fairground/domain/currency.ts'
import { roundHalfUp } from '@fairground/domain/rounding.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Site } from '../../ground/site.ts'

const ONE: ExchangeRate = 10n ** BigInt(RATE_DIGITS)

export const otherCurrencies = ({ settings }: Site): ShownCurrency[] =>
  (settings.otherCurrencies ?? []).map(({ code, rate }) => ({ code, rate: BigInt(rate) }))

/** As decimals, by code. */
export const ratesOf = (others: readonly ShownCurrency[]): Record<string, string> =>
  Object.fromEntries(others.map(({ code, rate }) => [code, formatExchangeRate(rate)]))

/** Against the site's own currency, which is 1; throws CURRENCY_NOT_OFFERED. */
function rateOf(site: Site, code: string): ExchangeRate {
  if (code === site.currency) return ONE
  const rate = otherCurrencies(site).find((other) => other.code === code)?.rate
  if (rate === undefined) {
    const currencies = [site.currency, ...otherCurrencies(site).map((other) => other.code)]
    throw new ApiError({ code: 'CURRENCY_NOT_OFFERED', currency: code, currencies })
  }
  return rate
}

interface Decimal {
  readonly value: string
  readonly decimalPlaces: number
}

const CROSS_DIGITS = 10

/** Worth of one unit of `from` in `to`, without zeros at its end. */
export function crossRate(site: Site, from: string, to: string): Decimal {
  let value = roundHalfUp(rateOf(site, to) * 10n ** BigInt(CROSS_DIGITS), rateOf(site, from))
  let decimalPlaces = CROSS_DIGITS
  while (decimalPlaces > 0 && value % 10n === 0n) {
    value /= 10n
    decimalPlaces--
  }
  return { value: String(value), decimalPlaces }
}

/** By way of the site's currency, rounded once, to the digits of `to`. */
export function convertAmounts(site: Site, from: string, to: string, amounts: readonly Decimal[]): Decimal[] {
  const [worth, cost] = [rateOf(site, to), rateOf(site, from)]
  const decimalPlaces = currencyExponent(to)
  return amounts.map((amount) => {
    const numerator = BigInt(amount.value) * worth * 10n ** BigInt(decimalPlaces)
    const value = roundHalfUp(numerator, cost * 10n ** BigInt(amount.decimalPlaces))
    return { value: String(value), decimalPlaces }
  })
}
