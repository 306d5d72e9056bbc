import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { placeText } from '@fairground/domain/events/place.ts'

/** Fields of an event in a calendar file. */
export type CalendarEvent = Pick<
  Event,
  'id' | 'title' | 'slug' | 'status' | 'updatedDate' | 'shortDescription' | 'location'
> & {
  readonly dateAndTimeSettings: Pick<Event['dateAndTimeSettings'], 'startDate' | 'endDate' | 'dateAndTimeTbd'>
  /** Way in of a guest who takes part online: for files of that guest alone. */
  readonly online?: { readonly link?: string; readonly instructions?: string } | undefined
}

/** One event as iCalendar (RFC 5545). */
export const calendarFile = (event: CalendarEvent, origin: string): string => calendar([], eventLines(event, origin))

/** Several events in one file, for who imports it once. */
export const calendarFileOf = (events: readonly CalendarEvent[], origin: string): string =>
  calendar(
    [],
    events.flatMap((event) => eventLines(event, origin)),
  )

/** Period after which a calendar program reads a list of events again. */
const REFRESH = 'PT12H'

/** Many events as iCalendar that a calendar program subscribes to, by the name it shows. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[], origin: string): string =>
  calendar(
    [
      `NAME:${escaped(name)}`,
      `X-WR-CALNAME:${escaped(name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
      `X-PUBLISHED-TTL:${REFRESH}`,
    ],
    events.flatMap((event) => eventLines(event, origin)),
  )

const calendar = (head: readonly string[], events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Fairground//Events//EN', ...head, ...events, 'END:VCALENDAR']
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** Times are instants: the reader's calendar shows them in its own zone. */
function eventLines(event: CalendarEvent, origin: string): string[] {
  const { startDate, endDate, dateAndTimeTbd } = event.dateAndTimeSettings
  const { name, address } = event.location
  const place = placeText({ name, address })
  const { online } = event
  const about = [event.shortDescription, online?.link, online?.instructions].filter(Boolean).join('\n')
  const known = startDate !== undefined && !dateAndTimeTbd
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${instant(event.updatedDate)}`,
    ...(known ? [`DTSTART:${instant(startDate)}`] : []),
    ...(known && endDate ? [`DTEND:${instant(endDate)}`] : []),
    `SUMMARY:${escaped(event.title)}`,
    ...(about ? [`DESCRIPTION:${escaped(about)}`] : []),
    ...(place || online?.link ? [`LOCATION:${escaped(place || (online?.link ?? ''))}`] : []),
    ...(online?.link ? [`CONFERENCE;VALUE=URI:${online.link}`] : []),
    `URL:${origin}/events/${encodeURIComponent(event.slug)}`,
    `STATUS:${event.status === 'CANCELED' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** `20260314T183000Z` */
const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** Text of RFC 5545: no control characters but tabs, and line breaks as two characters. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')

/** Lines of at most 75 octets; what is longer goes on after a line break and a space. No character is cut apart. */
function folded(line: string): string {
  let [length, text] = [0, '']
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (length + octets > 75) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += octets
  }
  return text
}
