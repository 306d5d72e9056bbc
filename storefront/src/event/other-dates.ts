import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { formatShortDate, formatTimeWithZone } from '@fairground/domain/formatting/dates.ts'
import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { present } from '@fairground/domain/present.ts'
import { paths } from '../paths.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'

/** A date of an event that repeats, as its picker shows it: text alone. */
export interface DateView {
  readonly id: string
  readonly href: string
  /** "Sat, 12 Dec, 18:30 GMT" */
  readonly when: string
  /** Its own title, where it has one, and the reason why nobody can register for it. */
  readonly note?: string
}

/** Dates that one page leads to; our choice. */
const MOST = 100

/** Dates of the series of an event that are not over, the cancelled among them; none for an event of its own. */
export async function otherDatesOf(shop: Shop, event: Event): Promise<DateView[]> {
  const seriesId = event.dateAndTimeSettings.recurringEvents?.categoryId
  if (!seriesId) return []
  shop.tag('events')
  const { events } = await shop.client({ wixEventsV2 }).wixEventsV2.queryEvents({
    query: {
      filter: {
        'dateAndTimeSettings.recurringEvents.categoryId': seriesId,
        'dateAndTimeSettings.dateAndTimeTbd': false,
        $or: [
          { status: { $in: ['UPCOMING', 'STARTED'] } },
          { status: 'CANCELED', 'dateAndTimeSettings.endDate': { $gt: dayOf(shop.now) } },
        ],
      },
      sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
      paging: { limit: MOST },
    },
    fields: ['REGISTRATION'],
  })
  return events.flatMap((date) => dateView(date, event.title, shop))
}

/** Begin of the day, so that the reads of a day are the same one and are cached. */
const dayOf = (now: Date): string => `${now.toISOString().slice(0, 10)}T00:00:00.000Z`

function dateView(date: Event, shared: string, { site, now }: Shop): DateView[] {
  const { startDate, timeZoneId = 'UTC', showTimeZone = false } = date.dateAndTimeSettings
  if (!startDate) return []
  const place = { locale: site.locale, zone: timeZoneId, namesZone: showTimeZone }
  return [
    {
      id: date.id,
      href: paths.event(date.slug),
      when: `${formatShortDate(startDate, place, now)}, ${formatTimeWithZone(startDate, place)}`,
      ...present({ note: noteOf(date, shared) }),
    },
  ]
}

function noteOf({ title, status, registration }: Event, shared: string): string | undefined {
  const closed =
    status === 'CANCELED' ? t('events.cancelled') : registration?.tickets?.soldOut ? t('events.soldOut') : undefined
  return dotted([title !== shared && title, closed]) || undefined
}
