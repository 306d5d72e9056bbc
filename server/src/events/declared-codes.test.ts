import { expect, test } from 'vitest'
import type { Reply } from '../../test/fixture.ts'
import { type Fair, fair, HOUR, inMs } from './events.fixture.ts'

const EVENTS = '/events/v3/events'
const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const outcomeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]

const gathering = { registration: { initialType: 'RSVP' } }
const cases: Record<string, (shop: Fair) => Promise<Reply>> = {
  '409 EVENT_ALREADY_PUBLISHED': async ({ admin, event }) =>
    admin.call('POST', `${EVENTS}/${(await event()).id}/publish`, {}),
  '409 INVALID_EVENT_STATUS_TRANSITION': async ({ admin, event }) => {
    const { id } = await event()
    await admin.call('POST', `${EVENTS}/${id}/cancel`, {})
    return admin.call('POST', `${EVENTS}/${id}/cancel`, {})
  },
  '409 SLUG_ALREADY_IN_USE': async ({ admin, event }) => {
    const { slug } = await event()
    const { id } = await event()
    return admin.call('PATCH', `${EVENTS}/${id}`, { event: { seoSettings: { slug } } })
  },
  '400 INVALID_SLUG_FORMAT': async ({ admin, event }) =>
    admin.call('PATCH', `${EVENTS}/${(await event()).id}`, { event: { slug: 'Not A Slug' } }),
  '409 INVALID_EVENT_TYPE': async ({ admin, event }) => {
    const { id: eventId } = await event(gathering)
    const ticketDefinition = {
      eventId,
      name: 'Standard',
      pricingMethod: { fixedPrice: { value: '10', currency: 'GBP' } },
      feeType: 'NO_FEE',
    }
    return admin.call('POST', DEFINITIONS, { ticketDefinition })
  },
  '400 INVALID_SALE_PERIOD': async ({ admin, event, definition }) => {
    const { id, revision } = await definition((await event()).id)
    const salePeriod = { startDate: inMs(2 * HOUR), endDate: inMs(HOUR) }
    return admin.call('PATCH', `${DEFINITIONS}/${id}`, { ticketDefinition: { id, revision, salePeriod } })
  },
  '400 INVALID_REORDER_INSTRUCTION': async ({ admin, event, definition }) => {
    const { id: eventId } = await event()
    const { id: ticketDefinitionId } = await definition(eventId)
    const other = await definition((await event()).id)
    const move = { eventId, ticketDefinitionId, beforeDefinitionId: other.id }
    return admin.call('POST', `${DEFINITIONS}/reorder`, move)
  },
  '400 FILTER_PARSER_ERROR': ({ admin }) =>
    admin.call('POST', `${EVENTS}/query`, { query: { filter: { 'no.such.field': 1 } } }),
  '404 TICKET_RESERVATION_NOT_FOUND': ({ admin }) =>
    admin.call('GET', `/events/v1/ticket-reservations/${crypto.randomUUID()}`),
  '404 GUEST_NOT_FOUND': ({ admin }) =>
    admin.call('POST', `/events/v2/rsvps/${crypto.randomUUID()}/check-in`, { guestIds: [1] }),
}

test.for(Object.keys(cases))('%s is answered as declared', async (expected) => {
  expect(outcomeOf(await cases[expected]!(await fair())).join(' ')).toBe(expected)
})

test('counts answer a filter that cannot be read with the declared code', async () => {
  const { admin } = await fair()
  const filter = { 'no.such.field': 1 }
  for (const path of [`${EVENTS}/count-by-status`, `${DEFINITIONS}/count`, `${DEFINITIONS}/available/count`]) {
    const reply = await admin.call('POST', path, { filter })
    expect(outcomeOf(reply), path).toEqual([400, 'FILTER_PARSER_ERROR'])
  }
})

test('a ticket is placed between two that stand side by side, and not between two that do not', async () => {
  const { admin, event, definition } = await fair()
  const { id: eventId } = await event()
  const [a, b, c] = [await definition(eventId), await definition(eventId), await definition(eventId)]
  const moved = (id: string, afterDefinitionId: string, beforeDefinitionId: string) =>
    admin.call('POST', `${DEFINITIONS}/reorder`, {
      eventId,
      ticketDefinitionId: id,
      afterDefinitionId,
      beforeDefinitionId,
    })
  expect((await moved(c.id, a.id, b.id)).status).toBe(200)
  expect(outcomeOf(await moved(a.id, b.id, c.id))).toEqual([400, 'INVALID_REORDER_INSTRUCTION'])
})

test('the slug of seoSettings is the event’s, and a cancelled event can be edited', async () => {
  const { admin, event } = await fair()
  const { id, slug } = await event({ seoSettings: { slug: 'lanterns-at-night' } })
  expect(slug).toBe('lanterns-at-night')
  await admin.call('POST', `${EVENTS}/${id}/cancel`, {})
  const edited = await admin.call('PATCH', `${EVENTS}/${id}`, { event: { title: 'Lanterns, cancelled' } })
  expect(edited.body.event).toMatchObject({ title: 'Lanterns, cancelled', slug, status: 'CANCELED' })
})

test('tickets of a cancelled event are not available, and without a limit only the totals come', async () => {
  const { admin, visitor, event, definition } = await fair()
  const { id: eventId } = await event()
  await definition(eventId)
  const guest = await visitor()
  const v1 = await guest.call('GET', `/events/v1/checkout/available-tickets?eventId=${eventId}`)
  expect(v1.body).toMatchObject({ metaData: { total: 1 }, definitions: [] })
  const available = async () =>
    (await guest.call('POST', `${DEFINITIONS}/available/query`, { query: { filter: { eventId } } })).body
      .ticketDefinitions
  expect(await available()).toHaveLength(1)
  await admin.call('POST', `${EVENTS}/${eventId}/cancel`, {})
  expect(await available()).toEqual([])
})

test('an address that came in parts has its text', async () => {
  const { event } = await fair()
  const address = { addressLine: '12 Mill Lane', city: 'Leeds', postalCode: 'LS1 4AB', country: 'GB' }
  const { location } = (await event({ location: { type: 'VENUE', name: 'Old Mill', address } })) as unknown as {
    location: { address: { formattedAddress: string } }
  }
  expect(location.address.formattedAddress).toBe('12 Mill Lane, Leeds, LS1 4AB, GB')
})
