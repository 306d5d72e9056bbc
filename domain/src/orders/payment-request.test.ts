import { expect, test } from 'vitest'
import { payableOf, paymentRequestState } from './payment-request.ts'

const noon = new Date('2026-12-01T12:00:00Z')
const before = new Date(noon.getTime() - 1)
const after = new Date(noon.getTime() + 1)
const open = { paidAt: null, voidedAt: null, expiresAt: null, amount: 40n, owed: 40n }

test.for([
  ['nothing happened', {}, 'UNPAID'],
  ['it was paid', { paidAt: before }, 'PAID'],
  ['it was paid and taken back', { paidAt: before, voidedAt: before }, 'PAID'],
  ['it was paid too late', { paidAt: noon, expiresAt: before }, 'PAID'],
  ['it was taken back', { voidedAt: before, expiresAt: after }, 'VOIDED'],
  ['it expires later', { expiresAt: after }, 'UNPAID'],
  ['it expires exactly now', { expiresAt: noon }, 'EXPIRED'],
  ['its order is paid', { owed: 0n }, 'NOT_OWED'],
  ['less is owed by now', { owed: 39n }, 'NOT_OWED'],
  ['it is no part of what is owed', { owed: null }, 'UNPAID'],
  ['it paid its order', { paidAt: before, owed: 0n }, 'PAID'],
  ['it expired, and its order is paid', { expiresAt: noon, owed: 0n }, 'EXPIRED'],
] as const)('a request where %s', ([, change, state]) => {
  expect(paymentRequestState({ ...open, ...change }, noon)).toBe(state)
})

test.for([
  ['nothing is under way', { balance: 100n, authorized: 0n, pending: 0n }, 100n],
  ['some is under way', { balance: 100n, authorized: 30n, pending: 40n }, 30n],
  ['more is under way than is owed', { balance: 50n, authorized: 0n, pending: 60n }, 0n],
] as const)('a payable amount is left where %s', ([, owed, payable]) => {
  expect(payableOf(owed)).toBe(payable)
})
