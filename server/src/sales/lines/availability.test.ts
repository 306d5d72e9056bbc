import { expect, test } from 'vitest'
import { ApiError } from '../../ground/api-error.ts'
import type { Sellable } from '../sellables/sellable.ts'
import { assertObtainable, assertOnSale, availabilityOf } from './availability.ts'
import type { ResolvedLine } from './resolve-lines.ts'

const mug: Sellable = {
  kind: 'product',
  reference: { appId: 'shop', catalogItemId: 'mug' },
  name: 'Mug',
  itemType: 'PHYSICAL',
  descriptionLines: [],
  price: 900n,
  fullPrice: 900n,
  taxable: true,
  feeRateBp: 0,
  draws: [{ poolId: 'pool', perUnit: 1 }],
  quantityAvailable: 3,
  maxPerOrder: null,
}
const ticket = { eventId: 'e', ticketDefinitionId: 't', eventTitle: 'Concert', ticketName: 'Seat' }
const resolved = (change: Partial<Sellable>, quantity: number, id = 'line'): ResolvedLine => ({
  line: { id, reference: mug.reference, quantity, seen: { name: 'Mug', price: '900', itemType: 'PHYSICAL' } },
  sellable: { ...mug, ...change },
})

test.for([
  ['enough', {}, 3, { status: 'AVAILABLE', quantityAvailable: 3 }],
  ['some', {}, 4, { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 3 }],
  ['none', { quantityAvailable: 0 }, 1, { status: 'NOT_AVAILABLE', quantityAvailable: 0 }],
  ['oversold by the operator', { quantityAvailable: -2 }, 1, { status: 'NOT_AVAILABLE', quantityAvailable: 0 }],
  ['not counted', { quantityAvailable: null }, 100_000, { status: 'AVAILABLE' }],
  ['sale over', { unavailable: { code: 'SALE_CLOSED' } }, 1, { status: 'NOT_AVAILABLE', quantityAvailable: 3 }],
  [
    'gone from the catalogue',
    { quantityAvailable: 0, unavailable: { code: 'ITEM_NOT_FOUND_IN_CATALOG' } },
    1,
    { status: 'NOT_FOUND', quantityAvailable: 0 },
  ],
] as const)('%s', ([, change, quantity, expected]) => {
  expect(availabilityOf(resolved(change, quantity))).toEqual(expected)
})

test.for([
  [
    'goods',
    {},
    4,
    'INSUFFICIENT_INVENTORY',
    { lineItems: [{ lineItemId: 'line', name: 'Mug', quantityAvailable: 3 }] },
  ],
  ['tickets', { ticket }, 4, 'NOT_ENOUGH_TICKETS', { lineItems: [{ quantityAvailable: 3 }] }],
  ['more than one order may hold', { ticket, maxPerOrder: 2 }, 3, 'TICKET_LIMIT_PER_ORDER', { limit: 2 }],
  ['sale closed', { unavailable: { code: 'SALE_CLOSED' } }, 1, 'SALE_CLOSED', {}],
] as const)('asking for too much is refused: %s', ([, change, quantity, code, data]) => {
  const lines = [resolved(change, quantity)]
  const refusal = (() => {
    try {
      assertObtainable(lines, new Set(['line']))
    } catch (error) {
      return error
    }
  })() as ApiError
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal.code).toBe(code)
  expect(refusal.data).toMatchObject(data)
})

test('a refusal names every line that is short, those that are sold out too', () => {
  const gone = { quantityAvailable: 0, draws: [], unavailable: { code: 'INSUFFICIENT_INVENTORY' } } as const
  const lines = [
    resolved({ ...gone, name: 'Print', variant: 'A3' }, 1, 'gone'),
    resolved({}, 1, 'enough'),
    resolved({ ticket, draws: [], quantityAvailable: 2 }, 3, 'short'),
  ]
  const short = [
    { lineItemId: 'gone', catalogItemId: 'mug', name: 'Print (A3)', quantityAvailable: 0 },
    { lineItemId: 'short', catalogItemId: 'mug', name: 'Mug', quantityAvailable: 2 },
  ]
  const refusal = (check: () => void) => {
    try {
      check()
    } catch (error) {
      return error
    }
  }
  const expected = { code: 'NOT_ENOUGH_TICKETS', data: { lineItems: short } }
  expect(refusal(() => assertOnSale(lines))).toMatchObject(expected)
  expect(refusal(() => assertObtainable(lines, new Set(['gone', 'enough', 'short'])))).toMatchObject(expected)
})

test('lines that draw on one pool count together', () => {
  const lines = [resolved({}, 2, 'a'), resolved({}, 2, 'b')]
  expect(() => assertObtainable(lines, new Set(['b']))).toThrow('INSUFFICIENT_INVENTORY')
  expect(() => assertObtainable(lines.slice(0, 1), new Set(['a']))).not.toThrow()
})

test('a ticket’s limit holds over its lines with different prices', () => {
  const lines = [resolved({ ticket, maxPerOrder: 3 }, 2, 'adult'), resolved({ ticket, maxPerOrder: 3 }, 2, 'child')]
  expect(() => assertObtainable(lines, new Set(['child']))).toThrow('TICKET_LIMIT_PER_ORDER')
})

test('a line that has fallen short does not stop another from being added', () => {
  const lines = [resolved({ quantityAvailable: 0, draws: [] }, 2, 'short'), resolved({}, 1, 'fine')]
  expect(() => assertObtainable(lines, new Set(['fine']))).not.toThrow()
})
