import { placeText } from '@fairground/domain/events/place.ts'
import { present } from '@fairground/domain/present.ts'
import type { ListRow, Piece } from '../../mail/texts/template.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import type { GuestAccess } from '../online/online-access.ts'
import { type CalendarEvent, calendarFile, calendarFileOf } from './calendar-file.ts'

/** Time of an event in a mail, as its own zone has it. */
export function whenOf(event: EventRow): Piece {
  const { startAt, endAt, timeZone: zone, doc } = event
  if (!startAt || doc.dateAndTimeTbd) return doc.dateAndTimeTbdMessage ?? '–'
  return { startAt, endAt: doc.hideEndDate ? null : endAt, zone, namesZone: doc.showTimeZone ?? false }
}

/** Place of an event in a mail. */
export const placeOf = ({ doc: { location } }: EventRow): string => placeText(location) || '–'

/** Rows of a mail to a guest who takes part online: the link, or when there is one. */
export function onlineRows(online: GuestAccess | undefined, { timeZone: zone }: EventRow): ListRow[] {
  if (!online) return []
  const { link, instructions = '', opensDate } = online
  if (link) return [{ label: { phrase: 'joinOnline' }, detail: [link, instructions], link }]
  if (!opensDate) return [{ label: { phrase: 'replyOnlineLater' }, detail: instructions }]
  return [{ label: { phrase: 'replyOnlineFrom' }, detail: [{ startAt: opensDate, zone }] }]
}

/** Calendar file that comes with a mail; `online` is for a guest who takes part online; undefined while the time is to be announced. */
export function calendarOf(event: EventRow, now: Date, publicUrl: string, online?: GuestAccess): string | undefined {
  const entry = entryOf(event, now, online)
  return entry && calendarFile(entry, publicUrl)
}

/** Calendar file of somebody who comes to one event and no longer to another, whose entry is cancelled. Undefined where neither has a time. */
export function calendarOfChange(to: EventRow, left: EventRow, now: Date, publicUrl: string): string | undefined {
  const former = entryOf(left, now)
  const entries = [entryOf(to, now), former && { ...former, status: 'CANCELED' as const, updatedDate: now }].flatMap(
    (entry) => entry ?? [],
  )
  return entries.length > 0 ? calendarFileOf(entries, publicUrl) : undefined
}

function entryOf(event: EventRow, now: Date, online?: GuestAccess): CalendarEvent | undefined {
  const { startAt, endAt, doc } = event
  if (!startAt || doc.dateAndTimeTbd) return undefined
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    updatedDate: event.updatedAt,
    status: statusOf(factsOf(event), now),
    location: { ...doc.location, type: event.locationType },
    dateAndTimeSettings: { startDate: startAt, ...present({ endDate: endAt || undefined }) },
    ...present({ shortDescription: doc.shortDescription || undefined, online }),
  }
}
