import { dayKey } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import type { ListChoice, Period } from '../paths.ts'
import { t } from '../texts.ts'

/** A filter of moments: from, inclusive, and up to, exclusive. */
export type Span = { readonly $gte?: string; readonly $lt?: string }

export const periodNames: Record<Period, string> = {
  today: t('admin.orders.today'),
  yesterday: t('admin.orders.yesterday'),
  week: t('admin.orders.last7Days'),
  month: t('admin.orders.thisMonth'),
  'last-month': t('admin.orders.lastMonth'),
}

type Days = Pick<ListChoice, 'period' | 'from' | 'to'>

const daysLater = (day: string, by: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().slice(0, 10)
}

const firstOfMonth = (day: string, monthsBack = 0): string => {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() - monthsBack)
  return at.toISOString().slice(0, 10)
}

/** The first and the last day that are chosen; days that move are those of the calendar in the site's zone. */
export function daysOf({ period, from, to }: Days, now: Date, zone: string): { from?: string; to?: string } {
  const today = dayKey(now, zone)
  switch (period) {
    case undefined:
      return present({ from: from || undefined, to: to || undefined })
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: daysLater(today, -1), to: daysLater(today, -1) }
    case 'week':
      return { from: daysLater(today, -6), to: today }
    case 'month':
      return { from: firstOfMonth(today), to: today }
    case 'last-month':
      return { from: firstOfMonth(today, 1), to: daysLater(firstOfMonth(today), -1) }
    default:
      return period satisfies never
  }
}

/** The moments of the chosen days; undefined when none are. */
export function spanOf(days: Days, now: Date, zone: string): Span | undefined {
  const { from, to } = daysOf(days, now, zone)
  if (!from && !to) return undefined
  return present({
    $gte: from ? startOfDay(from, zone).toISOString() : undefined,
    $lt: to ? endOfDay(to, zone).toISOString() : undefined,
  })
}

const HOUR_MS = 3_600_000

/** The first moment of a day in a zone; not always midnight. Temporal would weigh more than the list that needs it. */
export function startOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const about = midnight - offsetAt(midnight, zone)
  const start = new Date(midnight - offsetAt(about, zone))
  // The day begins an hour later where the clocks skip midnight.
  return dayKey(start, zone) < day ? new Date(start.getTime() + HOUR_MS) : start
}

/** Exclusive: the start of the next day. */
export const endOfDay = (day: string, zone: string): Date => startOfDay(daysLater(day, 1), zone)

/** Milliseconds by which clocks in the zone are ahead of UTC. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - at
}
