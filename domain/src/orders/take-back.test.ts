import { expect, test } from 'vitest'
import { canTakeBack } from './take-back.ts'

const waiting = { status: 'INITIALIZED', paid: 0n, isOnline: true, isTakenBack: false, isCartCurrency: true } as const

test.for([
  ['waits for its payment', {}, true],
  ['waits for a decision', { status: 'PENDING' }, true],
  ['ran out of time', { status: 'CANCELED' }, true],
  ['was paid in part', { paid: 1n }, false],
  ['stands', { status: 'APPROVED' }, false],
  ['was rejected', { status: 'REJECTED' }, false],
  ['was to be paid outside and is cancelled', { status: 'CANCELED', isOnline: false }, false],
  ['was cancelled after it was paid', { status: 'CANCELED', paid: 2000n }, false],
  ['is in a currency that no cart has', { isCartCurrency: false }, false],
  ['was taken back already', { status: 'CANCELED', isTakenBack: true }, false],
] as const)('an order that %s: whether it goes back to the cart', ([, change, expected]) => {
  expect(canTakeBack({ ...waiting, ...change })).toBe(expected)
})
