import { expect, test } from 'vitest'
import { discountOf } from './compare-at.ts'

const listed = (...pairs: [price: bigint, compareAt: bigint | null][]) =>
  pairs.map(([price, compareAt]) => ({ price, compareAt }))
const none = { type: 'NONE', value: 0n }

test.for([
  ['no compare-at price', listed([500n, null]), none, [500n], [null]],
  ['a compare-at price below the price', listed([500n, 400n]), none, [500n], [null]],
  ['one price', listed([5999n, 7500n]), { type: 'AMOUNT', value: 1501n }, [7500n], [null]],
  [
    'the same amount off',
    listed([800n, 1000n], [1800n, 2000n]),
    { type: 'AMOUNT', value: 200n },
    [1000n, 2000n],
    [null, null],
  ],
  [
    'the same percentage off',
    listed([800n, 1000n], [1600n, 2000n]),
    { type: 'PERCENT', value: 200_000n },
    [1000n, 2000n],
    [null, null],
  ],
  ['only some struck through', listed([800n, 1000n], [2000n, null]), none, [1000n, 2000n], [800n, null]],
  ['nothing in common', listed([800n, 1000n], [1999n, 2000n]), none, [1000n, 2000n], [800n, 1999n]],
  [
    'free of charge',
    listed([0n, 1000n], [0n, 2000n]),
    { type: 'PERCENT', value: 1_000_000n },
    [1000n, 2000n],
    [null, null],
  ],
] as const)('%s', ([, prices, discount, full, sale]) => {
  expect(discountOf(prices)).toEqual({ discount, full, sale })
})
