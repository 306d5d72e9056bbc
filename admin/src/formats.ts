import {
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  type Moment,
} from '@fairground/domain/formatting/dates.ts'
import { type Amount, formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatList, formatNumber, type PluralForms, plural } from '@fairground/domain/formatting/plural.ts'
import { relativeTime } from '@fairground/domain/formatting/relative-time.ts'

export interface Place {
  readonly locale: string
  readonly timeZone: string
  readonly currency: string
}

/** "Name, Price and Stock", in the language of the admin itself. */
export const listed = (items: readonly string[]): string => formatList(items, 'en-GB')

/** "Ireland", in a language; the code itself where it is none. */
export function countryIn(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** One site's formatters. */
export function formatsOf({ locale, timeZone: zone, currency }: Place) {
  const place = { locale, zone }
  return {
    locale,
    zone,
    currency,
    /** In the site's currency unless another is named. */
    money: (amount: Amount, of = currency) => formatMoney(amount, of, locale),
    country: (code: string) => countryIn(code, locale),
    number: (count: number) => formatNumber(count, locale),
    count: (count: number, forms: PluralForms) => plural(count, forms, locale),
    date: (moment: Moment) => formatDate(moment, place),
    dateTime: (moment: Moment) => formatDateTime(moment, place),
    time: (moment: Moment) => formatTime(moment, place),
    /** "14 Mar, 18:02": a column of a list. */
    short: (moment: Moment, now: Moment) =>
      `${formatShortDate(moment, place, now).replace(/^\S+ /, '')}, ${formatTime(moment, place)}`,
    ago: (moment: Moment, now: Moment) => relativeTime(moment, now, locale),
  }
}

export type Formats = ReturnType<typeof formatsOf>
