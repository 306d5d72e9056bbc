import { t } from '../texts.ts'

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]

export interface RepeatValues {
  every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY' | 'ONCE'
  /** Typed number of days, weeks, months or years between two dates. */
  interval: string
  days: readonly Weekday[]
  /** Day of the month: the same number, or the same weekday counted from its begin or its end. */
  monthly: 'DAY' | 'NTH' | 'LAST'
  ends: 'COUNT' | 'UNTIL'
  count: string
  /** "2027-06-30" */
  until: string
  /** Wall times of the one more date. */
  start: string
  end: string
}

/** Wall time "2027-03-20T19:00" of the event: the number of its day, its weekday and the number of that in the month. */
export function placeInMonth(wall: string): { day: number; weekday: Weekday; nth: number; isLast: boolean } {
  const date = new Date(`${wall.slice(0, 10)}T00:00:00Z`)
  const day = date.getUTCDate()
  const inMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return {
    day,
    weekday: weekdays[(date.getUTCDay() + 6) % 7]!, // one of seven
    nth: Math.ceil(day / 7),
    isLast: day + 7 > inMonth,
  }
}

export const repeatValues = (wall: string): RepeatValues => ({
  every: 'WEEKLY',
  interval: '1',
  days: [placeInMonth(wall).weekday],
  monthly: 'NTH',
  ends: 'COUNT',
  count: '10',
  until: '',
  start: '',
  end: '',
})

const within = (typed: string, most: number) =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most

export const MOST_DATES = 366

/** Mistakes by field, in words. */
export function repeatMistakes(values: RepeatValues): Partial<Record<keyof RepeatValues, string>> {
  const { every, interval, ends, count, until, start, end } = values
  if (every === 'ONCE')
    return {
      ...(start ? {} : { start: t('admin.event-dates.enterAStart') }),
      ...(end && (!start || end > start) ? {} : { end: t('admin.event-dates.enterAnEnd') }),
    }
  return {
    ...(within(interval, 99) ? {} : { interval: t('admin.event-dates.enterAnInterval') }),
    ...(ends === 'UNTIL' || within(count, MOST_DATES)
      ? {}
      : { count: t('admin.event-dates.enterACount', { most: MOST_DATES }) }),
    ...(ends === 'COUNT' || until ? {} : { until: t('admin.event-dates.enterALastDay') }),
  }
}

/** RRULE of the values; undefined for one more date, and while a field has a mistake. */
export function ruleOf(values: RepeatValues, wall: string): string | undefined {
  const { every, interval, days, ends, count, until } = values
  if (every === 'ONCE' || Object.keys(repeatMistakes(values)).length > 0) return undefined
  return [
    `FREQ=${every}`,
    ...(Number(interval) > 1 ? [`INTERVAL=${Number(interval)}`] : []),
    ...(every === 'WEEKLY' && days.length > 0
      ? [`BYDAY=${weekdays.filter((day) => days.includes(day)).join(',')}`]
      : []),
    ...(every === 'MONTHLY' ? monthlyParts(values, wall) : []),
    ends === 'COUNT' ? `COUNT=${Number(count)}` : `UNTIL=${until.replaceAll('-', '')}`,
  ].join(';')
}

function monthlyParts({ monthly }: RepeatValues, wall: string): string[] {
  const { day, weekday, nth } = placeInMonth(wall)
  if (monthly === 'DAY') return [`BYMONTHDAY=${day}`]
  return [`BYDAY=${monthly === 'LAST' ? -1 : nth}${weekday}`]
}
