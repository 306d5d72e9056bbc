import { expect, test } from 'vitest'
import { staleQueries } from './stale-queries.ts'

test.for([
  ['nothing', [], []],
  ['an order', ['order'], [['orders'], ['tickets'], ['products'], ['inventory'], ['coupons']]],
  [
    'a payment and its order, once',
    ['payment', 'order'],
    [['orders'], ['tickets'], ['products'], ['inventory'], ['coupons']],
  ],
  ['settings of the site', ['site'], [['settings'], ['taxes'], ['delivery']]],
  ['an entity that no page shows', ['cart'], []],
] as const)('%s', ([, entities, keys]) => {
  expect(staleQueries(entities.map((entity) => ({ entity })))).toEqual(keys)
})
