import { placeText } from '@fairground/domain/events/place.ts'
import type { EventRow } from './event-row.ts'

/** `20310612T183000Z` */
const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Links that put the event into a visitor's calendar; the second is a file of our own. */
export function calendarUrls(
  row: Pick<EventRow, 'title' | 'slug' | 'startAt' | 'endAt' | 'timeZone' | 'doc'>,
  publicUrl: string,
): { google: string; ics: string } {
  const { location } = row.doc
  const place = placeText(location)
  const google = new URLSearchParams({ action: 'TEMPLATE', text: row.title })
  if (row.startAt && !row.doc.dateAndTimeTbd) {
    google.set('dates', `${stamp(row.startAt)}/${stamp(row.endAt ?? row.startAt)}`)
    google.set('ctz', row.timeZone)
  }
  if (place) google.set('location', place)
  google.set('details', `${publicUrl}/events/${row.slug}`)
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    ics: `${publicUrl}/events/${row.slug}.ics`,
  }
}
