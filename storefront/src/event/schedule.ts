import { type ScheduleItem, schedule } from '@fairground/client/generated/events.schedule.ts'
import { dayKey, formatDate, formatDateTime, formatTime, zoneName } from '@fairground/domain/formatting/dates.ts'
import { paragraphsOf } from '@fairground/domain/formatting/plain-words.ts'
import type { Shop } from '../shop.ts'

/** An event has at most 500 items. */
const MOST = 1000
const LONGEST_WITHOUT_DATE_MS = 12 * 3_600_000

/** An item of a schedule, as text. */
export interface ScheduledItem {
  readonly id: string
  readonly name: string
  readonly start: string
  /** "18:00 – 19:00"; with the date of its end when it is long. */
  readonly time: string
  readonly stage: string
  readonly speakers: string
  readonly tags: readonly string[]
  readonly paragraphs: readonly string[]
  readonly canceled: boolean
}

/** Items of one day in one zone. */
export interface ScheduledDay {
  readonly key: string
  readonly date: string
  /** "GMT" */
  readonly zone: string
  readonly items: readonly ScheduledItem[]
}

/** The published schedule of an event by day; empty where it has none. */
export async function scheduleOf({ client, site }: Pick<Shop, 'client' | 'site'>, eventId: string) {
  const { items } = await client({ schedule }).schedule.listScheduleItems({
    eventId: [eventId],
    state: ['PUBLISHED', 'VISIBLE'],
    paging: { limit: MOST },
  })
  return daysOf(items, site.locale)
}

function daysOf(items: readonly ScheduleItem[], locale: string): ScheduledDay[] {
  const days = Map.groupBy(items, ({ timeSlot: { start, timeZoneId } }) => {
    const zone = zoneName(start, { locale, zone: timeZoneId })
    return `${dayKey(start, timeZoneId)} ${zone}`
  })
  return [...days].map(([key, [first, ...others]]) => {
    const { start, timeZoneId } = first!.timeSlot // a group has an item
    const place = { locale, zone: timeZoneId }
    return {
      key,
      date: formatDate(start, place),
      zone: zoneName(start, place),
      items: [first!, ...others].map((item) => itemView(item, locale)),
    }
  })
}

function itemView(item: ScheduleItem, locale: string): ScheduledItem {
  const { start, end, timeZoneId: zone } = item.timeSlot
  const isLong = end.getTime() - start.getTime() > LONGEST_WITHOUT_DATE_MS
  const until = isLong ? formatDateTime(end, { locale, zone }) : formatTime(end, { locale, zone })
  return {
    id: item.id,
    name: item.name,
    start: start.toISOString(),
    time: `${formatTime(start, { locale, zone })} – ${until}`,
    stage: item.stageName,
    speakers: new Intl.ListFormat(locale).format(item.speakers),
    tags: item.tags,
    paragraphs: paragraphsOf(item.description),
    canceled: item.status === 'CANCELED',
  }
}
