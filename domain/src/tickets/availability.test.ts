import { expect, test } from 'vitest'
import { availability } from './availability.ts'

const noon = new Date('2030-06-01T12:00:00Z')
const eleven = new Date('2030-06-01T11:00:00Z')
const one = new Date('2030-06-01T13:00:00Z')
const sale = { opensAt: null, closesAt: null, capacity: 100, sold: 0, held: 0 }

test.for([
  ['nothing sold', {}, { kind: 'onSale', left: 100 }],
  ['some sold, some held', { sold: 30, held: 20 }, { kind: 'onSale', left: 50 }],
  ['unlimited', { capacity: null, sold: 1e6 }, { kind: 'onSale', left: null }],
  ['last one held by others', { sold: 99, held: 1 }, { kind: 'soldOut', held: 1 }],
  ['oversold by the organiser', { sold: 101 }, { kind: 'soldOut', held: 0 }],
  ['none to sell', { capacity: 0 }, { kind: 'soldOut', held: 0 }],
  ['opens later', { opensAt: one }, { kind: 'scheduled', opensAt: one }],
  ['opens exactly now', { opensAt: noon }, { kind: 'onSale', left: 100 }],
  ['closes later', { closesAt: one }, { kind: 'onSale', left: 100 }],
  ['closes exactly now', { closesAt: noon }, { kind: 'closed' }],
  ['closed, and sold out', { closesAt: eleven, sold: 100 }, { kind: 'closed' }],
  ['scheduled, and sold out', { opensAt: one, sold: 100 }, { kind: 'scheduled', opensAt: one }],
] as const)('%s', ([, change, expected]) => {
  expect(availability({ ...sale, ...change }, noon)).toEqual(expected)
})
