import type { OverviewEvent } from '@fairground/client/generated/fairground.event-overview.ts'
import { daysWithin, type MonthKey } from '@fairground/domain/events/month-grid.ts'
import { dayKey, formatTime, formatTimeWithZone } from '@fairground/domain/formatting/dates.ts'

export interface DayEvent {
  readonly event: OverviewEvent
  /** Time of its start; undefined on the days after its first. Names the zone where that is not the site's. */
  readonly time: string | undefined
}

/** Events of a month by day, each on all its days in its own zone. */
export function eventsByDay(
  month: MonthKey,
  events: readonly OverviewEvent[],
  { locale, zone: siteZone }: { locale: string; zone: string },
): Map<string, DayEvent[]> {
  const days = new Map<string, DayEvent[]>()
  for (const event of events) {
    const { startDate: start, endDate: end = null, timeZoneId: zone } = event.dateAndTimeSettings
    if (!start) continue
    const words = (zone === siteZone ? formatTime : formatTimeWithZone)(start, { locale, zone })
    for (const day of daysWithin(month, { start, end, zone })) {
      const one = { event, time: day === dayKey(start, zone) ? words : undefined }
      days.set(day, [...(days.get(day) ?? []), one])
    }
  }
  return days
}

const daysLater = (day: string, by: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().slice(0, 10)
}

const lastOf = (month: MonthKey): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The same day of another month, or its last where that is shorter. */
const inMonth = (day: string, by: number): string => {
  const [year = 0, number = 1] = day.split('-').map(Number)
  const month = new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
  return `${month}-${String(Math.min(Number(day.slice(8)), lastOf(month))).padStart(2, '0')}`
}

/** The day that a key leads to from a day, as in every calendar; undefined for other keys. `week` are the days of its row. */
export function dayAfterKey(
  key: string,
  day: string,
  week: readonly (string | undefined)[],
  rtl: boolean,
): string | undefined {
  const row = week.filter((one) => one !== undefined)
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, rtl ? 1 : -1)
    case 'ArrowRight':
      return daysLater(day, rtl ? -1 : 1)
    case 'ArrowUp':
      return daysLater(day, -7)
    case 'ArrowDown':
      return daysLater(day, 7)
    case 'Home':
      return row[0]
    case 'End':
      return row.at(-1)
    case 'PageUp':
      return inMonth(day, -1)
    case 'PageDown':
      return inMonth(day, 1)
    default:
      return undefined
  }
}
