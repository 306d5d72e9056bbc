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

/** What is left until `until` as a timer shows it: "19:59", "1:00:00"; "0:00" once it is over. */
export function countdown(until: Moment, now: Moment): string {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - new Date(now).getTime()) / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
