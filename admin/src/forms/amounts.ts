import { minorPerMajor } from '@fairground/domain/currency.ts'
import { amountOf, formatAmount, parseAmount } from '@fairground/domain/money.ts'
import * as v from 'valibot'
import { t } from '../texts.ts'

/** An amount as one types it, in the site's currency: "18", "18.00" or "18,00". */
export const wireAmount = (typed: string): string => typed.trim().replace(',', '.')

/** An amount as one may type it: "18.00", and "18" where the currency has no smaller unit. */
export const exampleAmount = (currency: string): string => formatAmount(18n * minorPerMajor(currency), currency)

const words = {
  DECIMAL_MAX_SCALE: t('admin.forms.thisCurrencyHasFewerDecimals'),
  DECIMAL_GTE: t('admin.forms.enter0OrMore'),
  DECIMAL_LTE: t('admin.forms.thisAmountIsTooLarge'),
} as const

/** Mistake in a typed amount; undefined when there is none. */
export function amountFault(typed: string, currency: string): string | undefined {
  const parsed = parseAmount(wireAmount(typed), currency)
  if (parsed.ok) return undefined
  const { rule } = parsed.refusal
  return rule === 'FORMAT' ? t('admin.forms.enterAnAmountSuchAs', { example: exampleAmount(currency) }) : words[rule]
}

const checked = (currency: string, empty: boolean) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (empty && dataset.value.trim() === '')) return
      const message = amountFault(dataset.value, currency)
      if (message) addIssue({ message })
    }),
  )

export const amountSchema = (currency: string) => checked(currency, false)
/** Empty stands for "none" or "as the product". */
export const optionalAmountSchema = (currency: string) => checked(currency, true)

/** The text that one types for an amount of a coupon, which travels as a JSON number. */
export const typedAmount = (amount: number, currency: string): string =>
  formatAmount(amountOf(amount, currency), currency)
/**
 * The JSON number that the wire has for an amount of a coupon: made of the decimal in the currency, at the last moment; sums are made
 * elsewhere. Not a number where the text is no amount.
 */
export function couponAmount(typed: string, currency: string): number {
  const parsed = parseAmount(wireAmount(typed), currency)
  return parsed.ok ? Number(formatAmount(parsed.minor, currency)) : Number.NaN
}

/** True when a typed amount is more than another; false while one of them is no amount. */
export function isMore(typed: string, other: string, currency: string): boolean {
  const [one, two] = [parseAmount(wireAmount(typed), currency), parseAmount(wireAmount(other), currency)]
  return one.ok && two.ok && one.minor > two.minor
}

/** The sign before an amount: "£". */
export function currencySign(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
