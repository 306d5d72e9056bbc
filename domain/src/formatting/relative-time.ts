import type { Moment } from './dates.ts'

const steps = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]

/** "2 minutes ago", "in 3 days", "now": in the largest unit that is whole at least once. */
export function relativeTime(moment: Moment, now: Moment, locale: string): string {
  const seconds = Math.round((new Date(moment).getTime() - new Date(now).getTime()) / 1000)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  return format.format(0, 'second')
}
