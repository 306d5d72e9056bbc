import { expect, test } from 'vitest'
import { payableOf, paymentRequestState } from './payment-request.ts'

const noon = new Date('2026-12-01T12:00:00Z')
const before = new Date(noon.getTime() - 1)
const after = new Date(noon.getTime() + 1)
const open = { paidAt: null, voidedAt: null, expiresAt: null }

test.for([
  ['nothing happened', {}, 'UNPAID'],
  ['it was paid', { paidAt: before }, 'PAID'],
  ['it was paid and taken back', { paidAt: before, voidedAt: before }, 'PAID'],
  ['it was paid too late', { paidAt: noon, expiresAt: before }, 'PAID'],
  ['it was taken back', { voidedAt: before, expiresAt: after }, 'VOIDED'],
  ['it expires later', { expiresAt: after }, 'UNPAID'],
  ['it expires exactly now', { expiresAt: noon }, 'EXPIRED'],
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
