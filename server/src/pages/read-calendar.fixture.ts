import { text } from 'node:stream/consumers'
import ical from 'ical.js'

/** An entry of a calendar file as ical.js reads it, with its start as the clocks of this process show it. */
export interface ReadEntry {
  readonly uid: string
  readonly title: string
  readonly starts: string
  readonly ends: string
  readonly shown: string
  readonly status: string
  readonly place: string
  readonly about: string
  readonly url: string
}

const value = (component: ical.Component, name: string): string => String(component.getFirstPropertyValue(name) ?? '')

/** Run as a program, so that `TZ` is the zone of a whole process: reads a calendar file from its input and writes the entries. */
const calendar = new ical.Component(ical.parse(await text(process.stdin)) as unknown[])
const entries = calendar.getAllSubcomponents('vevent').map((component): ReadEntry => {
  const event = new ical.Event(component)
  const start = event.startDate.toJSDate()
  return {
    uid: event.uid,
    title: event.summary,
    starts: start.toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    shown: start.toLocaleString('en-GB'),
    status: value(component, 'status'),
    place: event.location ?? '',
    about: event.description ?? '',
    url: value(component, 'url'),
  }
})
process.stdout.write(
  JSON.stringify({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    name: value(calendar, 'x-wr-calname'),
    entries,
  }),
)
