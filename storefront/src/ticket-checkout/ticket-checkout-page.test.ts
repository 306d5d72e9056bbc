// @vitest-environment node
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { nightMarket, refuse } from '../testing/fake-api.ts'
import { formOf, scriptedContext } from '../testing/scripted.ts'
import { CODE, CONSENT, copyTo, POLICIES } from './checkout-fields.ts'
import { action } from './data.ts'

const input = (name: string, label: string, more = {}) => ({
  name,
  label,
  type: 'TEXT',
  array: false,
  mandatory: true,
  maxLength: 50,
  options: [] as string[],
  additionalLabels: {},
  labels: [],
  ...more,
})
const control = (id: string, type: string, orderIndex: number, inputs: object[]) => ({
  id,
  type,
  system: true,
  name: id,
  label: '',
  orderIndex,
  inputs,
})
const form = {
  controls: [
    control('name', 'NAME', 0, [input('firstName', 'First name'), input('lastName', 'Last name')]),
    control('diet', 'DROPDOWN', 1, [input('diet', 'Diet', { options: ['Vegan', 'None'] })]),
  ],
} as Event['form']
const event = (): Event => {
  const market = nightMarket({ form })
  Object.assign(market.registration?.tickets ?? {}, { guestsAssignedSeparately: true })
  return market
}
const money = (value: string) => ({ value, amount: value, currency: 'GBP' })
const invoice = (total: string, more = {}) => ({
  items: [{ id: 'i-1', name: 'Standing', quantity: 2, price: money('12.00'), total: money('24.00'), fees: [] }],
  total: money(total),
  subTotal: money('24.00'),
  grandTotal: money(total),
  fees: [],
  revenue: money(total),
  ...more,
})
const held = (more = {}) => ({
  invoice: invoice('24.00'),
  expires: '2030-03-01T00:00:00Z',
  reservationStatus: 'RESERVATION_PENDING',
  reservationOccupied: false,
  reservations: [
    { quantity: 2, ticket: { id: 'd-1', eventId: nightMarket().id }, ticketDetails: [{ pricingOptionId: 'o-1' }] },
  ],
  ...more,
})
const PATH = '/events/night-market/checkout/r-1'
const BUY = 'POST /events/v1/checkout'
const INVOICE = 'POST /events/v1/checkout/invoices/r-1'
const answers = (more = {}) => ({
  'GET /events/v3/events/slug/night-market': { event: event() },
  [INVOICE]: held(),
  ...more,
})
const order = { order: {}, reservations: [], orderPageUrl: 'https://fair.example/orders/o-9?token=t' }
const typed = {
  firstName: 'Ada',
  lastName: 'Byron',
  diet: 'Vegan',
  '1.firstName': 'Bo',
  '1.lastName': 'Lee',
  '1.diet': 'None',
}
const filledIn = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value

test('the page shows a form for each guest, and the order carries the consent', async () => {
  const { document } = await ask(PATH, answers())
  expect([...document.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual(['Guest 1', 'Guest 2'])
  expect(text(document, 'aside')).toContain('£24.00')
  const page = await ask(PATH, answers({ [BUY]: order }), { ...typed, [CONSENT]: '1' })
  expect([page.status, page.headers.get('location')]).toEqual([303, '/orders/o-9'])
  expect(page.requests.find(({ call }) => call === BUY)?.body).toMatchObject({ marketingConsent: true })
})

test('the first guest’s details are copied to another, and nothing is bought', async () => {
  const { document, requests } = await ask(PATH, answers(), { ...typed, intent: copyTo(1) })
  expect(['1.firstName', '1.lastName', '1.diet'].map((name) => filledIn(document, name))).toEqual([
    'Ada',
    'Byron',
    'Vegan',
  ])
  expect(requests.map(({ call }) => call)).not.toContain(BUY)
})

test('mistakes of several guests are listed in the order of the page', async () => {
  const missing = ['guests[1].form.inputValues.diet', 'guests[1].form.inputValues.firstName']
  const fieldViolations = [
    ...missing,
    'guests[0].form.inputValues.lastName',
    'guests[0].form.inputValues.firstName',
  ].map((field) => ({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' }))
  const refused = refuse(400, 'INVALID_FORM_RESPONSE', 'Some answers are not valid.', { fieldViolations })
  const { document } = await ask(PATH, answers({ [BUY]: refused }), { intent: '' })
  expect([...document.querySelectorAll('[role=alert] a')].map((link) => link.textContent)).toEqual([
    'Guest 1: “First name” is required.',
    'Guest 1: “Last name” is required.',
    'Guest 2: “First name” is required.',
    'Guest 2: “Diet” is required.',
  ])
})

test('a code is applied to the price and stays with what was typed', async () => {
  const discount = { amount: money('4.00'), afterDiscount: money('20.00'), discounts: [] }
  const cheaper = { [INVOICE]: held({ invoice: invoice('20.00', { discount }) }) }
  const { document, requests } = await ask(PATH, answers(cheaper), { ...typed, [CODE]: 'FOUR', intent: 'apply-code' })
  expect(text(document, 'aside')).toContain('−£4.00')
  expect([filledIn(document, 'firstName'), filledIn(document, CODE)]).toEqual(['Ada', 'FOUR'])
  expect(requests.filter(({ call }) => call === INVOICE).map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ withDiscount: { couponCode: 'FOUR' } }),
  )
  const unknown = { [INVOICE]: held({ discountErrors: { error: [{ code: 'ERROR_COUPON_DOES_NOT_EXIST' }] } }) }
  const other = await ask(PATH, answers(unknown), { ...typed, [CODE]: 'FOUR', intent: 'apply-code' })
  expect(text(other.document, 'aside')).toContain('This code does not exist.')
})

test('tickets that ran out are held once more, however often the form is sent', async () => {
  const HOLD = 'POST /events/v1/checkout/reservations'
  const lapsed = { [INVOICE]: held({ reservationStatus: 'RESERVATION_EXPIRED' }) }
  const shown = await ask(PATH, answers(lapsed))
  expect(shown.document.body.textContent).toContain('The time is up')
  expect(shown.document.querySelectorAll('legend')).toHaveLength(2)

  const expired = refuse(409, 'RESERVATION_EXPIRED', 'No longer held.')
  const buy = ({ reservationId }: { reservationId: string }) => (reservationId === 'r-2' ? order : expired)
  const page = await ask(PATH, answers({ ...lapsed, [BUY]: buy, [HOLD]: { id: 'r-2', reservations: [] } }), typed)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/orders/o-9'])
  expect(page.requests.find(({ call }) => call === HOLD)).toMatchObject({
    body: {
      ticketQuantities: [{ ticketDefinitionId: 'd-1', quantity: 2, ticketDetails: [{ pricingOptionId: 'o-1' }] }],
    },
    key: 'after r-1',
  })

  const gone = { ...lapsed, [BUY]: expired, [HOLD]: refuse(409, 'NOT_ENOUGH_TICKETS', '“Standing” is sold out.') }
  const none = await ask(PATH, answers(gone), typed)
  expect([none.status, filledIn(none.document, '1.firstName')]).toEqual([409, 'Bo'])
  expect(none.document.body.textContent).toContain('“Standing” is sold out. Your tickets were no longer held')
})

test('policies are accepted in the versions that are shown', async () => {
  const policy = (revision: string) => ({
    policies: [
      {
        id: 'p-1',
        revision,
        name: 'Refunds',
        body: '<p>None.</p><p>Send a friend.</p>',
        eventId: event().id,
        createdDate: '2026-01-01T00:00:00Z',
        updatedDate: '2026-01-01T00:00:00Z',
      },
    ],
    metadata: {},
  })
  const standing = { [BUY]: order, 'POST /events-policies/v2/policies/query': policy('2') }
  const stands = answers(standing)
  const { document } = await ask(PATH, stands)
  expect([...document.querySelectorAll('details p')].map((one) => one.textContent)).toEqual(['None.', 'Send a friend.'])
  expect(filledIn(document, POLICIES)).toBe('p-1:2')
  const unaccepted: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{}, 'Accept the policies to continue.'],
    [{ [POLICIES]: 'p-1:1' }, 'The policies have changed.'],
  ]
  for (const [ticked, why] of unaccepted) {
    const refused = await ask(PATH, stands, { ...typed, ...ticked })
    expect(refused.status).toBe(422)
    expect(refused.document.body.textContent).toContain(why)
    expect(refused.requests.some(({ call }) => call === BUY)).toBe(false)
  }
  const bought = await ask(PATH, stands, { ...typed, [POLICIES]: 'p-1:2' })
  expect(bought.status).toBe(303)
  expect(bought.requests.find(({ call }) => call === BUY)?.body).toMatchObject({
    acceptedPolicies: [{ policyId: 'p-1', revision: '2' }],
  })
  const changed = answers({ ...standing, [BUY]: refuse(409, 'POLICIES_CHANGED', 'They have changed.') })
  const late = await ask(PATH, changed, { ...typed, [POLICIES]: 'p-1:2' })
  expect([late.status, filledIn(late.document, 'firstName')]).toEqual([409, 'Ada'])
  expect(late.document.body.textContent).toContain('They have changed.')
})

test('a form whose tickets are held for somebody else stays as it was typed', async () => {
  const gone = answers({ [INVOICE]: refuse(404, 'TICKET_RESERVATION_NOT_FOUND', 'There is no such reservation.') })
  const answer = await action({
    request: new Request(`https://fair.example${PATH}`, { method: 'POST', body: formOf(typed) }),
    params: { slug: 'night-market', reservationId: 'r-1' },
    context: scriptedContext(gone),
  } as unknown as Parameters<typeof action>[0])
  expect(answer).toMatchObject({
    data: { message: expect.stringContaining('Nothing was ordered.'), values: typed },
    init: { status: 404 },
  })
})

test('a pass and a bundle are a line each, ask each of their guests once, and are held once more as what they are', async () => {
  const item = (id: string, name: string, quantity: number, price: string, total: string) => ({
    id,
    name,
    quantity,
    price: money(price),
    total: money(total),
    fees: [],
  })
  const ticket = { id: 'd-1', eventId: nightMarket().id }
  const pass = { passId: 'p-1', lineId: 'l-1', name: 'Season pass', quantity: 2 }
  const bundle = { bundleId: 'b-1', lineId: 'l-2', name: 'Family', quantity: 1 }
  const line = (quantity: number, more: object) => ({ quantity, ticket, ticketDetails: [], ...more })
  const together = held({
    invoice: invoice('100.00', {
      items: [
        item('i-1', 'Season pass', 2, '12.50', '25.00'),
        item('i-2', 'Season pass', 2, '12.50', '25.00'),
        item('i-3', 'Family – Adult', 2, '16.67', '33.34'),
        item('i-4', 'Family – Child', 2, '8.33', '16.66'),
      ],
    }),
    reservations: [
      line(2, { pass }),
      line(2, { pass }),
      line(2, { bundle, access: 'a-1' }),
      line(2, { bundle, access: 'a-1' }),
    ],
  })
  const { document } = await ask(PATH, answers({ [INVOICE]: together }))
  const lines = [...document.querySelectorAll('aside li')].map((one) => one.textContent)
  expect(lines).toEqual(['Season pass2 × £25.00£50.00', 'Family1 × £50.00£50.00'])
  expect(document.querySelectorAll('legend')).toHaveLength(6)

  const HOLD = 'POST /events/v1/checkout/reservations'
  const expired = refuse(409, 'RESERVATION_EXPIRED', 'No longer held.')
  const buy = ({ reservationId }: { reservationId: string }) => (reservationId === 'r-2' ? order : expired)
  const again = { [INVOICE]: together, [BUY]: buy, [HOLD]: { id: 'r-2', reservations: [] } }
  const page = await ask(PATH, answers(again), typed)
  expect(page.requests.find(({ call }) => call === HOLD)?.body).toMatchObject({
    ticketQuantities: [],
    passes: [{ passId: 'p-1', quantity: 2 }],
    bundles: [{ bundleId: 'b-1', quantity: 1 }],
    access: 'a-1',
  })
})

test('dates of a pass have the same policies, which are shown once and accepted for each', async () => {
  const policy = (id: string, name = 'Refunds') => ({
    id,
    revision: '1',
    name,
    body: '<p>None.</p>',
    eventId: event().id,
  })
  const QUERY = 'POST /events-policies/v2/policies/query'
  const standing = { [QUERY]: { policies: [policy('p-1'), policy('p-2'), policy('p-3', 'Photos')], metadata: {} } }
  const { document } = await ask(PATH, answers(standing))
  const named = [...document.querySelectorAll('details summary')].map((one) => one.textContent)
  expect(named).toEqual(['Refunds', 'Photos'])
  const accepted = { ...typed, [POLICIES]: 'p-1:1 p-2:1 p-3:1' }
  const page = await ask(PATH, answers({ ...standing, [BUY]: order }), accepted)
  expect(page.requests.find(({ call }) => call === BUY)?.body).toMatchObject({
    acceptedPolicies: ['p-1', 'p-2', 'p-3'].map((policyId) => ({ policyId, revision: '1' })),
  })
})
