import { operationKey } from '@fairground/contract/operation.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import { describe, expect, test } from 'vitest'
import {
  after,
  calm,
  isRefused,
  type Level,
  type Purpose,
  pressureOf,
  purposeOf,
  purposeOfPage,
  SALE_OPERATIONS,
  type Sender,
  type Standing,
} from './overload-rule.ts'

const bounds = { lagMs: 200, queue: 100 }

test.for([
  [0, 0, 0],
  [200, 0, 1],
  [50, 100, 1],
  [100, 400, 4],
  [800, 100, 4],
] as const)('%i ms late and %i waiting are a pressure of %d', ([lagMs, waiting, expected]) => {
  expect(pressureOf({ lagMs, waiting }, bounds)).toBe(expected)
})

const through = (pressures: readonly number[], from: Standing = calm): Level => pressures.reduce(after, from).level
const times = (count: number, pressure: number): number[] => Array(count).fill(pressure)
const at = (level: Level): Standing => ({ level, recent: [] })

test.for([
  ['at the bound nothing is refused', calm, times(30, 1), 0],
  ['two samples above it are not enough', calm, [1.1, 1.1], 0],
  ['one long task is no overload', calm, [0, 9, 0, 9, 9, 0, 9], 0],
  ['three above the bound', calm, [0, 1.1, 1.1, 1.1], 1],
  ['three above twice the bound', calm, times(3, 2.1), 2],
  ['three above four times the bound', calm, times(3, 4.1), 3],
  ['as high as the least of the three', calm, [9, 1.5, 9], 1],
  ['up from a level', at(1), times(3, 4.1), 3],
  ['a level stands while it is a little below its bound', at(1), times(50, 0.6), 1],
  ['nine samples far below are not enough', at(1), times(9, 0), 1],
  ['one above in between begins it again', at(1), [...times(9, 0), 0.6, ...times(9, 0)], 1],
  ['ten far below', at(1), times(10, 0.4), 0],
  ['down by one level at a time', at(3), times(10, 0), 2],
  ['down to nothing', at(3), times(30, 0), 0],
  ['level 2 is left below the bound', at(2), times(10, 0.9), 1],
] as const)('%s', ([, from, pressures, expected]) => {
  expect(through(pressures, from)).toBe(expected)
})

describe('refusals by caller and level', () => {
  const senders: readonly Sender[] = ['passerBy', 'member', 'apiKey', 'staff']
  test.for([
    [0, 'read', []],
    [0, 'change', []],
    [1, 'read', ['passerBy']],
    [1, 'change', []],
    [2, 'read', ['passerBy', 'member']],
    [2, 'change', []],
    [3, 'read', ['passerBy', 'member', 'apiKey']],
    [3, 'change', ['passerBy', 'member', 'apiKey']],
    [1, 'sale', []],
    [2, 'sale', []],
    [3, 'sale', []],
  ] as readonly [Level, Purpose, readonly Sender[]][])('at level %i a %s of %j', ([level, purpose, refused]) => {
    expect(senders.filter((sender) => isRefused(level, purpose, sender))).toEqual(refused)
  })
})

describe('purposes of operations', () => {
  const known = new Map(allOperations.map((operation) => [operationKey(operation), operation]))

  test.for([
    ['ecom.checkout.createCheckout', 'sale'],
    ['ecom.checkout.createOrder', 'sale'],
    ['fairground.payments.payOrder', 'sale'],
    ['events.ticket-reservations.createTicketReservation', 'sale'],
    ['events.tickets.checkInTickets', 'sale'],
    ['stores.products-v-3.queryProducts', 'read'],
    ['events.wix-events-v-2.queryEvents', 'read'],
    ['stores.brands-v-3.countBrands', 'read'],
    ['events.orders.queryAvailableTickets', 'read'],
    ['sdk.core.graphql', 'read'],
    ['stores.brands-v-3.getOrCreateBrand', 'change'],
    ['stores.brands-v-3.bulkGetOrCreateBrands', 'change'],
    ['ecom.current-cart.addToCurrentCart', 'change'],
    ['ecom.current-cart.deleteCurrentCart', 'change'],
    ['identity.authentication.loginV2', 'change'],
  ] as const)('%s: %s', ([key, expected]) => {
    expect(purposeOf(known.get(key)!)).toBe(expected)
  })

  test('every operation that is listed as part of a sale is one of the contract', () => {
    expect(SALE_OPERATIONS.filter((key) => !known.has(key))).toEqual([])
  })
})

test.for([
  ['src/shop/page.tsx', false, 'read'],
  ['src/product/page.tsx', true, 'change'],
  ['src/cart/page.tsx', false, 'sale'],
  ['src/ticket-checkout/page.tsx', true, 'sale'],
  ['src/account/page.tsx', false, 'read'],
] as const)('the page %s, posted to %s: %s', ([source, isPost, expected]) => {
  expect(purposeOfPage(source, isPost)).toBe(expected)
})
