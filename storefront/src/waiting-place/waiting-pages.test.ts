// @vitest-environment node
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { refuse } from '../testing/fake-api.ts'

const PLACE = 'GET /fairground/v1/waiting-places/p.1'
const place = {
  status: 'WAITING',
  position: 3,
  quantity: 2,
  ticketName: 'Standard',
  eventId: 'e-1',
  eventTitle: 'Night Market',
  eventSlug: 'night-market',
  timeZoneId: 'Europe/London',
  joinedDate: '2026-03-01T10:00:00.000Z',
  token: 'p.1',
}
const buttons = (document: Document) =>
  [...document.querySelectorAll('main form button')].map((button) => button.textContent)

test('the page of a place shows how far it is, and the way to leave', async () => {
  const { status, document, errors } = await ask('/waiting/p.1', { [PLACE]: { place } })
  expect({ status, errors }).toEqual({ status: 200, errors: [] })
  expect(text(document, 'dl')).toBe('Tickets2 × StandardPlace3')
  expect(buttons(document)).toEqual(['Leave the list'])
})

test('the page of an offer says until when tickets are held, and sells them', async () => {
  const offered = { ...place, status: 'OFFERED', position: undefined, offerExpiresDate: '2026-03-14T18:30:00.000Z' }
  const { document } = await ask('/waiting/p.1', { [PLACE]: { place: offered } })
  expect(text(document, 'h1')).toBe('There are tickets for you')
  expect(text(document, 'dl')).toContain('14 March 2026')
  expect(buttons(document)).toEqual(['Buy the tickets', 'Decline'])
})

test('taking the offer leads to the checkout of the held tickets, and one that is over says so', async () => {
  const taken = { reservationId: 'r-1', eventSlug: 'night-market' }
  const TAKE = 'POST /fairground/v1/waiting-places/p.1/take'
  const { status, headers } = await ask('/waiting/p.1', { [PLACE]: { place }, [TAKE]: taken }, { act: 'take' })
  expect([status, headers.get('location')]).toEqual([303, '/events/night-market/checkout/r-1'])
  const over = refuse(409, 'WAITING_OFFER_OVER', 'This offer is over.')
  const late = await ask('/waiting/p.1', { [PLACE]: { place }, [TAKE]: over }, { act: 'take' })
  expect([late.status, text(late.document, '[role=alert]')]).toEqual([409, 'This offer is over.'])
})

test('a place that nobody has is not found', async () => {
  const { status } = await ask('/waiting/p.1', { [PLACE]: refuse(404, 'WAITING_ENTRY_NOT_FOUND', 'None.') })
  expect(status).toBe(404)
})

test('a link that is over says so, and leads to the events', async () => {
  const over = refuse(410, 'WAITING_LINK_OVER', 'This link is over.')
  const { status, document } = await ask('/waiting/p.1', { [PLACE]: over })
  expect([status, text(document, 'h1')]).toEqual([410, 'This link is over'])
  expect(document.querySelector('main a[href="/events"]')?.textContent).toBe('See the events')
  expect(buttons(document)).toEqual([])
})
