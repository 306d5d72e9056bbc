import { expect, test } from 'vitest'
import { eventRefund, type PaymentLeft } from './event-refund.ts'

const line = (id: string, eventId: string | null, more: { quantity?: number; given?: number; fee?: bigint } = {}) => {
  const { quantity = 2, given = 0, fee = 50n } = more
  return { id, eventId, quantity, given, listed: 2000n, discount: 0n, tax: 0n, fee, total: 2000n + fee }
}
const tip = { id: 'tip', tax: 0n, total: 300n, given: 0n }
const card = (left: bigint): PaymentLeft => ({ id: 'card', left, by: 'PROVIDER' })
const cash = (left: bigint): PaymentLeft => ({ id: 'cash', left, by: 'HAND' })
const part = (paymentId: string, amount: bigint) => ({ paymentId, amount })

test('an order of nothing else goes back with its fees and its tip', () => {
  expect(eventRefund({ lines: [line('a', 'e')], shipping: null, fees: [tip] }, 'e', [card(2350n)])).toEqual({
    lineItems: [{ lineItemId: 'a', quantity: 2 }],
    shipping: null,
    fees: ['tip'],
    byProvider: [part('card', 2350n)],
    byHand: [],
  })
})

test.for([
  ['goods beside the tickets stay, and so does the tip', [line('a', 'e'), line('b', null)], [card(4350n)], 2050n, 0n],
  ['tickets of another event stay', [line('a', 'e'), line('b', 'f')], [card(4100n)], 2050n, 0n],
  ['units that were refunded are left out', [line('a', 'e', { given: 1 }), line('b', null)], [card(3000n)], 1025n, 0n],
  ['no more goes back than is left of the payments', [line('a', 'e'), line('b', null)], [card(700n)], 700n, 0n],
  ['what no provider has goes back by hand', [line('a', 'e'), line('b', null)], [cash(900n), card(1500n)], 1500n, 550n],
  ['nothing goes back twice', [line('a', 'e', { given: 2 }), line('b', null)], [card(2000n)], 0n, 0n],
] as const)('%s', ([, lines, payments, byProvider, byHand]) => {
  const refund = eventRefund({ lines, shipping: null, fees: [tip] }, 'e', payments)
  const sum = (parts: readonly { amount: bigint }[]) => parts.reduce((all, { amount }) => all + amount, 0n)
  expect([sum(refund.byProvider), sum(refund.byHand)]).toEqual([byProvider, byHand])
  expect(refund.fees).toEqual([])
})
