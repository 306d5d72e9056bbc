import { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statesBefore } from '../transitions.ts'
import { cancellable, refundableAmount } from './cancellation.ts'
import { collectability } from './collectability.ts'
import { fulfil, fulfillmentStatus, needsHand } from './fulfillment-status.ts'
import { orderTransitions } from './order-status.ts'
import { balanceOf, captured, type Payment, paymentStatus } from './payment-status.ts'
import { refundWay } from './refund-way.ts'
import { refundability } from './refundability.ts'
import { trackingLink } from './tracking-link.ts'
import { transactionTransitions } from './transaction-status.ts'

const pay = (status: TransactionStatus, amount = 1000n, refunded = 0n): Payment => ({ status, amount, refunded })

test.for([
  ['nothing yet', [], 'NOT_PAID'],
  ['whole', [pay('APPROVED')], 'PAID'],
  ['in two', [pay('APPROVED', 400n), pay('APPROVED', 600n)], 'PAID'],
  ['in part', [pay('APPROVED', 400n)], 'PARTIALLY_PAID'],
  ['in part, the rest declined', [pay('APPROVED', 400n), pay('DECLINED', 600n)], 'PARTIALLY_PAID'],
  ['on its way', [pay('PENDING')], 'PENDING'],
  ['waits for the merchant', [pay('PENDING_MERCHANT')], 'PENDING_MERCHANT'],
  ['authorized waits for capture', [pay('AUTHORIZED')], 'PENDING_MERCHANT'],
  ['declined', [pay('DECLINED')], 'DECLINED'],
  ['declined, then tried again', [pay('DECLINED'), pay('PENDING')], 'PENDING'],
  ['declined, then paid', [pay('DECLINED'), pay('APPROVED')], 'PAID'],
  ['given up', [pay('CANCELED')], 'CANCELED'],
  ['authorization dropped', [pay('VOIDED')], 'CANCELED'],
  ['the last failure counts', [pay('CANCELED'), pay('DECLINED')], 'DECLINED'],
  ['some back', [pay('PARTIALLY_REFUNDED', 1000n, 1n)], 'PARTIALLY_REFUNDED'],
  ['all back', [pay('REFUNDED', 1000n, 1000n)], 'FULLY_REFUNDED'],
  ['one of two back', [pay('REFUNDED', 500n, 500n), pay('APPROVED', 500n)], 'PARTIALLY_REFUNDED'],
  ['part payment all back', [pay('REFUNDED', 400n, 400n)], 'FULLY_REFUNDED'],
] as const)('payment: %s', ([, payments, expected]) => {
  expect(paymentStatus(1000n, payments)).toBe(expected)
})

test('a free order is paid', () => {
  expect(paymentStatus(0n, [])).toBe('PAID')
})

test('the balance tells what is in, back, on its way and open', () => {
  const payments = [
    pay('PARTIALLY_REFUNDED', 500n, 200n),
    pay('AUTHORIZED', 300n),
    pay('PENDING', 50n),
    pay('DECLINED', 99n),
  ]
  expect(balanceOf(1000n, payments)).toEqual({
    paid: 500n,
    refunded: 200n,
    authorized: 300n,
    pending: 50n,
    balance: 500n,
  })
})

test('PAID means that the money covers the total, and refunds are never hidden', () => {
  const payment = fc
    .record({
      status: fc.constantFrom(...TransactionStatus),
      amount: fc.bigInt({ min: 0n, max: 2000n }),
      share: fc.nat(100),
    })
    .map(({ status, amount, share }) => ({
      status,
      amount,
      refunded: captured[status] ? (amount * BigInt(share)) / 100n : 0n,
    }))
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2000n }), fc.array(payment, { maxLength: 5 }), (total, payments) => {
      const { paid, refunded } = balanceOf(total, payments)
      const status = paymentStatus(total, payments)
      expect(status === 'PAID').toBe(paid >= total && refunded === 0n)
      expect(status === 'FULLY_REFUNDED' || status === 'PARTIALLY_REFUNDED').toBe(refunded > 0n)
    }),
  )
})

test.for([
  ['INITIALIZED', 'APPROVED', true],
  ['INITIALIZED', 'REJECTED', true],
  ['PENDING', 'APPROVED', true],
  ['APPROVED', 'CANCELED', true],
  ['APPROVED', 'PENDING', false],
  ['CANCELED', 'APPROVED', false],
  ['REJECTED', 'APPROVED', false],
] as const)('order: %s to %s is %s', ([from, to, allowed]) => {
  expect(statesBefore(orderTransitions, to).includes(from)).toBe(allowed)
})

test('no order state leads to itself, and nothing leaves the last states', () => {
  for (const status of OrderStatus) expect(statesBefore(orderTransitions, status)).not.toContain(status)
  expect(statesBefore(orderTransitions, 'INITIALIZED')).toEqual([])
  expect(statesBefore(orderTransitions, 'CANCELED')).toEqual(['INITIALIZED', 'PENDING', 'APPROVED'])
})

test('a payment that failed stays failed, and captured money is never un-captured', () => {
  for (const from of ['DECLINED', 'CANCELED', 'VOIDED', 'REFUNDED'] as const)
    expect(transactionTransitions[from]).toEqual([])
  for (const from of TransactionStatus)
    for (const to of TransactionStatus)
      if (captured[from] && statesBefore(transactionTransitions, to).includes(from)) expect(captured[to]).toBe(true)
})

test.for([
  ['nothing to hand over', [], 'FULFILLED'],
  ['nothing handed over', [{ quantity: 2, fulfilledQuantity: 0 }], 'NOT_FULFILLED'],
  ['half', [{ quantity: 2, fulfilledQuantity: 1 }], 'PARTIALLY_FULFILLED'],
  [
    'one of two lines',
    [
      { quantity: 1, fulfilledQuantity: 1 },
      { quantity: 1, fulfilledQuantity: 0 },
    ],
    'PARTIALLY_FULFILLED',
  ],
  ['all', [{ quantity: 2, fulfilledQuantity: 2 }], 'FULFILLED'],
  ['half, and the rest refunded', [{ quantity: 2, fulfilledQuantity: 1, refundedQuantity: 1 }], 'FULFILLED'],
  ['none, and half refunded', [{ quantity: 2, fulfilledQuantity: 0, refundedQuantity: 1 }], 'NOT_FULFILLED'],
] as const)('fulfilment: %s', ([, lines, expected]) => {
  expect(fulfillmentStatus(lines)).toBe(expected)
})

test.for([
  ['the units left', [{ lineItemId: 'a', quantity: 2 }], { ok: true }],
  [
    'more than is left',
    [{ lineItemId: 'a', quantity: 3 }],
    { ok: false, refusal: { code: 'FULFILLED_TOO_MANY', lineItemId: 'a', left: 2 } },
  ],
  [
    'more than is left, in two entries',
    [
      { lineItemId: 'a', quantity: 2 },
      { lineItemId: 'a', quantity: 1 },
    ],
    { ok: false, refusal: { code: 'FULFILLED_TOO_MANY', lineItemId: 'a', left: 2 } },
  ],
  ['an unknown line', [{ lineItemId: 'b', quantity: 1 }], { ok: false, refusal: { code: 'LINE_ITEM_NOT_FOUND' } }],
] as const)('fulfil %s', ([, requested, expected]) => {
  expect(fulfil([{ id: 'a', quantity: 3, fulfilledQuantity: 1 }], requested)).toEqual(expected)
})

test.for([
  ['APPROVED', [], null],
  ['APPROVED', [pay('APPROVED')], null],
  ['INITIALIZED', [pay('DECLINED')], null],
  ['APPROVED', [pay('AUTHORIZED')], 'ORDER_HAS_AUTHORIZED_TRANSACTION'],
  ['PENDING', [], 'ORDER_IS_PENDING'],
  ['REJECTED', [], 'ORDER_IS_REJECTED'],
  ['CANCELED', [], 'ORDER_CANCELED'],
] as const)('cancelling a %s order, row %#', ([status, payments, code]) => {
  expect(cancellable(status, payments)).toEqual(code ? { ok: false, refusal: { code } } : { ok: true })
})

test('a cancellable order can become CANCELED', () => {
  for (const status of OrderStatus)
    if (cancellable(status, []).ok) expect(statesBefore(orderTransitions, 'CANCELED')).toContain(status)
})

test.for([
  ['captured', pay('APPROVED'), 0n, 1000n],
  ['partly back', pay('PARTIALLY_REFUNDED', 1000n, 300n), 0n, 700n],
  ['partly back, more on its way', pay('PARTIALLY_REFUNDED', 1000n, 300n), 700n, 0n],
  ['not captured', pay('AUTHORIZED'), 0n, 0n],
] as const)('refundable: %s', ([, payment, pending, expected]) => {
  expect(refundableAmount(payment, pending)).toBe(expected)
})

const online = { by: 'PROVIDER', disabled: false, pendingRefunds: 0n, chargedBack: 0n } as const
test.for([
  ['APPROVED', { ...pay('APPROVED'), ...online }, { status: 'REFUNDABLE' }],
  ['APPROVED', { ...pay('APPROVED'), ...online, by: 'HAND' }, { status: 'MANUAL', reason: 'OFFLINE' }],
  ['APPROVED', { ...pay('APPROVED'), ...online, by: 'OTHERS' }, { status: 'MANUAL', reason: 'NOT_SUPPORTED' }],
  [
    'APPROVED',
    { ...pay('APPROVED'), ...online, disabled: true },
    { status: 'NOT_REFUNDABLE', reason: 'DISABLED_BY_PROVIDER' },
  ],
  ['CANCELED', { ...pay('APPROVED'), ...online }, { status: 'REFUNDABLE' }],
  ['APPROVED', { ...pay('PENDING'), ...online }, { status: 'NOT_REFUNDABLE', reason: 'NOT_PAID' }],
  ['APPROVED', { ...pay('APPROVED', 0n), ...online }, { status: 'NOT_REFUNDABLE', reason: 'ZERO_PRICE' }],
  ['APPROVED', { ...pay('REFUNDED', 10n, 10n), ...online }, { status: 'NOT_REFUNDABLE', reason: 'ALREADY_REFUNDED' }],
  [
    'APPROVED',
    { ...pay('APPROVED'), ...online, pendingRefunds: 1000n },
    { status: 'NOT_REFUNDABLE', reason: 'PENDING_REFUND' },
  ],
  [
    'APPROVED',
    { ...pay('APPROVED'), ...online, chargedBack: 1000n },
    { status: 'NOT_REFUNDABLE', reason: 'DISABLED_BY_PROVIDER' },
  ],
  ['PENDING', { ...pay('APPROVED'), ...online }, { status: 'NOT_REFUNDABLE', reason: 'ORDER_IS_PENDING' }],
  ['REJECTED', { ...pay('APPROVED'), ...online }, { status: 'NOT_REFUNDABLE', reason: 'ORDER_IS_REJECTED' }],
] as const)('refundability in a %s order, row %#', ([order, payment, expected]) => {
  expect(refundability(order, payment)).toEqual(expected)
})

test.for([
  ['goods that are sent', false, 'PHYSICAL', true, true],
  ['goods that are collected', false, 'PHYSICAL', false, true],
  ['a service', false, 'SERVICE', false, true],
  ['a file', false, 'DIGITAL', false, false],
  ['a gift card', false, 'GIFT_CARD', false, false],
  ['a ticket', true, 'SERVICE', false, false],
] as const)('somebody has to hand over a line: %s', ([, ticket, itemType, shippable, expected]) => {
  expect(needsHand({ ticket, itemType, shippable })).toBe(expected)
})

test.for([
  ['fedex', 'T1', 'https://www.fedex.com/fedextrack/?trknbr=T1'],
  ['Royal Mail', 'A&B', 'https://www.royalmail.com/track-your-item?trackNumber=A%26B'],
  ['canadaPost', '7', 'https://www.canadapost-postescanada.ca/track-reperage/en/details/7'],
  ['a boat', 'T1', undefined],
] as const)('tracking with %s', ([carrier, number, expected]) => {
  expect(trackingLink(carrier, number)).toBe(expected)
})

test.for([
  ['APPROVED', 1n, 'COLLECTABLE'],
  ['APPROVED', 0n, 'NONCOLLECTABLE_ORDER_IS_PAID'],
  ['INITIALIZED', 1n, 'COLLECTABLE'],
  ['PENDING', 1n, 'NONCOLLECTABLE_ORDER_IS_PENDING'],
  ['REJECTED', 1n, 'NONCOLLECTABLE_ORDER_IS_REJECTED'],
  ['CANCELED', 1n, 'NONCOLLECTABLE_ORDER_IS_CANCELLED'],
] as const)('collecting for a %s order that owes %d', ([status, owed, expected]) => {
  expect(collectability(status, owed)).toBe(expected)
})

test.for([
  ['by the payment', 1000n, 0n, 'PAYMENT'],
  ['by hand', 1000n, 1000n, 'BY_HAND'],
  ['a part each way', 1000n, 400n, 'BOTH'],
] as const)('money goes back %s', ([, amount, byHand, way]) => {
  expect(refundWay(amount, byHand)).toBe(way)
})
