import { instantOf, plusDays, wallTimeOf } from '@fairground/domain/events/event-time.ts'
import type { DemoTime } from './event.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The calendar was filled so long ago. */
const PLANNED_DAYS = 45
/** An evening that begins sooner than this is tomorrow's. */
const NOTICE_HOURS = 1

/** Time at which events were planned, before anybody bought. */
export const plannedAt = (now: Date): Date => new Date(now.getTime() - PLANNED_DAYS * DAY_MS)

/** Start and end of an event that is described relative to `now`, in the zone of its venue. */
export function timesOf(when: DemoTime, zone: string, now: Date): { start: Date; end: Date } {
  const start = startOf(when, zone, now)
  return { start, end: new Date(start.getTime() + when.hours * HOUR_MS) }
}

function startOf(when: DemoTime, zone: string, now: Date): Date {
  const { days, weekday, at } = when
  const date = wallTimeOf(plusDays(now, zone, days), zone).slice(0, 10)
  const on = weekday === undefined ? date : nextWeekday(date, weekday)
  const start = instantOf(`${on}T${at}`, zone)
  if (days === 0 && start.getTime() - now.getTime() < NOTICE_HOURS * HOUR_MS) return plusDays(start, zone, 1)
  return start
}

/** `date` itself or the first such day after it, as "2026-12-12". */
function nextWeekday(date: string, weekday: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + ((weekday - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}
