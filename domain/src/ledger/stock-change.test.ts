import { expect, test } from 'vitest'
import { changedStock, type ItemStock, itemAvailability, type StockChange } from './stock-change.ts'

const plain: ItemStock = {
  quantity: 5n,
  inStock: true,
  preorder: { enabled: false, message: null, limit: null, sold: 0n },
}
const pre = (limit: bigint | null, sold: bigint) => ({ enabled: true, message: 'Ships in May', limit, sold })

const changes: readonly (readonly [string, Partial<ItemStock>, StockChange, Partial<ItemStock> | string])[] = [
  ['a quantity is set', {}, { quantity: 9n }, { quantity: 9n }],
  ['a quantity begins the count', { quantity: null }, { quantity: 0n }, { quantity: 0n }],
  ['a quantity counts, whatever the switch', {}, { quantity: 3n, inStock: false }, { quantity: 3n, inStock: true }],
  ['the switch ends the count', {}, { inStock: false }, { quantity: null, inStock: false }],
  ['nothing is set below nothing', {}, { quantity: -1n }, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING'],
  ['a debt may shrink', { quantity: -5n }, { quantity: -2n }, { quantity: -2n }],
  ['a debt does not grow', { quantity: -5n }, { quantity: -6n }, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING'],
  ['units are added', {}, { delta: 4n }, { quantity: 9n }],
  ['units are taken', {}, { delta: -5n }, { quantity: 0n }],
  ['no more than there are', {}, { delta: -6n }, 'INSUFFICIENT_INVENTORY'],
  ['unless units may be owed', {}, { delta: -6n, mayOwe: true }, { quantity: -1n }],
  ['a debt is paid in part', { quantity: -5n }, { delta: 2n }, { quantity: -3n }],
  ['down to the least', {}, { delta: -106n, mayOwe: true }, 'MIN_QUANTITY_LIMIT_REACHED'],
  ['up to the most', {}, { delta: 96n }, 'MAX_QUANTITY_LIMIT_REACHED'],
  ['only what is counted', { quantity: null }, { delta: 1n }, 'INVENTORY_QUANTITY_NOT_TRACKED'],
  [
    'a pre-order leaves the stock',
    { preorder: pre(3n, 1n) },
    { delta: -2n, preordered: true },
    { quantity: 5n, preorder: pre(3n, 3n) },
  ],
  ['up to the limit', { preorder: pre(3n, 1n) }, { delta: -3n, preordered: true }, 'INSUFFICIENT_INVENTORY'],
  [
    'without a limit, any',
    { preorder: pre(null, 1n) },
    { delta: -99n, preordered: true },
    { preorder: pre(null, 100n) },
  ],
  ['where they are allowed', {}, { delta: -1n, preordered: true }, 'PRE_ORDER_VALIDATION'],
  ['a limit below what is sold', { preorder: pre(9n, 4n) }, { preorder: { limit: 3n } }, 'PRE_ORDER_VALIDATION'],
  [
    'a limit needs a count',
    { quantity: null },
    { preorder: { enabled: true, limit: 3n } },
    'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
  ],
  [
    'the limit goes with the count',
    { preorder: pre(3n, 1n) },
    { inStock: true },
    { quantity: null, preorder: pre(null, 1n) },
  ],
]

test.for(changes)('%s', ([, before, change, expected]) => {
  const decided = changedStock({ ...plain, ...before }, change, 100n)
  if (typeof expected === 'string') expect(decided).toMatchObject({ ok: false, refusal: { code: expected } })
  else expect(decided).toMatchObject({ ok: true, stock: expected })
})

test.for([
  ['on the shelf', plain, 'IN_STOCK'],
  ['sold out', { ...plain, quantity: 0n }, 'OUT_OF_STOCK'],
  ['sold out, sold ahead', { ...plain, quantity: 0n, preorder: pre(3n, 2n) }, 'PREORDER'],
  ['sold out ahead, too', { ...plain, quantity: 0n, preorder: pre(3n, 3n) }, 'OUT_OF_STOCK'],
  ['the shelf comes first', { ...plain, preorder: pre(3n, 2n) }, 'IN_STOCK'],
  ['switched off, sold ahead', { ...plain, quantity: null, inStock: false, preorder: pre(null, 7n) }, 'PREORDER'],
] as const)('availability: %s', ([, stock, status]) => {
  expect(itemAvailability(stock)).toBe(status)
})
