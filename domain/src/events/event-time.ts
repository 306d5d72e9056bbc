import { Temporal } from 'temporal-polyfill'
import { formatDate, formatTime, sameDay, zoneName } from '../formatting/dates.ts'
import type { Instant } from '../instant.ts'

/** Reading of a wall time that does not exist, or exists twice: 'compatible' moves forward out of a gap and takes the first of an overlap. */
type Disambiguation = 'compatible' | 'earlier' | 'later'

/** True for an IANA time zone that this program knows; offsets such as "+01:00" are not zones. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

/** The moment at which clocks in `zone` show `wall` ("2026-12-12T18:30"). Throws RangeError on what is no time or zone. */
export function instantOf(wall: string, zone: string, disambiguation: Disambiguation = 'compatible'): Instant {
  const zoned = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation })
  return new Date(zoned.epochMilliseconds)
}

/** Wall time that clocks in `zone` show at `instant`, to the second: "2026-12-12T18:30:00". */
export function wallTimeOf(instant: Instant, zone: string): string {
  return zonedOf(instant, zone).toPlainDateTime().toString({ smallestUnit: 'second' })
}

/**
 * The moment `days` later at the same wall time: a clone starts 14 days after its original at the same hour, whatever
 * the clocks did in between.
 */
export function plusDays(instant: Instant, zone: string, days: number): Instant {
  return new Date(zonedOf(instant, zone).add({ days }).epochMilliseconds)
}

/**
 * The moment that is as far from `anchor` on the clocks of `zone` as `instant` is from `before`: an item of a schedule that moved with its
 * event. Where the clocks skip the time of one of the two starts, it counts as the time of the other, and not as the later one that they put it at.
 */
export function asFarFrom(anchor: Instant, instant: Instant, before: Instant, zone: string): Instant {
  const shown = plainOf(before, zone)
  const from = wallLike(before, zone, plainOf(anchor, zone))
  // In the hour after the gap it was put as much later as the start was.
  const item = plainOf(instant, zone)
  const earlier = item.subtract(from.until(shown))
  const distance = from.until(showsAt(earlier, zone, instant) ? earlier : item)
  return new Date(wallLike(anchor, zone, shown).add(distance).toZonedDateTime(zone).epochMilliseconds)
}

/** Wall time of a moment: the time of the day of `like` where that is when it is, also where the clocks skip it. */
export function wallLike(instant: Instant, zone: string, like: Temporal.PlainDateTime): Temporal.PlainDateTime {
  const wall = plainOf(instant, zone)
  const alike = wall.withPlainTime(like.toPlainTime())
  return showsAt(alike, zone, instant) ? alike : wall
}

const showsAt = (wall: Temporal.PlainDateTime, zone: string, instant: Instant): boolean =>
  wall.toZonedDateTime(zone).epochMilliseconds === instant.getTime()

export const plainOf = (instant: Instant, zone: string): Temporal.PlainDateTime =>
  zonedOf(instant, zone).toPlainDateTime()

function zonedOf(instant: Instant, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
}

type EventDates = {
  startDate: Instant | null
  endDate: Instant | null
  timeZoneId: string
  hideEndDate: boolean
  showTimeZone: boolean
  /** The time is to be announced; the message stands in its place. */
  dateAndTimeTbd: boolean
  dateAndTimeTbdMessage: string | null
}

type FormattedDates = {
  dateAndTime: string
  startDate?: string
  startTime?: string
  endDate?: string
  endTime?: string
}

/** The `formatted` block of the wire: dates in words, in the event's zone and the site's language. */
export function formattedDates(dates: EventDates, locale: string): FormattedDates {
  const { startDate: start, timeZoneId: zone, showTimeZone } = dates
  if (dates.dateAndTimeTbd || start === null) return { dateAndTime: dates.dateAndTimeTbdMessage ?? '' }
  const place = { locale, zone }
  const end = dates.hideEndDate ? null : dates.endDate
  const first = { startDate: formatDate(start, place), startTime: formatTime(start, place) }
  const suffix = showTimeZone ? ` ${zoneName(end ?? start, place)}` : ''
  if (end === null) return { dateAndTime: `${first.startDate}, ${first.startTime}${suffix}`, ...first }
  const last = { endDate: formatDate(end, place), endTime: formatTime(end, place) }
  const until = sameDay(start, end, zone) ? last.endTime : `${last.endDate}, ${last.endTime}`
  return { dateAndTime: `${first.startDate}, ${first.startTime} – ${until}${suffix}`, ...first, ...last }
}
