import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import type { Instant } from '../instant.ts'
import { instantOf, plainOf, wallLike, wallTimeOf } from './event-time.ts'
import { MAX_RULE_DATES, type RecurrenceRule, type RuleFault } from './recurrence-rule.ts'

/** One date of an event: `endAt` is exclusive, and later than `startAt`. */
export interface EventDate {
  readonly startAt: Instant
  readonly endAt: Instant
  readonly timeZone: string
}

export type RuleDates =
  | { readonly ok: true; readonly dates: EventDate[] }
  | { readonly ok: false; readonly fault: RuleFault }

/** Candidates that the library may look at: a rule that hits nothing, as on 30 February, ends there. */
const MAX_CANDIDATES = 100_000

/** The wire has no words for later years. */
const LAST_YEAR = 9999
const YEAR_10000 = Date.parse('+010000-01-01T00:00:00Z')

const leavesCalendar: RuleDates = { ok: false, fault: { code: 'RULE_PART_INVALID', part: 'RRULE' } }

/**
 * Dates of an event that repeats: `first`, then all that the rule makes after it, at the same time of the clocks in its zone, whatever
 * the clocks do in between. `first` is a date though the rule may not name its day, and counts towards COUNT (RFC 5545 3.8.5.3).
 * A time that the clocks skip is an hour later on that day; of one that comes twice it is the earlier. `exceptDays` ("2026-12-24") are
 * days of that zone on which it does not take place; they count towards COUNT, as EXDATE does.
 */
export function datesOfRule(rule: RecurrenceRule, first: EventDate, exceptDays: readonly string[] = []): RuleDates {
  const walls = wallsOf(rule, first)
  if (walls === undefined) return leavesCalendar
  if (walls.length > MAX_RULE_DATES) return { ok: false, fault: { code: 'RULE_TOO_LONG', part: 'UNTIL' } }
  const except = new Set(exceptDays)
  const dates = walls
    .filter((wall) => !except.has(wall.slice(0, 10)))
    .map((wall) => (wall === walls[0] ? first : dateAt(wall, first)))
  if (dates.some(({ endAt }) => endAt.getTime() >= YEAR_10000)) return leavesCalendar
  return { ok: true, dates }
}

/** Wall times of all dates, one more than may be when there are too many; undefined where the rule leaves the calendar or never comes to its end. */
function wallsOf(rule: RecurrenceRule, first: EventDate): string[] | undefined {
  const start = wallTimeOf(first.startAt, first.timeZone)
  const { end } = rule
  const isOver = (wall: string) =>
    (end.kind === 'wall' && wall > end.last) || (end.kind === 'instant' && instantOf(wall, first.timeZone) > end.last)
  const most = end.kind === 'count' ? end.count : MAX_RULE_DATES + 1
  const walls = [start]
  let leaves = false
  try {
    expansionOf(rule, start).all((zoned) => {
      const wall = Temporal.ZonedDateTime.from(zoned.toString()).toPlainDateTime().toString({ smallestUnit: 'second' })
      leaves = !/^\d{4}-/.test(wall) || Number(wall.slice(0, 4)) > LAST_YEAR
      if (leaves || isOver(wall) || walls.length >= most) return false
      if (wall > start) walls.push(wall)
      return true
    })
  } catch {
    return undefined
  }
  return leaves ? undefined : walls
}

/** The rule over wall times: as if the clocks were those of UTC, which never change. */
function expansionOf(rule: RecurrenceRule, start: string): RRuleTemporal {
  const list = <T>(values: readonly T[]) => (values.length > 0 ? [...values] : undefined)
  const [byDay, byMonth, byMonthDay, bySetPos] = [
    list(rule.byDay),
    list(rule.byMonth),
    list(rule.byMonthDay),
    list(rule.bySetPos),
  ]
  return new RRuleTemporal({
    freq: rule.frequency,
    interval: rule.interval,
    ...(rule.end.kind === 'count' ? { count: rule.end.count } : {}),
    ...(byDay ? { byDay } : {}),
    ...(byMonth ? { byMonth } : {}),
    ...(byMonthDay ? { byMonthDay } : {}),
    ...(bySetPos ? { bySetPos } : {}),
    wkst: rule.weekStart,
    dtstart: Temporal.PlainDateTime.from(start).toZonedDateTime('UTC'),
    maxCandidateEvaluations: MAX_CANDIDATES,
    cache: false,
  })
}

/** The date that begins at `wall` and is as long on the clocks as `first`. */
const dateAt = (wall: string, first: EventDate): EventDate => {
  const startAt = instantOf(wall, first.timeZone)
  return { startAt, endAt: endFrom(startAt, wall, first), timeZone: first.timeZone }
}

/** The end by the clocks. Where they skip or repeat an hour so that it would not be later, the time that has passed counts. */
function endFrom(startAt: Instant, wall: string, { startAt: start, endAt: end, timeZone }: EventDate): Instant {
  const begins = Temporal.PlainDateTime.from(wall)
  // One that the clocks put later is as long as from its own time.
  const length = wallLike(start, timeZone, begins).until(plainOf(end, timeZone))
  const byClock = begins.add(length).toZonedDateTime(timeZone).epochMilliseconds
  return byClock > startAt.getTime()
    ? new Date(byClock)
    : new Date(startAt.getTime() + (end.getTime() - start.getTime()))
}

/**
 * `date` moved as `before` was to `after`: as many days and hours on the clocks, then as long and in the same zone as `after`. A date
 * whose time the clocks skip moves from that time, and not from the later one that they put it at.
 */
export function movedAlike(date: EventDate, before: EventDate, after: EventDate): EventDate {
  const from = plainOf(before.startAt, before.timeZone)
  const distance = from.until(plainOf(after.startAt, after.timeZone))
  return dateAt(wallLike(date.startAt, date.timeZone, from).add(distance).toString(), after)
}
