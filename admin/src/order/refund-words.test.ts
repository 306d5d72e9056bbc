import type { Refund } from '@fairground/client/generated/ecom.order-transactions.ts'
import type { Activity, Order } from '@fairground/client/generated/ecom.orders.ts'
import { expect, test } from 'vitest'
import { refundItems, timelineOf } from './refund-words.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute))
const price = (amount: string) => ({ amount, formattedAmount: `£${amount}` })
const activity = (activityType: Activity['activityType'], minute: number): Activity => ({
  id: `${activityType} ${minute}`,
  createdDate: at(minute),
  activityType,
  type: activityType,
  authorEmail: 'owner@example.com',
})
const lineItems = [{ id: 'l-1', productName: { original: 'Sunday Tote' } }] as Order['lineItems']
const refund = (change: { pending?: boolean; refunded?: string } = {}) =>
  ({
    id: 'r-1',
    createdDate: at(5),
    details: { lineItems: [{ lineItemId: 'l-1', quantity: 2 }], shippingIncluded: true, reason: 'Torn' },
    summary: {
      pending: change.pending ?? false,
      requestedRefund: price('40.00'),
      refunded: price(change.refunded ?? '40.00'),
    },
  }) as unknown as Refund

const steps = [activity('REFUND_INITIATED', 5), activity('PAYMENT_REFUNDED', 5), activity('ORDER_REFUNDED', 6)]
const order = { lineItems, activities: [activity('ORDER_PLACED', 0), ...steps] }

test('a refund is one entry, with its amount, items, reason and author', () => {
  const entries = timelineOf(order, [refund()])
  expect(entries.map(({ title }) => title)).toEqual(['Refunded £40.00', 'Order placed'])
  expect(entries[0]).toMatchObject({ detail: '2 × Sunday Tote, delivery · Torn', author: 'owner@example.com' })
})

test.for([
  [{ pending: true, refunded: '0.00' }, 'Refunding £40.00'],
  [{ refunded: '0.00' }, 'Refund of £40.00 failed'],
  [{ refunded: '30.00' }, 'Refunded £30.00'],
] as const)('%o is %s', ([change, title]) => {
  expect(timelineOf(order, [refund(change)])[0]?.title).toBe(title)
})

test('steps stand for refunds until those are loaded', () => {
  expect(timelineOf(order).map(({ title }) => title)).toHaveLength(4)
})

test('a refund of an amount alone names no item', () => {
  const { details, ...rest } = refund()
  expect(refundItems({ ...rest, details: { ...details, lineItems: [], shippingIncluded: false } }, order)).toBe('')
})

test('a transferred ticket is an entry with its number, its former and its new holder', () => {
  const transfer: Activity = {
    ...activity('CUSTOM_ACTIVITY', 7),
    customActivity: {
      appId: '140603ad-af8d-84a5-2c80-a0f60cb47351',
      type: 'TICKET_TRANSFERRED',
      additionalData: { ticketNumber: '2Q7K-K41P-XX2M', from: 'Ada Byron', to: 'Grace Hopper', email: 'g@example.com' },
    },
  }
  const [entry] = timelineOf({ lineItems, activities: [transfer] })
  expect(entry).toMatchObject({
    title: 'Ticket transferred',
    detail: '2Q7K-K41P-XX2M: from Ada Byron to Grace Hopper, g@example.com',
  })
})

test('a part that was sent is one entry with its items and parcel, and so is one that was undone', () => {
  const fulfillment = { fulfillmentId: 'f-1', lineItems: [{ id: 'l-1', quantity: 2 }], trackingNumber: 'RM123' }
  const activities = [
    activity('ORDER_PLACED', 0),
    { ...activity('ORDER_FULFILLED', 3), fulfillment },
    activity('TRACKING_NUMBER_ADDED', 3),
    activity('TRACKING_NUMBER_ADDED', 4),
    {
      ...activity('ORDER_NOT_FULFILLED', 5),
      fulfillment: { fulfillmentId: 'f-1', lineItems: [{ id: 'l-1', quantity: 1 }] },
    },
    activity('ORDER_FULFILLED', 6),
  ]
  expect(timelineOf({ lineItems, activities }).map(({ title, detail }) => [title, detail])).toEqual([
    ['Fulfilled', undefined],
    ['Fulfilment of 1 item undone', '1 × Sunday Tote'],
    ['Tracking number added', undefined],
    ['Fulfilled 2 items', '2 × Sunday Tote · RM123'],
    ['Order placed', undefined],
  ])
})
