import { type ScheduleItem, schedule } from '@fairground/client/generated/events.schedule.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { dayKey, formatDate, formatDateTime, formatTime, zoneName } from '@fairground/domain/formatting/dates.ts'
import { paragraphsOf } from '@fairground/domain/formatting/plain-words.ts'
import { present } from '@fairground/domain/present.ts'
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
  /** "GMT"; absent where the event does not name its own. */
  readonly zone?: string
  readonly items: readonly ScheduledItem[]
}

/** The published schedule of an event by day; empty where it has none. */
export async function scheduleOf({ client, site }: Pick<Shop, 'client' | 'site'>, event: Event) {
  const { items } = await client({ schedule }).schedule.listScheduleItems({
    eventId: [event.id],
    state: ['PUBLISHED', 'VISIBLE'],
    paging: { limit: MOST },
  })
  const { showTimeZone = false, timeZoneId } = event.dateAndTimeSettings
  return daysOf(items, (zone) => ({ locale: site.locale, zone, namesZone: showTimeZone || zone !== timeZoneId }))
}

type PlaceOf = (zone: string) => { locale: string; zone: string; namesZone: boolean }

function daysOf(items: readonly ScheduleItem[], placeOf: PlaceOf): ScheduledDay[] {
  const zoneAt = ({ timeSlot: { start, timeZoneId } }: ScheduleItem) => {
    const place = placeOf(timeZoneId)
    return place.namesZone ? zoneName(start, place) : undefined
  }
  const days = Map.groupBy(items, (item) => {
    const { start, timeZoneId } = item.timeSlot
    return `${dayKey(start, timeZoneId)} ${zoneAt(item) ?? ''}`
  })
  return [...days].map(([key, [first, ...others]]) => {
    const { start, timeZoneId } = first!.timeSlot // a group has an item
    return {
      key,
      date: formatDate(start, placeOf(timeZoneId)),
      ...present({ zone: zoneAt(first!) }),
      items: [first!, ...others].map((item) => itemView(item, placeOf(item.timeSlot.timeZoneId))),
    }
  })
}

function itemView(item: ScheduleItem, place: ReturnType<PlaceOf>): ScheduledItem {
  const { start, end } = item.timeSlot
  const isLong = end.getTime() - start.getTime() > LONGEST_WITHOUT_DATE_MS
  const until = isLong ? formatDateTime(end, place) : formatTime(end, place)
  return {
    id: item.id,
    name: item.name,
    start: start.toISOString(),
    time: `${formatTime(start, place)} – ${until}`,
    stage: item.stageName,
    speakers: new Intl.ListFormat(place.locale).format(item.speakers),
    tags: item.tags,
    paragraphs: paragraphsOf(item.description),
    canceled: item.status === 'CANCELED',
  }
}
