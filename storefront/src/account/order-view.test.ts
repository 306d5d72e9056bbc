import type { MyOrder } from '@fairground/client/generated/fairground.my-orders.ts'
import { expect, test } from 'vitest'
import { orderView } from './order-view.ts'

const site = {
  name: 'Fair',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  origin: 'https://fair.example',
}
const order: MyOrder = {
  id: 'o-1',
  number: '10001',
  createdDate: new Date('2026-03-01T12:00:00Z'),
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  formattedTotal: '£54.00',
  itemCount: 3,
  lines: [
    { name: 'Harbour Mug', quantity: 2, imageUrl: 'https://fair.example/media/1' },
    { name: 'Night Market', quantity: 1 },
  ],
  ticketCount: 1,
}

test('an order is summed up in one line', () => {
  expect(orderView(order, site)).toMatchObject({
    href: '/account/orders/o-1',
    placed: '1 March 2026',
    what: 'Harbour Mug × 2, Night Market',
    pictures: [
      { name: 'Harbour Mug', src: '/media/1' },
      { name: 'Night Market', src: undefined },
    ],
  })
  expect(orderView({ ...order, itemCount: 9 }, site).what).toBe('Harbour Mug × 2, Night Market and 6 more')
})

test.for([
  ['paid', {}, 'Paid'],
  ['and handed over', { fulfillmentStatus: 'FULFILLED' }, 'Done'],
  ['cancelled, whatever was paid', { status: 'CANCELED' }, 'Cancelled'],
  ['given back', { paymentStatus: 'FULLY_REFUNDED' }, 'Refunded'],
  ['given back in part', { paymentStatus: 'PARTIALLY_REFUNDED' }, 'Partly refunded'],
  ['to be paid on collection', { paymentStatus: 'NOT_PAID' }, 'To be paid'],
  ['to be paid in person', { paymentStatus: 'NOT_PAID', payBy: new Date('2026-03-08T12:00:00Z') }, 'To be paid'],
  [
    'to be paid online soon',
    { status: 'INITIALIZED', paymentStatus: 'NOT_PAID', payBy: new Date('2026-03-01T13:00:00Z') },
    'Waiting for payment',
  ],
] as const)('%s', ([, change, word]) => {
  expect(orderView({ ...order, ...change }, site).standing.word).toBe(word)
})
