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

/** Weeks from Monday to Sunday, as days "2026-12-31"; undefined beside the month. */
export function weeksOf(month: MonthKey): (string | undefined)[][] {
  const first = firstDay(month)
  const length = (firstDay(month, 1).getTime() - first.getTime()) / DAY_MS
  const before = (first.getUTCDay() + 6) % 7
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - before
      return day < 0 || day >= length ? undefined : dayIn(new Date(first.getTime() + day * DAY_MS))
    }),
  )
}
