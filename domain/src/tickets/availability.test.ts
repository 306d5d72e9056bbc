import { expect, test } from 'vitest'
import { availability } from './availability.ts'

const noon = new Date('2030-06-01T12:00:00Z')
const eleven = new Date('2030-06-01T11:00:00Z')
const one = new Date('2030-06-01T13:00:00Z')
const sale = { opensAt: null, closesAt: null, capacity: 100, taken: 0 }

test.for([
  ['nothing sold', {}, { kind: 'onSale', left: 100 }],
  ['some taken', { taken: 50 }, { kind: 'onSale', left: 50 }],
  ['unlimited', { capacity: null, taken: 1e6 }, { kind: 'onSale', left: null }],
  ['last one taken', { taken: 100 }, { kind: 'soldOut' }],
  ['oversold by the organiser', { taken: 101 }, { kind: 'soldOut' }],
  ['none to sell', { capacity: 0 }, { kind: 'soldOut' }],
  ['opens later', { opensAt: one }, { kind: 'scheduled', opensAt: one }],
  ['opens exactly now', { opensAt: noon }, { kind: 'onSale', left: 100 }],
  ['closes later', { closesAt: one }, { kind: 'onSale', left: 100 }],
  ['closes exactly now', { closesAt: noon }, { kind: 'closed' }],
  ['closed, and sold out', { closesAt: eleven, taken: 100 }, { kind: 'closed' }],
  ['scheduled, and sold out', { opensAt: one, taken: 100 }, { kind: 'scheduled', opensAt: one }],
] as const)('%s', ([, change, expected]) => {
  expect(availability({ ...sale, ...change }, noon)).toEqual(expected)
})
