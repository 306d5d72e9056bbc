import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { convert, parseExchangeRate } from '@fairground/domain/convert.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { amountOf } from '@fairground/domain/money.ts'

/** Formats money of an event in the currency that the reader sees; a currency that is not the site's own stays as it is. */
export function shownMoney(
  { value, currency }: { readonly value: string; readonly currency: string },
  { currency: own, locale, shownIn, rates }: Pick<SiteFacts, 'currency' | 'locale' | 'shownIn' | 'rates'>,
): string {
  const rate = shownIn && currency === own ? parseExchangeRate(rates?.[shownIn] ?? '') : undefined
  if (!shownIn || !rate?.ok) return formatMoney(value, currency, locale)
  return formatMoney(convert(amountOf(value, own), own, { code: shownIn, rate: rate.rate }), shownIn, locale)
}
