import { DayOfWeek } from '@fairground/contract/enumerations/delivery.ts'
import { Temporal } from 'temporal-polyfill'

export interface TimeOfDay {
  readonly hours: number
  readonly minutes?: number | null
}

/** Weekly, in wall time. `end` is exclusive; one that is not after `start` is no window. */
export interface TimeWindow {
  readonly day: DayOfWeek
  readonly start: TimeOfDay
  readonly end: TimeOfDay
  /** Absent or null: true. */
  readonly enabled?: boolean | null
}

export interface Schedule {
  /** Whole days between an order and its delivery; 0 is the same day. */
  readonly handlingDays: number
  /** Orders at or after it count as the next day's. Absent: the whole day counts. */
  readonly cutOff?: TimeOfDay | undefined
  readonly windows: readonly TimeWindow[]
  /** ISO dates without delivery. */
  readonly closedDates: readonly string[]
}

export interface Slot {
  /** Wall time at which it begins, to the minute: `2026-11-27T10:00`. */
  readonly key: string
  readonly from: Date
  readonly to: Date
}

/** Days ahead for which slots are offered. */
export const SLOT_DAYS = 7
/** Days ahead that are searched for an opening. */
const SEARCH_DAYS = 60

const minutesOf = ({ hours, minutes }: TimeOfDay): number => hours * 60 + (minutes ?? 0)
const zonedOf = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
const atTime = (day: Temporal.PlainDate, { hours, minutes }: TimeOfDay) =>
  day.toPlainDateTime({ hour: hours, minute: minutes ?? 0 })
const instant = (wall: Temporal.PlainDateTime, zone: string): Date =>
  new Date(wall.toZonedDateTime(zone).epochMilliseconds)

/** Windows of a day in order; none on a closed one. */
function windowsOn(day: Temporal.PlainDate, { windows, closedDates }: Pick<Schedule, 'windows' | 'closedDates'>) {
  if (closedDates.includes(day.toString())) return []
  const name = DayOfWeek[day.dayOfWeek - 1]
  return windows
    .filter((w) => w.day === name && w.enabled !== false && minutesOf(w.end) > minutesOf(w.start))
    .sort((a, b) => minutesOf(a.start) - minutesOf(b.start))
}

/** Slots that an order of `now` may choose: those of seven days from the first possible one that have not begun. */
export function slotsOf(schedule: Schedule, now: Date, zone: string): Slot[] {
  const here = zonedOf(now, zone)
  const late = schedule.cutOff !== undefined && here.hour * 60 + here.minute >= minutesOf(schedule.cutOff)
  const first = here.toPlainDate().add({ days: schedule.handlingDays + (late ? 1 : 0) })
  return Array.from({ length: SLOT_DAYS }, (_, days) => first.add({ days })).flatMap((day) =>
    windowsOn(day, schedule)
      .map(({ start, end }) => ({
        key: atTime(day, start).toString({ smallestUnit: 'minute' }),
        from: instant(atTime(day, start), zone),
        to: instant(atTime(day, end), zone),
      }))
      .filter(({ from }) => from > now),
  )
}

export interface Opening {
  /** Minutes until an order is packed. */
  readonly leadMinutes: number
  /** Empty: always open. */
  readonly windows: readonly TimeWindow[]
  readonly closedDates: readonly string[]
}

/** First moment at which an order of `now` can be picked up; undefined where the place does not open for sixty days. */
export function readyAt(opening: Opening, now: Date, zone: string): Date | undefined {
  const packed = new Date(now.getTime() + opening.leadMinutes * 60_000)
  const first = zonedOf(packed, zone).toPlainDate()
  for (let days = 0; days < SEARCH_DAYS; days++) {
    const day = first.add({ days })
    const windows = opening.windows.length === 0 ? wholeDay(day, opening) : windowsOn(day, opening)
    for (const { start, end } of windows) {
      if (end && instant(atTime(day, end), zone) <= packed) continue
      const opens = instant(atTime(day, start), zone)
      return opens > packed ? opens : packed
    }
  }
  return undefined
}

const wholeDay = (day: Temporal.PlainDate, { closedDates }: Opening): { start: TimeOfDay; end?: TimeOfDay }[] =>
  closedDates.includes(day.toString()) ? [] : [{ start: { hours: 0 } }]
