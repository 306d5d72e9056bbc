// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import * as eventPage from '../event/page.tsx'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const REFUND = '/fairground/v1/events/e-1/refund'
const price = (amount: string) => ({ amount, formattedAmount: `£${amount}` })
const refund = {
  eventId: 'e-1',
  createdDate: '2026-03-01T10:00:00Z',
  done: true,
  total: 4,
  waiting: 0,
  pending: 0,
  refunded: 2,
  byHand: 1,
  nothing: 0,
  failed: 1,
  refundedAmount: price('70.00'),
  byHandAmount: price('35.00'),
}
const orders = [
  {
    orderId: 'o-2',
    orderNumber: '10002',
    buyerEmail: 'ines@example.com',
    state: 'FAILED',
    amount: price('35.00'),
    byHandAmount: price('0.00'),
    reason: 'The account was closed',
  },
  { orderId: 'o-1', orderNumber: '10001', state: 'BY_HAND', amount: price('0.00'), byHandAmount: price('35.00') },
]
const event = {
  id: 'e-1',
  title: 'Night market',
  slug: 'night-market',
  status: 'UPCOMING',
  location: {},
  dateAndTimeSettings: { formatted: { dateAndTime: '20 March 2026' } },
  registration: { initialType: 'TICKETING', type: 'TICKETING', status: 'OPEN_TICKETS' },
}
const answers = {
  'GET /events/v3/events/e-1': { event },
  [`GET ${REFUND}`]: { refund, paidOrders: 2 },
  [`GET ${REFUND}/orders`]: { orders, total: 2 },
  [`POST ${REFUND}`]: { refund },
  [`POST ${REFUND}/retry`]: { refund },
  [`POST ${REFUND}/by-hand`]: { refund },
}

test('an organiser sees what went back, what failed and why, and tries that again', async () => {
  const { root, sent } = await openPage(page, '/events/:eventId/refunds', '/events/e-1/refunds', answers)
  await settled(() => expect(root.textContent).toContain('The account was closed'))
  expect(root.textContent).toContain('2 of 4 orders')
  expect(root.textContent).toContain('1 refund failed.')
  press(button('Try failed refunds again'))
  await settled(() => expect(sent).toContainEqual([`POST ${REFUND}/retry`, { eventId: 'e-1' }]))
})

test('money that was paid in person is recorded as returned, once that is confirmed', async () => {
  const { root, sent } = await openPage(page, '/events/:eventId/refunds', '/events/e-1/refunds', answers)
  await settled(() => expect(root.textContent).toContain('Order 10001'))
  press(button('Record as returned'))
  await settled(() => expect(document.body.textContent).toContain('you have returned £35.00 for order 10001'))
  press(button('Record as returned'))
  await settled(() => expect(sent).toContainEqual([`POST ${REFUND}/by-hand`, { eventId: 'e-1', orderId: 'o-1' }]))
})

test('a role that reads refunds alone cannot try them again', async () => {
  const { root } = await openPage(page, '/events/:eventId/refunds', '/events/e-1/refunds', answers, {
    scopes: ['events.read', 'orders.read'],
  })
  await settled(() => expect(root.textContent).toContain('Order 10001'))
  expect(button('Try failed refunds again').getAttribute('aria-disabled')).toBe('true')
})

const shown = { ...answers, [`GET ${REFUND}`]: { paidOrders: 2 } }
const cancel = async (scopes?: readonly ('events.write' | 'orders.read' | 'orders.write')[]) => {
  const opened = await openPage(eventPage, '/events/:eventId', '/events/e-1', shown, scopes ? { scopes } : {})
  press(button('More actions'))
  await settled(() => expect(document.body.querySelector('[role="menu"]')).not.toBeNull())
  const item = [...document.body.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
    ({ textContent }) => textContent === 'Cancel event',
  )
  press(item!)
  await settled(() => expect(document.body.textContent).toContain('Refund 2 paid orders'))
  return opened
}

test('a cancelled event with paid orders refunds them where the organiser leaves the choice as it is', async () => {
  const { sent } = await cancel()
  press(button('Cancel event'))
  await settled(() => expect(sent).toContainEqual([`POST ${REFUND}`, { eventId: 'e-1', cancel: true }]))
})

test('an organiser gives credit in place of money', async () => {
  const { sent } = await cancel()
  const [choice] = [...document.body.querySelectorAll('label')].filter(({ textContent }) =>
    textContent?.startsWith('Give credit for 2 paid orders'),
  )
  press(choice!.querySelector('input')!)
  press(button('Cancel event'))
  await settled(() => expect(sent).toContainEqual([`POST ${REFUND}`, { eventId: 'e-1', cancel: true, credit: true }]))
})

test('a role without refunds cancels and keeps the money', async () => {
  const { sent } = await cancel(['events.write', 'orders.read'])
  expect(document.body.textContent).toContain('Your role does not allow refunds.')
  press(button('Cancel event'))
  await settled(() => expect(sent.map(([request]) => request)).toContain('POST /events/v3/events/e-1/cancel'))
  expect(sent.map(([request]) => request)).not.toContain(`POST ${REFUND}`)
})

const refusal = (code: string, data: object) =>
  new Response(
    JSON.stringify({ message: `${code}.`, details: { applicationError: { code, description: '', data } } }),
    { status: 409, headers: { 'content-type': 'application/json' } },
  )
const remove = async (answer: Response) => {
  await openPage(eventPage, '/events/:eventId', '/events/e-1', { ...shown, 'DELETE /events/v3/events/e-1': answer })
  press(button('More actions'))
  await settled(() => expect(document.body.querySelector('[role="menu"]')).not.toBeNull())
  const item = [...document.body.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
    ({ textContent }) => textContent === 'Delete event',
  )
  press(item!)
  await settled(() => expect(document.body.textContent).toContain('Delete Night market?'))
  type('Type delete to confirm', 'delete')
  press(button('Delete event'))
}

test('the deletion of an event that guests have places at is refused, and its cancellation is offered', async () => {
  await remove(refusal('EVENT_HAS_GUESTS', { eventId: 'e-1', title: 'Night market', guests: 2 }))
  await settled(() => expect(document.body.textContent).toContain('Cancel Night market?'))
  expect(document.body.textContent).toContain('Refund 2 paid orders')
  expect(document.body.textContent).not.toContain('Delete Night market?')
})

test('the deletion of a cancelled event whose orders are not settled offers no cancellation', async () => {
  await remove(refusal('EVENT_NOT_SETTLED', { eventId: 'e-1', title: 'Night market', orders: 1 }))
  await settled(() => expect(document.body.textContent).not.toContain('Delete Night market?'))
  expect(document.body.textContent).not.toContain('Cancel Night market?')
})
