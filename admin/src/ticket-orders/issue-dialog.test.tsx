// @vitest-environment happy-dom
import type { Event as ShownEvent } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import { EventOrdersCard } from './event-orders-card.tsx'

const EVENT = 'e-1'
const ORDERS = 'GET /events/v1/orders'
const TICKETS = 'POST /events-ticket-definitions/v3/ticket-definitions/query'
const HOLD = 'POST /events/v1/checkout/reservations'
const CHECKOUT = 'POST /events/v1/checkout'
const BUNDLES = 'GET /fairground/v1/events/e-1/ticket-bundles'
const POS = 'POST /events/v1/pos-checkout'
const GIVE_BACK = 'DELETE /events/v1/checkout/reservations/r-1'

const standing = {
  id: 't-1',
  eventId: EVENT,
  name: 'Standing',
  initialLimit: 20,
  pricingMethod: { fixedPrice: { value: '25.00', currency: 'GBP' }, free: false },
  salesDetails: { unsoldCount: 3, soldCount: 17, reservedCount: 0, soldOut: false },
}
const supporter = {
  id: 't-2',
  eventId: EVENT,
  name: 'Supporter',
  pricingMethod: { guestPrice: { value: '5.00', currency: 'GBP' }, free: false },
  salesDetails: { soldOut: false },
}
const family = {
  id: 'b-1',
  name: 'Family',
  description: '',
  price: '60.00',
  formattedPrice: '£60.00',
  formattedSinglePrice: '£75.00',
  limitPerOrder: 10,
  onSale: true,
  contents: [{ ticketDefinitionId: 't-1', name: 'Standing', quantity: 3, unfit: false }],
  sold: 0,
}
const date = (eventId: string, state: string) => ({
  eventId,
  ticketDefinitionId: 't-1',
  ticketName: 'Standing',
  state,
})
const season = {
  id: 'p-1',
  revision: '1',
  name: 'Season',
  description: '',
  price: '40.00',
  formattedPrice: '£40.00',
  taken: 0,
  allDates: true,
  onSale: true,
  soldAfterStart: false,
  limitPerOrder: 10,
  dates: [date(EVENT, 'OPEN'), date('e-2', 'OPEN'), date('e-3', 'CANCELED')],
}
const money = (value: string) => ({ value, amount: value, currency: 'GBP' })
const invoice = {
  items: [
    { id: 'i-1', name: 'Standing', quantity: 1, price: money('25.00'), total: money('25.00'), fees: [] },
    { id: 'i-2', name: 'Family – Standing', quantity: 3, price: money('20.00'), total: money('60.00'), fees: [] },
  ],
  grandTotal: money('85.00'),
}
const answers = {
  [BUNDLES]: { revision: '1', bundles: [family, { ...family, id: 'b-2', name: 'Off', onSale: false }] },
  'GET /fairground/v1/events/e-1/series-passes': {
    passes: [season, { ...season, id: 'p-2', name: 'Over', dates: [] }],
  },
  [POS]: { order: { orderNumber: '2P4C-X2', ticketsQuantity: 4 }, reservations: [] },
  'GET /fairground/v1/payment-settings': {
    manualPaymentDays: 7,
    manualPayments: true,
    manualMethods: [{ method: 'm-1', title: 'Card terminal' }],
    methods: [],
  },
  [ORDERS]: { total: 0, offset: 0, limit: 20, orders: [], facets: {} },
  [TICKETS]: { ticketDefinitions: [standing, supporter], metadata: { hasNext: false } },
  [HOLD]: { id: 'r-1', expires: '2026-03-14T18:50:00Z', reservations: [], invoice },
  [CHECKOUT]: { order: { orderNumber: '2P4C-X1', ticketsQuantity: 5 }, reservations: [], orderPageUrl: '' },
  [GIVE_BACK]: {},
}

const concert = { id: EVENT, status: 'UPCOMING', registration: { type: 'TICKETING' } } as ShownEvent // what the card reads of one

const Concert = () => (
  <>
    <h1>Brass</h1>
    <EventOrdersCard event={concert} />
  </>
)

const Draft = () => (
  <>
    <h1>Strings</h1>
    <EventOrdersCard event={{ ...concert, status: 'DRAFT' }} />
  </>
)

async function opened(Component: typeof Concert, more: Record<string, unknown> = {}) {
  const shown = await openPage({ Component }, '/event', '/event', { ...answers, ...more })
  await settled(() => expect(document.body.textContent).toContain('No orders yet.'))
  return shown
}

async function openDialog(more?: Record<string, unknown>) {
  const shown = await opened(Concert, more)
  press(button('Issue tickets'))
  await settled(() => expect(document.body.textContent).toContain('3 of 20 left'))
  return shown
}

function nameBuyer() {
  type('First name', 'Ines')
  type('Last name', 'Carvalho')
  type('Email', 'ines@example.com')
}

const beyond = () =>
  [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith('Go beyond'))!
    .control as HTMLElement // drawn with the dialog

const requestsOf = (sent: readonly (readonly [string, unknown])[], request: string) =>
  sent.filter(([one]) => one === request).map(([, body]) => body)

test('an organiser issues more tickets than are left, and reads what the quota becomes', async () => {
  const { sent } = await openDialog()
  type('Standing', '5')
  nameBuyer()
  press(button('Issue tickets'))
  await settled(() =>
    expect(document.body.textContent).toContain('Only 3 are left. Tick “Go beyond quotas and limits”'),
  )
  expect(requestsOf(sent, HOLD)).toEqual([])

  press(beyond())
  await settled(() => expect(document.body.textContent).toContain('3 of 20 left. The quota becomes 22.'))
  expect(document.body.textContent).not.toContain('Only 3 are left.')
  press(button('Issue tickets'))
  await settled(() => expect(requestsOf(sent, CHECKOUT)).toHaveLength(1))
  expect(requestsOf(sent, HOLD)).toEqual([
    {
      eventId: EVENT,
      ticketQuantities: [{ ticketDefinitionId: 't-1', quantity: 5 }],
      allowHiddenTickets: true,
      ignoreLimits: true,
    },
  ])
  expect(requestsOf(sent, CHECKOUT)).toEqual([
    {
      eventId: EVENT,
      reservationId: 'r-1',
      buyer: { firstName: 'Ines', lastName: 'Carvalho', email: 'ines@example.com' },
      options: { ignoreFormValidation: true, markAsPaid: true },
    },
  ])
  await settled(() => expect(document.querySelector('[role=dialog], dialog[open]')).toBeNull())
})

test('tickets within the quota are held without passing over anything, at the price that the buyer gives', async () => {
  const { sent } = await openDialog()
  type('Supporter', '2')
  type('Price each', '7,50')
  nameBuyer()
  press(button('Issue tickets'))
  await settled(() => expect(requestsOf(sent, CHECKOUT)).toHaveLength(1))
  expect(requestsOf(sent, HOLD)).toEqual([
    {
      eventId: EVENT,
      ticketQuantities: [{ ticketDefinitionId: 't-2', quantity: 2, priceOverride: '7.50' }],
      allowHiddenTickets: true,
    },
  ])
})

test('an order that failed goes on with the tickets that are held, which a cancelled one gives back', async () => {
  const { sent } = await openDialog({
    [CHECKOUT]: Response.json({ message: 'System error occurred', details: {} }, { status: 500 }),
  })
  type('Standing', '1')
  nameBuyer()
  press(button('Issue tickets'))
  await settled(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  press(button('Issue tickets'))
  await settled(() => expect(requestsOf(sent, CHECKOUT).length).toBeGreaterThan(1))
  expect(requestsOf(sent, HOLD)).toHaveLength(1)
  press(button('Cancel'))
  await settled(() => expect(requestsOf(sent, GIVE_BACK)).toHaveLength(1))
})

test('nothing is sent while tickets or a name are missing', async () => {
  const { sent } = await openDialog()
  press(button('Issue tickets'))
  await settled(() => expect(document.body.textContent).toContain('Enter a name.'))
  nameBuyer()
  press(button('Issue tickets'))
  await settled(() => expect(document.body.textContent).toContain('Enter how many tickets.'))
  type('Standing', '-1')
  press(button('Issue tickets'))
  await settled(() => expect(document.body.textContent).toContain('Enter a whole number up to 50.'))
  expect(requestsOf(sent, HOLD)).toEqual([])
})

test('a draft has no tickets to issue', async () => {
  await opened(Draft)
  press(button('Issue tickets'))
  expect(document.body.textContent).toContain('Publish the event first.')
  expect(document.querySelector('[role=dialog], dialog[open]')).toBeNull()
})

test('an organiser issues a bundle beside single tickets', async () => {
  const { sent } = await openDialog()
  expect(document.body.textContent).toContain('In one: 3 × Standing')
  expect(document.body.textContent).not.toContain('Off · £60.00')
  type('Family · £60.00', '21')
  nameBuyer()
  press(button('Issue tickets'))
  await settled(() => expect(document.body.textContent).toContain('Enter a whole number up to 20.'))
  type('Family · £60.00', '2')
  press(button('Issue tickets'))
  await settled(() => expect(requestsOf(sent, CHECKOUT)).toHaveLength(1))
  expect(requestsOf(sent, HOLD)).toEqual([
    {
      eventId: EVENT,
      ticketQuantities: [],
      bundles: [{ bundleId: 'b-1', quantity: 2 }],
      allowHiddenTickets: true,
    },
  ])
})

async function atTheDesk(more?: Record<string, unknown>) {
  const shown = await opened(Concert, more)
  press(button('Sell at the desk'))
  await settled(() => expect(document.body.textContent).toContain('3 of 20 left'))
  type('Standing', '1')
  type('Family · £60.00', '1')
  press(button('Hold tickets'))
  await settled(() => expect(document.body.textContent).toContain('To take£85.00'))
  return shown
}

test('tickets are sold at the desk once the amount is taken, by a way that the shop has named, and are mailed', async () => {
  const { sent } = await atTheDesk()
  expect(document.body.textContent).toContain('1 × Standing£25.003 × Family – Standing£60.00')
  const ways = () => [...document.querySelectorAll('select option')].map((one) => one.textContent)
  await settled(() => expect(ways()).toEqual(['Cash', 'Card', 'Card terminal']))
  const select = document.querySelector('select')!
  select.value = 'Card terminal'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  type('Email', 'ines@example')
  press(button('Payment of £85.00 taken'))
  await settled(() => expect(document.body.textContent).toContain('Enter an email address.'))
  expect(requestsOf(sent, POS)).toEqual([])
  type('Email', 'ines@example.com')
  press(button('Payment of £85.00 taken'))
  await settled(() => expect(requestsOf(sent, POS)).toHaveLength(1))
  expect(requestsOf(sent, POS)).toEqual([
    { eventId: EVENT, reservationId: 'r-1', buyer: { email: 'ines@example.com' }, paymentMethod: 'Card terminal' },
  ])
  await settled(() => expect(document.querySelector('[role=dialog], dialog[open]')).toBeNull())
  expect(requestsOf(sent, GIVE_BACK)).toEqual([])
})

test('a sale at the desk that is left gives its tickets back, and other tickets can be chosen before', async () => {
  const { sent } = await atTheDesk()
  press(button('Other tickets'))
  await settled(() => expect(requestsOf(sent, GIVE_BACK)).toHaveLength(1))
  press(button('Hold tickets'))
  await settled(() => expect(document.body.textContent).toContain('To take£85.00'))
  expect(requestsOf(sent, HOLD)).toHaveLength(2)
  press(button('Cancel'))
  await settled(() => expect(requestsOf(sent, GIVE_BACK)).toHaveLength(2))
})

test('an organiser issues a pass of the series, which is held as one', async () => {
  const { sent } = await openDialog()
  expect(document.body.textContent).toContain('In one: 2 dates')
  expect(document.body.textContent).not.toContain('Over · £40.00')
  type('Season · £40.00', '1')
  nameBuyer()
  press(button('Issue tickets'))
  await settled(() => expect(requestsOf(sent, CHECKOUT)).toHaveLength(1))
  expect(requestsOf(sent, HOLD)).toEqual([
    { eventId: EVENT, ticketQuantities: [], passes: [{ passId: 'p-1', quantity: 1 }], allowHiddenTickets: true },
  ])
})
