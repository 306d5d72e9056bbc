// @vitest-environment node
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { refuse } from '../testing/fake-api.ts'

const READ = 'GET /fairground/v1/placed-orders/o-1'
const OPTIONS = 'GET /fairground/v1/placed-orders/o-1/tickets/t-1/change-options'
const CHANGE = 'POST /fairground/v1/placed-orders/o-1/tickets/t-1/change'
const PAGE = '/orders/o-1/change-ticket/t-1?token=t.1'
const ticket = {
  id: 't-1',
  number: 'N-1',
  code: 'FG1.a.b.c',
  eventId: 'e-1',
  eventTitle: 'Night Market',
  ticketName: 'Standard',
  guestName: 'Ada Byron',
  admits: 1,
  valid: true,
  transferable: true,
  change: { orderId: 'o-1', possible: true },
}
const order = {
  id: 'o-1',
  number: '10024',
  createdDate: '2026-02-01T10:00:00.000Z',
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  formattedTotal: '£35.00',
  shipments: [],
  lines: [],
  totals: [],
  tickets: [ticket],
  events: [],
  eventNumbers: [],
  documents: [],
}
const options = [{ ticketDefinitionId: 'd-2', name: 'Balcony', formattedPrice: '£35.00' }]
const answers = {
  [READ]: { order },
  'GET /fairground/v1/placed-orders/o-1/downloads': { downloads: [] },
  [OPTIONS]: { eventTitle: 'Night Market', ticketName: 'Standard', ticketNumber: 'N-1', options },
}

test('the page lists the kinds that the ticket may be changed to', async () => {
  const { status, document, errors } = await ask(PAGE, answers)
  expect({ status, errors }).toEqual({ status: 200, errors: [] })
  expect([...document.querySelectorAll('input[name=kind]')].map((kind) => kind.getAttribute('value'))).toEqual(['d-2'])
  expect(text(document, 'main')).toContain('Balcony')
})

test('a press changes the ticket and leads to the order', async () => {
  const done = { ...answers, [CHANGE]: { ticket: {} } }
  const { status, headers, requests } = await ask(PAGE, done, { kind: 'd-2' })
  expect([status, headers.get('location')]).toEqual([303, '/orders/o-1?token=t.1'])
  expect(requests.find(({ call }) => call === CHANGE)?.body).toMatchObject({ ticketDefinitionId: 'd-2', token: 't.1' })
})

test('a refusal stands on the page, and a press without a kind asks for one', async () => {
  const gone = refuse(409, 'TICKET_KIND_NOT_AVAILABLE', 'This kind of ticket is not available now.')
  const refused = await ask(PAGE, { ...answers, [CHANGE]: gone }, { kind: 'd-2' })
  expect([refused.status, text(refused.document, '[role=alert]')]).toEqual([
    409,
    'This kind of ticket is not available now.',
  ])
  const empty = await ask(PAGE, answers, { kind: '' })
  expect([empty.status, text(empty.document, '[role=alert]')]).toEqual([400, 'Choose a kind of ticket.'])
})

test('a ticket that may not be changed any more has no form', async () => {
  const tickets = [{ ...ticket, change: { orderId: 'o-1', possible: false } }]
  const { document } = await ask(PAGE, { ...answers, [READ]: { order: { ...order, tickets } } })
  expect(document.querySelector('input[name=kind]')).toBeNull()
  expect(text(document, 'main')).toContain('There is no other kind of ticket')
})
