import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import {
  aroundMonth,
  daysWithin,
  type MonthKey,
  monthsLater,
  weekdayNames,
  weekStartOf,
  weeksOf,
} from '@fairground/domain/events/month-grid.ts'
import { dayKey, formatMonth, formatTime } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { paths } from '../paths.ts'
import type { Shop } from '../shop.ts'
import { filterOf, type Narrowing } from './narrowing.ts'

interface MonthEvent {
  readonly id: string
  readonly href: string
  readonly title: string
  /** Time of day in the zone of the event; empty on the days after its first. */
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

const zoneOf = ({ dateAndTimeSettings: { timeZoneId } }: Event): string => timeZoneId ?? 'UTC'

/** Events of a month, on each of their days in their own zones: those that are over and those that are cancelled, too. */
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
      'dateAndTimeSettings.startDate': { $lt: to.toISOString() },
      'dateAndTimeSettings.endDate': { $gte: from.toISOString() },
      ...present({ 'categories.categories.id': categoryId }),
      ...filterOf(narrowing),
    },
    sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
    paging: { limit: 100 },
  }
  const events: Event[] = []
  for await (const event of shop.client({ wixEventsV2 }).wixEventsV2.queryEvents.each({ query })) {
    events.push(event)
    if (events.length === MOST) break
  }
  const days = byDay(month, events, locale)
  return {
    name: formatMonth(new Date(`${month}-01T00:00:00Z`), { locale, zone: 'UTC' }),
    previous: monthsLater(month, -1),
    next: monthsLater(month, 1),
    weekdays: weekdayNames(locale),
    weeks: weeksOf(month, weekStartOf(locale)).map((week) =>
      week.map((key) =>
        key === undefined ? undefined : { key, number: Number(key.slice(-2)), events: days.get(key) ?? [] },
      ),
    ),
  }
}

function byDay(month: MonthKey, events: readonly Event[], locale: string): Map<string, MonthEvent[]> {
  const days = new Map<string, MonthEvent[]>()
  for (const event of events) {
    const { startDate, endDate = null } = event.dateAndTimeSettings
    if (!startDate) continue
    const zone = zoneOf(event)
    for (const day of daysWithin(month, { start: startDate, end: endDate, zone })) {
      const time = day === dayKey(startDate, zone) ? formatTime(startDate, { locale, zone }) : ''
      days.set(day, [...(days.get(day) ?? []), monthEvent(event, time)])
    }
  }
  return days
}

const monthEvent = ({ id, slug, title, status }: Event, time: string): MonthEvent => ({
  id,
  href: paths.event(slug),
  title,
  time,
  canceled: status === 'CANCELED',
})
