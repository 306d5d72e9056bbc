import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleShares, dividedBundles, singlePrice } from './bundle.ts'

const shown = (price: bigint, parts: readonly { price: bigint; count: number }[]) =>
  bundleShares(price, parts).map(({ part, share, count }) => [part, share, count])

test.for([
  [
    'two adults and two children',
    5000n,
    [
      [2000n, 2],
      [1000n, 2],
    ],
    [
      [0, 1667n, 2],
      [1, 833n, 2],
    ],
  ],
  ['four for three', 3000n, [[1000n, 4]], [[0, 750n, 4]]],
  [
    'a price that does not divide',
    1000n,
    [[1000n, 3]],
    [
      [0, 334n, 1],
      [0, 333n, 2],
    ],
  ],
  [
    'kinds that are free alone',
    1001n,
    [
      [0n, 1],
      [0n, 1],
    ],
    [
      [0, 501n, 1],
      [1, 500n, 1],
    ],
  ],
  [
    'a free child with a paying adult',
    1500n,
    [
      [2000n, 1],
      [0n, 1],
    ],
    [
      [0, 1500n, 1],
      [1, 0n, 1],
    ],
  ],
  ['a bundle that is free', 0n, [[1000n, 2]], [[0, 0n, 2]]],
] as const)('shares of a bundle: %s', ([, price, parts, expected]) => {
  expect(
    shown(
      price,
      parts.map(([each, count]) => ({ price: each, count })),
    ),
  ).toEqual(expected)
})

test('shares of a bundle add up to its price, and no ticket is lost', () => {
  const part = fc.record({ price: fc.bigInt({ min: 0n, max: 100_000n }), count: fc.integer({ min: 1, max: 6 }) })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 1_000_000n }),
      fc.array(part, { minLength: 1, maxLength: 4 }),
      (price, parts) => {
        const shares = bundleShares(price, parts)
        expect(shares.reduce((sum, { share, count }) => sum + share * BigInt(count), 0n)).toBe(price)
        for (const [at, { count }] of parts.entries())
          expect(shares.filter((one) => one.part === at).reduce((sum, one) => sum + one.count, 0)).toBe(count)
      },
    ),
  )
})

test('the tickets of a bundle cost the sum of their prices one by one', () => {
  expect(
    singlePrice([
      { price: 2000n, count: 2 },
      { price: 1000n, count: 3 },
    ]),
  ).toBe(7000n)
})

const ticket = (id: string, bundle?: string, voided = false) => ({ id, bundle, voided })

test.for([
  ['all of it', ['a', 'b'], []],
  ['one of two', ['a'], ['x']],
  ['a single ticket', ['s'], []],
  ['the only one that is valid', ['c'], []],
  ['parts of two', ['a', 'e'], ['x', 'z']],
] as const)('bundles that are given back in part: %s', ([, given, expected]) => {
  const tickets = [
    ticket('a', 'x'),
    ticket('b', 'x'),
    ticket('c', 'y'),
    ticket('d', 'y', true),
    ticket('e', 'z'),
    ticket('f', 'z'),
    ticket('s'),
  ]
  expect(dividedBundles(tickets, new Set(given))).toEqual(expected)
})
