import { expect } from 'vitest'
import type { Reply, TestCaller, TestSite } from '../../../test/fixture.ts'
import { DAY, HOUR, inMs } from '../events.fixture.ts'
import { PASSES_APP_ID } from './sellable.ts'

export const passLine = (id: string, quantity = 1) => ({
  catalogReference: { appId: PASSES_APP_ID, catalogItemId: id },
  quantity,
})

/** The body of an answer that is not refused. */
export function done({ status, body }: Reply): Reply['body'] {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

export interface SeriesDate {
  readonly id: string
  readonly startsAt: number
}

/** A published series of so many weekly dates, the first in ten days, with standing tickets at 10.00, `quota` of them on each. */
export async function series(site: TestSite, { dates = 3, quota = 5, name = 'Standing' } = {}) {
  const { admin } = site
  const start = 10 * DAY
  const made = await admin.call('POST', '/events/v3/events', {
    event: {
      title: 'Evening lecture',
      location: { type: 'VENUE', name: 'Old Mill', address: { city: 'Leeds', country: 'GB' } },
      dateAndTimeSettings: { startDate: inMs(start), endDate: inMs(start + 2 * HOUR), timeZoneId: 'Europe/London' },
      registration: { initialType: 'TICKETING' },
    },
    draft: false,
  })
  const { id } = done(made).event
  const definition = await kindOf(admin, id, { name, initialLimit: quota })
  await addDates(admin, id, dates)
  return { id: id as string, definition, dates: await datesOf(site, id) }
}

export async function kindOf(admin: TestCaller, eventId: string, more: object = {}): Promise<string> {
  const ticketDefinition = {
    eventId,
    name: 'Standing',
    pricingMethod: { fixedPrice: { value: '10.00', currency: 'GBP' } },
    feeType: 'NO_FEE',
    ...more,
  }
  const reply = await admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions', { ticketDefinition })
  return done(reply).ticketDefinition.id
}

/** Weekly dates of an event, so many in all. */
export const addDates = async (admin: TestCaller, id: string, count: number): Promise<void> => {
  const recurringEvents = { rule: `FREQ=WEEKLY;COUNT=${count}` }
  const event = { id, dateAndTimeSettings: { recurringEvents } }
  done(await admin.call('PATCH', `/events/v3/events/${id}`, { event }))
}

/** Dates of the series of an event in their order. */
export const datesOf = async (site: TestSite, id: string): Promise<SeriesDate[]> =>
  (
    await site.query(
      `select e.id, extract(epoch from e.start_at) * 1000 as at from events e join events f on f.recurrence_id = e.recurrence_id
       where f.id = $1 and e.deleted_at is null order by e.start_at`,
      [id],
    )
  ).map((row) => ({ id: String(row.id), startsAt: Number(row.at) }))

export const makePass = async (site: TestSite, of: { id: string; definition: string }, more: object = {}) =>
  done(
    await site.admin.call('POST', `/fairground/v1/events/${of.id}/series-passes`, {
      eventId: of.id,
      ticketDefinitionId: of.definition,
      name: 'Season pass',
      price: '25.00',
      ...more,
    }),
  )

/** Units taken of the kinds of ticket of each date, in the order of the dates. */
export const takenOf = async (site: TestSite, id: string): Promise<number[]> =>
  (
    await site.query(
      `select p.used::int as used from pools p join ticket_definitions d on d.pool_id = p.id
       join events e on e.id = d.event_id join events f on f.recurrence_id = e.recurrence_id
       where f.id = $1 order by e.start_at, d.position`,
      [id],
    )
  ).map(({ used }) => Number(used))

/** Passes that are counted as sold or held. */
export const passesTaken = async (site: TestSite): Promise<number> =>
  Number((await site.query(`select sum(used)::int as used from pools where kind = 'ticketPass'`))[0]?.used)
