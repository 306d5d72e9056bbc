// @vitest-environment node
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { refuse } from '../testing/fake-api.ts'

const READ = 'GET /fairground/v1/placed-orders/o-1'
const PREVIEW = `POST /fairground/v1/placed-orders/o-1/ticket-cancellations/preview`
const CANCEL = `POST /fairground/v1/placed-orders/o-1/ticket-cancellations`
const PAGE = '/orders/o-1/cancel-tickets?token=t.1&ticket=t-1'
const ticket = (id: string, possible: boolean) => ({
  id,
  number: `N-${id}`,
  code: 'FG1.a.b.c',
  eventId: 'e-1',
  eventTitle: 'Night Market',
  ticketName: 'Standard',
  guestName: 'Ada Byron',
  admits: 1,
  valid: true,
  transferable: true,
  cancellation: {
    orderId: 'o-1',
    possible,
    hoursBefore: 24,
    until: '2026-03-13T18:30:00.000Z',
    percent: 80,
    formattedFee: '£2.50',
  },
})
const order = {
  id: 'o-1',
  number: '10024',
  createdDate: '2026-02-01T10:00:00.000Z',
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  formattedTotal: '£105.00',
  shipments: [],
  lines: [],
  totals: [],
  tickets: [ticket('t-1', true), ticket('t-2', true), ticket('t-3', false)],
  events: [
    {
      id: 'e-1',
      title: 'Night Market',
      slug: 'night-market',
      startDate: '2026-03-14T18:30:00.000Z',
      timeZoneId: 'Europe/London',
      place: 'Old Mill, Leeds',
      online: false,
      canceled: false,
    },
  ],
  eventNumbers: [],
  documents: [],
}
const answers = { [READ]: { order }, 'GET /fairground/v1/placed-orders/o-1/downloads': { downloads: [] } }
const preview = {
  refund: '25.50',
  formattedRefund: '£25.50',
  byHand: '0.00',
  formattedByHand: '£0.00',
  formattedPrice: '£35.00',
}

test('the page lists the tickets that may be cancelled with their terms, the linked one chosen', async () => {
  const { status, document, errors } = await ask(PAGE, answers)
  expect({ status, errors }).toEqual({ status: 200, errors: [] })
  const boxes = [...document.querySelectorAll('input[name=ticket]')]
  expect(boxes.map((box) => [box.getAttribute('value'), box.hasAttribute('checked')])).toEqual([
    ['t-1', true],
    ['t-2', false],
  ])
  expect(text(document, 'main')).toContain('You get 80 % of the price back, less £2.50.')
  expect(document.querySelector('input[name=refund]')).toBeNull()
})

test('the first press shows the amount, and the form then names it', async () => {
  const { status, document, requests } = await ask(PAGE, { ...answers, [PREVIEW]: { preview } }, { ticket: 't-1' })
  expect(status).toBe(200)
  expect(text(document, 'h2')).toContain('£25.50')
  expect(document.querySelector('input[name=refund]')?.getAttribute('value')).toBe('25.50')
  expect(requests.find(({ call }) => call === PREVIEW)?.body).toMatchObject({ ticketIds: ['t-1'], token: 't.1' })
  expect(requests.some(({ call }) => call === CANCEL)).toBe(false)
})

test('the second press cancels for the amount that was shown, and leads to the order', async () => {
  const done = { ...answers, [CANCEL]: { cancellation: {} } }
  const { status, headers, requests } = await ask(PAGE, done, { ticket: 't-1', refund: '25.50' })
  expect([status, headers.get('location')]).toEqual([303, '/orders/o-1?token=t.1'])
  expect(requests.find(({ call }) => call === CANCEL)?.body).toMatchObject({ ticketIds: ['t-1'], refund: '25.50' })
})

test('a refusal stands on the page, and a press without a ticket asks for one', async () => {
  const over = refuse(409, 'TICKET_CANCELLATION_OVER', 'The time in which this ticket could be cancelled is over.')
  const refused = await ask(PAGE, { ...answers, [CANCEL]: over }, { ticket: 't-1', refund: '25.50' })
  expect(refused.status).toBe(409)
  expect(text(refused.document, '[role=alert]')).toContain('is over')
  const empty = await ask(PAGE, answers, { refund: '' })
  expect([empty.status, text(empty.document, '[role=alert]')]).toEqual([400, 'Choose at least one ticket.'])
})

test('another browser is led to the page of the order', async () => {
  const { status, headers } = await ask(PAGE, { [READ]: refuse(404, 'ORDER_NOT_FOUND', 'There is no such order.') })
  expect([status, headers.get('location')]).toEqual([303, '/orders/o-1'])
})

test('a bundle is one choice with all of its tickets, and none while one of them is in', async () => {
  const bundle = (id: string, name: string) => ({ bundle: { id, name }, ticketName: `${name} – Standard` })
  const tickets = [
    ticket('t-1', true),
    { ...ticket('t-2', true), ...bundle('b-1', 'Family') },
    { ...ticket('t-3', true), ...bundle('b-1', 'Family') },
    { ...ticket('t-4', true), ...bundle('b-2', 'Pair') },
    { ...ticket('t-5', false), ...bundle('b-2', 'Pair') },
  ]
  const bought = { ...answers, [READ]: { order: { ...order, tickets } } }
  const { document } = await ask('/orders/o-1/cancel-tickets?token=t.1&ticket=t-3', bought)
  const boxes = [...document.querySelectorAll('input[name=ticket]')]
  expect(boxes.map((box) => [box.getAttribute('value'), box.hasAttribute('checked')])).toEqual([
    ['t-1', false],
    ['t-2 t-3', true],
  ])
  expect(text(document, 'fieldset')).toContain('Family · 2 tickets')
  const shown = await ask(PAGE, { ...bought, [PREVIEW]: { preview } }, { ticket: 't-2 t-3' })
  expect(shown.requests.find(({ call }) => call === PREVIEW)?.body).toMatchObject({ ticketIds: ['t-2', 't-3'] })
  expect(shown.document.querySelector('input[type=hidden][name=ticket]')?.getAttribute('value')).toBe('t-2 t-3')
  expect(text(shown.document, 'form')).toContain('Cancel 2 tickets')
})

test('the rest of a bundle is no choice while a ticket of it is somebody else’s, and the page says what to do', async () => {
  const pair = (id: string) => {
    const { cancellation, ...rest } = ticket(id, false)
    const reason = 'TICKET_BUNDLE_TRANSFERRED'
    return { ...rest, bundle: { id: 'b-1', name: 'Family' }, cancellation: { ...cancellation, reason } }
  }
  const read = { ...answers, [READ]: { order: { ...order, tickets: [pair('t-1'), pair('t-2')] } } }
  const { document } = await ask(PAGE, read)
  expect(document.querySelector('input[name=ticket]')).toBeNull()
  expect(text(document, 'main')).toContain('“Family”: A ticket of this bundle was transferred')
  expect(text(document, 'main')?.split('was transferred')).toHaveLength(2)
  const shown = await ask('/orders/o-1?token=t.1', read)
  expect(text(shown.document, 'main')).toContain('Once its holder has given it back, you can give back the rest.')
})
