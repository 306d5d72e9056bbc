import { expect, test } from 'vitest'
import { admin, DAY_MS, HOUR_MS, visitor } from './clients.mjs'
import { ALL_FIELDS, newEvent } from './occasions.mjs'

const someone = visitor()

/** A recurring event with a date so many days from now each; returns how to read its dates, soonest first. */
async function recurring(days) {
  const individualEventDates = days.map((n) => {
    const startDate = new Date(Date.now() + n * DAY_MS)
    return { startDate, endDate: new Date(+startDate + HOUR_MS), timeZoneId: 'Europe/London' }
  })
  const first = await newEvent({
    dateAndTimeSettings: { timeZoneId: 'Europe/London', recurringEvents: { individualEventDates } },
  })
  const { categoryId } = first.dateAndTimeSettings.recurringEvents
  return async (client) =>
    (
      await client.events
        .queryEvents()
        .eq('dateAndTimeSettings.recurringEvents.categoryId', categoryId)
        .ascending('dateAndTimeSettings.startDate')
        .find()
    ).items
}
const statuses = (events) => events.map((event) => event.dateAndTimeSettings.recurrenceStatus)

test('the next date of a recurring event is RECURRING_UPCOMING, the last that ended RECURRING_RECENTLY_ENDED', async () => {
  const dates = await recurring([-9, -2, 3, 10])
  for (const client of [admin, someone])
    expect(statuses(await dates(client))).toEqual([
      'RECURRING',
      'RECURRING_RECENTLY_ENDED',
      'RECURRING_UPCOMING',
      'RECURRING',
    ])
})

test('a date that is cancelled is RECURRING_RECENTLY_CANCELED, and the one after it comes next', async () => {
  const dates = await recurring([3, 10, 17])
  const [next, second] = await dates(admin)
  expect(statuses(await dates(someone))).toEqual(['RECURRING_UPCOMING', 'RECURRING', 'RECURRING'])
  await admin.events.cancelEvent(next._id)
  expect(statuses(await dates(someone))).toEqual(['RECURRING_RECENTLY_CANCELED', 'RECURRING_UPCOMING', 'RECURRING'])
  const found = await someone.events
    .queryEvents()
    .eq('dateAndTimeSettings.recurrenceStatus', 'RECURRING_UPCOMING')
    .eq('_id', second._id)
    .find()
  expect(found.items).toHaveLength(1)
})

test('settings that nothing acts on are not stored, and lead to no page', async () => {
  const settings = {
    agendaSettings: { enabled: true },
    onlineConferencing: { enabled: true, type: 'MEETING' },
    eventDisplaySettings: { hideEventDetailsPage: true },
  }
  const event = await newEvent(settings)
  await admin.events.updateEvent(event._id, settings)
  for (const client of [admin, someone]) {
    const read = await client.events.getEvent(event._id, { fields: ALL_FIELDS })
    expect(read.agendaSettings).toEqual({ enabled: false })
    // Of a meeting by the site's own link nobody needs its provider or kind.
    expect(read.onlineConferencing).toEqual({ enabled: true })
    expect(read.eventDisplaySettings).toBeUndefined()
    expect(read.eventPageUrl).toContain(read.slug)
  }
})
