import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { isRefusal } from '@fairground/client/errors.ts'
import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { PagesWorld } from './answer-page.ts'
import { fetchAdmitted, inProcessFetch } from './in-process-fetch.ts'

/** `GET /events/{slug}.ics`: the event for a calendar program, where the API's `calendarUrls.ics` leads. */
export function calendarFiles(app: FastifyInstance, { overload, sessions, site }: PagesWorld): void {
  app.get<{ Params: { file: string } }>('/events/:file(^[^/]+\\.ics$)', async (request, reply) => {
    overload.admit(
      () => 'read',
      () => 'passerBy',
    )
    const { origin } = site()
    const client = createClient({
      url: origin,
      auth: tokenAuth(() => sessions.pageToken()),
      fetch: fetchAdmitted(overload, inProcessFetch(app, request.ip)),
      retries: 0,
      modules: { wixEventsV2 },
    })
    try {
      const slug = request.params.file.slice(0, -'.ics'.length)
      const { event } = await client.wixEventsV2.getEventBySlug({ slug, fields: ['DETAILS'] })
      return reply
        .header('cache-control', 'public, max-age=300')
        .header('content-disposition', `attachment; filename="${event.slug.replace(/[^\w-]/g, '')}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(event, origin))
    } catch (error) {
      throw isRefusal(error, 'EVENT_NOT_FOUND') ? new ApiError({ code: 'EVENT_NOT_FOUND' }) : error
    }
  })
}

/** What a calendar is told of an event. */
export type CalendarEvent = Pick<
  Event,
  'id' | 'title' | 'slug' | 'status' | 'updatedDate' | 'shortDescription' | 'location'
> & { readonly dateAndTimeSettings: Pick<Event['dateAndTimeSettings'], 'startDate' | 'endDate' | 'dateAndTimeTbd'> }

/** One event as iCalendar (RFC 5545), its times as instants: the reader's calendar shows them in its own zone. */
export function calendarFile(event: CalendarEvent, origin: string): string {
  const { startDate, endDate, dateAndTimeTbd } = event.dateAndTimeSettings
  const { name, address } = event.location
  const place = [name, address?.formattedAddress].filter(Boolean).join(', ')
  const known = startDate !== undefined && !dateAndTimeTbd
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairground//Events//EN',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${instant(event.updatedDate)}`,
    ...(known ? [`DTSTART:${instant(startDate)}`] : []),
    ...(known && endDate ? [`DTEND:${instant(endDate)}`] : []),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.shortDescription ? [`DESCRIPTION:${escaped(event.shortDescription)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${origin}/events/${encodeURIComponent(event.slug)}`,
    `STATUS:${event.status === 'CANCELED' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** `20260314T183000Z` */
const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

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
