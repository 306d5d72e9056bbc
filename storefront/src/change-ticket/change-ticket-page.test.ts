// @vitest-environment node
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { refuse } from '../testing/fake-api.ts'

const READ = 'GET /fairground/v1/placed-orders/o-1'
const OPTIONS = 'GET /fairground/v1/placed-orders/o-1/tickets/t-1/change-options'
const DATES = 'GET /fairground/v1/placed-orders/o-1/tickets/t-1/change-dates'
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
const options = [{ ticketDefinitionId: 'd-2', name: 'Balcony', price: '35.00', formattedPrice: '£35.00' }]
const answers = {
  [READ]: { order },
  'GET /fairground/v1/placed-orders/o-1/downloads': { downloads: [] },
  [DATES]: { dates: [] },
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

test('a dearer kind says what is paid first, a cheaper one what goes back, and a press leads to the payment', async () => {
  const kinds = [
    { ticketDefinitionId: 'd-3', name: 'Box', price: '50.00', formattedPrice: '£50.00', formattedSurcharge: '£15.00' },
    { ticketDefinitionId: 'd-4', name: 'Back', price: '20.00', formattedPrice: '£20.00', formattedRefund: '£15.00' },
  ]
  const payment = {
    paymentRequestId: 'r-1',
    ticketName: 'Box',
    formattedAmount: '£15.00',
    expires: '2026-03-01T10:30:00.000Z',
  }
  const waiting = {
    ...answers,
    [OPTIONS]: { ...answers[OPTIONS], options: kinds, pending: payment },
    [CHANGE]: { payment },
  }
  const { document, errors } = await ask(PAGE, waiting)
  expect(errors).toEqual([])
  expect(text(document, 'fieldset')).toContain('£50.00. You pay £15.00 more; your ticket stays valid until then.')
  expect(text(document, 'fieldset')).toContain('£20.00. £15.00 goes back to you, the way you paid.')
  expect(document.querySelector('section a')?.getAttribute('href')).toBe('/orders/o-1?token=t.1&request=r-1')
  const { status, headers, requests } = await ask(PAGE, waiting, { kind: 'd-3', 'price-d-3': '50.00' })
  expect([status, headers.get('location')]).toEqual([303, '/orders/o-1?token=t.1&request=r-1'])
  expect(requests.find(({ call }) => call === CHANGE)?.body).toMatchObject({ price: '50.00' })
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
  expect(text(document, 'main')).toContain('There is nothing that you can change this ticket to now.')
})

const date = { title: 'Night Market', timeZoneId: 'Europe/London', showTimeZone: true, place: 'Tobacco Dock, London' }
const dates = [
  { ...date, eventId: 'e-2', startDate: '2026-03-14T18:30:00.000Z', available: true },
  { ...date, eventId: 'e-3', startDate: '2026-03-21T18:30:00.000Z', available: false },
]
const dish = {
  name: 'q1',
  label: 'Which dish?',
  type: 'TEXT',
  array: false,
  mandatory: true,
  maxLength: 100,
  options: [],
}
const input = { ...dish, additionalLabels: {}, labels: [] }
const control = {
  id: 'q1',
  type: 'INPUT',
  system: false,
  name: 'q1',
  label: 'Which dish?',
  orderIndex: 0,
  inputs: [input],
}
const dated = { ...answers, [DATES]: { dates }, [OPTIONS]: { ...answers[OPTIONS], form: { controls: [control] } } }

test('other dates are links to where they are chosen, but for those that are taken', async () => {
  const { document, errors } = await ask(PAGE, { ...answers, [DATES]: { dates } })
  expect(errors).toEqual([])
  const links = [...document.querySelectorAll('section a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['14 March 2026, 18:30 GMT', '/orders/o-1/change-ticket/t-1?token=t.1&date=e-2']])
  expect(text(document, 'section')).toContain('No ticket that you can change to is left.')
})

test('a chosen date asks its questions, and a press sends their answers with the kind', async () => {
  const page = `${PAGE}&date=e-2`
  const { document, errors } = await ask(page, dated)
  expect(errors).toEqual([])
  expect(text(document, 'main')).toContain('Your new date')
  expect(document.querySelector('label[for=q1]')?.textContent).toContain('Which dish?')
  const sent = await ask(page, { ...dated, [CHANGE]: { ticket: {} } }, { kind: 'd-2', q1: 'Soup' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/orders/o-1?token=t.1'])
  expect(sent.requests.find(({ call }) => call === CHANGE)?.body).toMatchObject({
    ticketDefinitionId: 'd-2',
    form: { inputValues: [{ inputName: 'q1', value: 'Soup' }] },
  })
})

test('a question without an answer is named, and what was chosen stays', async () => {
  const violation = {
    field: 'form.inputValues.q1',
    description: 'is required',
    violatedRule: 'REQUIRED_FIELD',
    data: {},
  }
  const details = { validationError: { fieldViolations: [violation] } }
  const missing = Response.json({ message: 'INVALID_ARGUMENT: q1 is required', details }, { status: 400 })
  const { status, document } = await ask(`${PAGE}&date=e-2`, { ...dated, [CHANGE]: missing }, { kind: 'd-2', q1: '' })
  expect(status).toBe(422)
  expect(text(document, '[role=alert]')).toContain('Which dish?')
  expect(document.querySelector<HTMLInputElement>('input[name=kind]')?.hasAttribute('checked')).toBe(true)
})

test('a date that the ticket cannot be changed to leads to the others', async () => {
  const { status, headers } = await ask(`${PAGE}&date=e-9`, dated)
  expect([status, headers.get('location')]).toEqual([303, '/orders/o-1/change-ticket/t-1?token=t.1'])
})

test('a kind that costs less says that the difference is not given back', async () => {
  const cheaper = [{ ticketDefinitionId: 'd-3', name: 'Restricted view', formattedPrice: '£20.00', costsLess: true }]
  const found = { eventTitle: 'Night Market', ticketName: 'Standard', ticketNumber: 'N-1', options: cheaper }
  const { document } = await ask(PAGE, { ...answers, [OPTIONS]: found })
  expect(text(document, 'main form')).toContain('£20.00: less than you paid. The difference is not given back.')
})
