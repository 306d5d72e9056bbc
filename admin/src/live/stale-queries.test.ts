import { expect, test } from 'vitest'
import { staleQueries } from './stale-queries.ts'

const ORDER = [['orders'], ['tickets'], ['guests'], ['events'], ['products'], ['inventory'], ['coupons']]

test.for([
  ['nothing', [], []],
  ['an order', ['order'], ORDER],
  ['a payment and its order, once', ['payment', 'order'], ORDER],
  ['settings of the site', ['site'], [['settings'], ['taxes'], ['delivery']]],
  ['an entity that no page shows', ['cart'], []],
] as const)('%s', ([, entities, keys]) => {
  expect(staleQueries(entities.map((entity) => ({ entity })))).toEqual(keys)
})
