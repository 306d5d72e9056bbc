import type { Fulfillment } from '@fairground/client/generated/ecom.order-fulfillments.ts'
import type { OrderLineItem } from '@fairground/client/generated/ecom.orders.ts'
import { expect, test } from 'vitest'
import { unitsToFulfil } from './units-left.ts'

// Only what the rule looks at.
const line = (id: string, change: Partial<OrderLineItem> = {}) =>
  ({ id, quantity: 3, itemType: { preset: 'PHYSICAL' }, ...change }) as OrderLineItem
const sent = (id: string, quantity: number) => ({ lineItems: [{ id, quantity }] }) as Fulfillment

test.for([
  ['nothing sent', [line('a')], [], [['a', 3]]],
  ['sent in two parcels', [line('a')], [sent('a', 1), sent('a', 1)], [['a', 1]]],
  ['all sent', [line('a'), line('b')], [sent('a', 3)], [['b', 3]]],
  ['a unit refunded', [line('a', { refundQuantity: 1 })], [sent('a', 1)], [['a', 1]]],
  ['a file', [line('a', { itemType: { preset: 'DIGITAL' } })], [], []],
  [
    'a ticket',
    [
      line('a', {
        itemType: { preset: 'SERVICE' },
        catalogReference: { appId: '140603ad-af8d-84a5-2c80-a0f60cb47351', catalogItemId: 't' },
      }),
    ],
    [],
    [],
  ],
] as const)('to hand over: %s', ([, lineItems, fulfillments, expected]) => {
  const left = unitsToFulfil({ lineItems: [...lineItems] }, fulfillments)
  expect(left.map((one) => [one.line.id, one.left])).toEqual(expected)
})
