import { expect, test } from 'vitest'
import { depositOf } from './deposit.ts'

test.for([
  ['no rule', undefined, 1000n, undefined],
  ['a share', { rate: 250_000n }, 1000n, 250n],
  ['a share that is rounded half up', { rate: 333_333n }, 1001n, 334n],
  ['an amount', { amount: 300n }, 1000n, 300n],
  ['an amount that is the whole price', { amount: 1000n }, 1000n, undefined],
  ['an amount above a price that was lowered', { amount: 1000n }, 900n, undefined],
  ['a share of nothing', { rate: 250_000n }, 0n, undefined],
  ['a share too small to be an amount', { rate: 100n }, 10n, undefined],
] as const)('a deposit by %s', ([, rule, price, expected]) => {
  expect(depositOf(rule, price)).toBe(expected)
})
