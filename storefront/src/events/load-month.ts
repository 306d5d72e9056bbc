import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { dayKey, formatMonth, formatTime } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { paths } from '../paths.ts'
import type { Shop } from '../shop.ts'
import { aroundMonth, type MonthKey, monthsLater, weeksOf } from './month-grid.ts'
import { filterOf, type Narrowing } from './narrowing.ts'

interface MonthEvent {
  readonly id: string
  readonly href: string
  readonly title: string
  /** "2026-12-31" and the time of day, in the zone of the event. */
  readonly day: string
  readonly time: string
  readonly canceled: boolean
}

interface Day {
  readonly key: string
  readonly number: number
  readonly events: readonly MonthEvent[]
}

export interface MonthView {
  readonly name: string
  readonly previous: MonthKey
  readonly next: MonthKey
  readonly weekdays: readonly string[]
  /** Days beside the month are undefined. */
  readonly weeks: readonly (readonly (Day | undefined)[])[]
}

/** Events that one month shows; our choice. */
const MOST = 500
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1000

const zoneOf = ({ dateAndTimeSettings: { timeZoneId } }: Event): string => timeZoneId ?? 'UTC'

/** Events that start in a month, on the days of their own zones: those that are over and those that are cancelled, too. */
export async function loadMonth(
  shop: Shop,
  month: MonthKey,
  { categoryId, narrowing: { from: _, until: __, ...narrowing } }: { categoryId?: string; narrowing: Narrowing },
): Promise<MonthView> {
  shop.tag('events')
  const { locale } = shop.site
  const { from, to } = aroundMonth(month)
  const query = {
    filter: {
      status: { $in: ['UPCOMING', 'STARTED', 'ENDED', 'CANCELED'] },
      'dateAndTimeSettings.dateAndTimeTbd': false,
      'dateAndTimeSettings.startDate': { $gte: from.toISOString(), $lt: to.toISOString() },
      ...present({ 'categories.categories.id': categoryId }),
      ...filterOf(narrowing),
    },
    sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
    paging: { limit: 100 },
  }
  const events: MonthEvent[] = []
  for await (const event of shop.client({ wixEventsV2 }).wixEventsV2.queryEvents.each({ query })) {
    const { startDate } = event.dateAndTimeSettings
    if (startDate) events.push(monthEvent(event, startDate, locale))
    if (events.length === MOST) break
  }
  const days = Map.groupBy(events, ({ day }) => day)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return {
    name: formatMonth(new Date(`${month}-01T00:00:00Z`), { locale, zone: 'UTC' }),
    previous: monthsLater(month, -1),
    next: monthsLater(month, 1),
    weekdays: Array.from({ length: 7 }, (_, day) => weekday.format(MONDAY + day * DAY_MS)),
    weeks: weeksOf(month).map((week) =>
      week.map((key) =>
        key === undefined ? undefined : { key, number: Number(key.slice(-2)), events: days.get(key) ?? [] },
      ),
    ),
  }
}

const monthEvent = (event: Event, start: Date, locale: string): MonthEvent => ({
  id: event.id,
  day: dayKey(start, zoneOf(event)),
  href: paths.event(event.slug),
  title: event.title,
  time: formatTime(start, { locale, zone: zoneOf(event) }),
  canceled: event.status === 'CANCELED',
})
