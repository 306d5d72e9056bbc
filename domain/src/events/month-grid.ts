import { dayKey } from '../formatting/dates.ts'

/** "2026-12": a month as addresses and events name it. */
export type MonthKey = string

const DAY_MS = 24 * 60 * 60 * 1000

/** A month of a usual calendar; undefined for any other text. */
export const monthIn = (text: string | null): MonthKey | undefined =>
  text !== null && /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined

/** First day of a month, `months` later. */
const firstDay = (month: MonthKey, months = 0): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1))
}

const dayIn = (date: Date): string => date.toISOString().slice(0, 10)

/** The month that is `months` later. */
export const monthsLater = (month: MonthKey, months: number): MonthKey => dayIn(firstDay(month, months)).slice(0, 7)

/** Instants that surround the month in every time zone. */
export function aroundMonth(month: MonthKey): { readonly from: Date; readonly to: Date } {
  return {
    from: new Date(firstDay(month).getTime() - DAY_MS),
    to: new Date(firstDay(month, 1).getTime() + DAY_MS),
  }
}

/** Weeks from the first day of the week (1 is Monday) to its last, as days "2026-12-31"; undefined beside the month. */
export function weeksOf(month: MonthKey, weekStart: Weekday = 1): (string | undefined)[][] {
  const first = firstDay(month)
  const length = (firstDay(month, 1).getTime() - first.getTime()) / DAY_MS
  const before = (first.getUTCDay() + 7 - (weekStart % 7)) % 7
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - before
      return day < 0 || day >= length ? undefined : dayIn(new Date(first.getTime() + day * DAY_MS))
    }),
  )
}

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Regions whose weeks do not begin on Monday, as Unicode's CLDR 48 has them. A table, since not every browser knows. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** First day of the week where people write dates as in `locale`: "en-US" is 7. */
export function weekStartOf(locale: string): Weekday {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  if (SUNDAY.split(' ').includes(region)) return 7
  if (SATURDAY.split(' ').includes(region)) return 6
  return region === 'MV' ? 5 : 1
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Short names of the days of a week in their order: "Mon", "Tue". */
export function weekdayNames(locale: string): string[] {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => name.format(MONDAY + (weekStartOf(locale) - 1 + day) * DAY_MS))
}

/** Days of a month on which something is that lasts from one moment until another, in its own zone. An end at midnight is of the day before. */
export function daysWithin(
  month: MonthKey,
  { start, end, zone }: { start: Date; end: Date | null; zone: string },
): string[] {
  const first = dayKey(start, zone)
  const last = end !== null && end > start ? dayKey(new Date(end.getTime() - 1), zone) : first
  return weeksOf(month)
    .flat()
    .filter((day): day is string => day !== undefined && day >= first && day <= last)
}
