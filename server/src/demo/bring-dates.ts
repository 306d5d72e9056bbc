import type { Event } from '@fairground/contract/events/event-shapes.ts'
import { queryEvents, updateEvent } from '@fairground/contract/events/wix-events-v-2.ts'
import { plusDays, wallTimeOf } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { plannedAt } from './content/event-time.ts'
import { calendarAt } from './content/events.ts'
import { type DemoSeries, series } from './content/series.ts'
import type { Seeding } from './seeding.ts'

type SeriesEvent = Static<typeof Event>

/** Dates of the events that repeat. Those that are there already are not made again. */
export async function bringDates(seeding: Seeding): Promise<void> {
  for (const described of series) {
    const event = await firstDateOf(seeding, described.event)
    if (event) await repeat(seeding, described, event)
  }
}

/** The event of the calendar that the summer knows by this title; a series begins with it. */
export async function firstDateOf({ merchant, now }: Seeding, title: string): Promise<SeriesEvent | undefined> {
  const slug = calendarAt(now).find(({ known }) => known === title)?.slug ?? ''
  const { events } = await merchant.call(queryEvents, { query: { filter: { slug } } }, now)
  return events[0]
}

/** The date of a series that begins so many weeks after its first. */
export async function dateInWeek(
  { merchant, now }: Seeding,
  { dateAndTimeSettings }: SeriesEvent,
  weeks: number,
): Promise<SeriesEvent | undefined> {
  const { startDate, timeZoneId = 'UTC', recurringEvents } = dateAndTimeSettings
  if (!startDate) return undefined
  const filter = {
    'dateAndTimeSettings.recurringEvents.categoryId': recurringEvents?.categoryId ?? '',
    'dateAndTimeSettings.startDate': plusDays(new Date(startDate), timeZoneId, 7 * weeks).toISOString(),
  }
  const { events } = await merchant.call(queryEvents, { query: { filter }, fields: ['DETAILS'] }, now)
  return events[0]
}

async function repeat(
  seeding: Seeding,
  { dates, without, own }: DemoSeries,
  { id, dateAndTimeSettings: { startDate, timeZoneId = 'UTC' } }: SeriesEvent,
): Promise<void> {
  const { merchant, now } = seeding
  if (!startDate) return
  const at = plannedAt(now)
  const inWeek = (weeks: number) => plusDays(new Date(startDate), timeZoneId, 7 * weeks)
  const exceptDays = without.map((weeks) => wallTimeOf(inWeek(weeks), timeZoneId).slice(0, 10))
  const recurringEvents = { rule: `FREQ=WEEKLY;COUNT=${dates}`, exceptDays }
  const { event } = await merchant.call(updateEvent, { event: { id, dateAndTimeSettings: { recurringEvents } } }, at)
  for (const { week, title, teaser: shortDescription } of own) {
    const date = await dateInWeek(seeding, event, week)
    if (date && date.shortDescription !== shortDescription)
      await merchant.call(updateEvent, { event: { id: date.id, shortDescription, ...present({ title }) } }, at)
  }
}
