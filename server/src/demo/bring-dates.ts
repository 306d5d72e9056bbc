import type { Event } from '@fairground/contract/events/event-shapes.ts'
import { queryEvents, updateEvent } from '@fairground/contract/events/wix-events-v-2.ts'
import { plusDays, wallTimeOf } from '@fairground/domain/events/event-time.ts'
import type { Static } from 'typebox'
import { calendarAt } from './content/events.ts'
import { type DemoSeries, series } from './content/series.ts'
import type { Seeding } from './seeding.ts'

/** Dates of the events that repeat. Those that are there already are not made again. */
export async function bringDates(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const calendar = calendarAt(now)
  for (const described of series) {
    const slug = calendar.find(({ known }) => known === described.event)?.slug
    const { events } = await merchant.call(queryEvents, { query: { filter: { slug: slug ?? '' } } }, now)
    if (events[0]) await repeat(seeding, described, events[0])
  }
}

async function repeat(
  { merchant, now }: Seeding,
  { dates, without, special }: DemoSeries,
  { id, dateAndTimeSettings: { startDate, timeZoneId = 'UTC' } }: Static<typeof Event>,
): Promise<void> {
  if (!startDate) return
  const inWeek = (weeks: number) => plusDays(new Date(startDate), timeZoneId, 7 * weeks)
  const exceptDays = without.map((weeks) => wallTimeOf(inWeek(weeks), timeZoneId).slice(0, 10))
  const recurringEvents = { rule: `FREQ=WEEKLY;COUNT=${dates}`, exceptDays }
  const { event } = await merchant.call(updateEvent, { event: { id, dateAndTimeSettings: { recurringEvents } } }, now)
  const filter = {
    'dateAndTimeSettings.recurringEvents.categoryId': event.dateAndTimeSettings.recurringEvents?.categoryId ?? '',
    'dateAndTimeSettings.startDate': inWeek(special.week).toISOString(),
  }
  const { events } = await merchant.call(queryEvents, { query: { filter } }, now)
  const { title, teaser: shortDescription } = special
  if (events[0] && events[0].title !== title)
    await merchant.call(updateEvent, { event: { id: events[0].id, title, shortDescription } }, now)
}
