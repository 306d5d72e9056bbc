import type { PaymentRefundability } from '@fairground/client/generated/ecom.order-billing.ts'
import { expect, test } from 'vitest'
import { partsOf } from './refund-request.ts'

const price = (amount: string) => ({ amount, formattedAmount: amount })
const payment = (paymentId: string, maxRefund: string, byHand = false): PaymentRefundability => ({
  ...(byHand ? { manuallyRefundable: { reason: 'OFFLINE' } } : { refundable: true }),
  payment: {
    paymentId,
    offlinePayment: byHand,
    monetary: {
      paid: price(maxRefund),
      refunded: price('0.00'),
      refundPending: price('0.00'),
      maxRefund: price(maxRefund),
    },
  },
})
const payments = [payment('a', '10.00'), payment('b', '0.00'), payment('c', '5.00', true)]

test.for([
  ['of the first', 400n, [['a', '4.00', false]]],
  [
    'of two',
    1200n,
    [
      ['a', '10.00', false],
      ['c', '2.00', true],
    ],
  ],
  [
    'all',
    1500n,
    [
      ['a', '10.00', false],
      ['c', '5.00', true],
    ],
  ],
  ['more than there is', 1501n, undefined],
  ['nothing', 0n, undefined],
] as const)('an amount is taken: %s', ([, amount, expected]) => {
  const parts = partsOf({ payments }, amount, 'GBP')
  expect(parts?.map((part) => [part.paymentId, part.amount.amount, part.externalRefund])).toEqual(expected)
})
