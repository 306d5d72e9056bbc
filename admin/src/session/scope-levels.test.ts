import { expect, test } from 'vitest'
import { changedAreas, grantableLevels, levelsOf, noLevels, scopesOf, scopeWords } from './scope-levels.ts'

test('the chosen levels are the requested scopes', () => {
  expect(scopesOf({ ...noLevels, orders: 'read', events: 'write' })).toEqual(['orders.read', 'events.write'])
  expect(scopesOf(noLevels)).toEqual([])
})

test.for([
  ['a user who may write', ['orders.write'], ['none', 'read', 'write']],
  ['a user who may read', ['orders.read'], ['none', 'read']],
  ['a user who may neither', ['events.write'], ['none']],
] as const)('%s gives that and less', ([, held, levels]) => {
  expect(grantableLevels(held, 'orders')).toEqual(levels)
})

test.for([
  [['orders.read'], 'Orders and payments (read)'],
  [['orders.read', 'orders.write', 'guests.read'], 'Orders and payments (write) · Guests and check-in (read)'],
  [[], 'Nothing'],
] as const)('%o in words', ([scopes, words]) => {
  expect(scopeWords(scopes)).toBe(words)
})

test('every area for writing is everything', () => {
  const all = scopesOf(Object.fromEntries(Object.keys(noLevels).map((area) => [area, 'write'])) as typeof noLevels)
  expect(scopeWords(all)).toBe('Everything')
})

test('scopes come to levels and back; writing includes reading', () => {
  expect(levelsOf(['orders.read', 'events.read', 'events.write'])).toEqual({
    ...noLevels,
    orders: 'read',
    events: 'write',
  })
  expect(scopesOf(levelsOf(['members.write', 'carts.read']))).toEqual(['carts.read', 'members.write'])
})

test('changed areas are those whose level differs', () => {
  expect(changedAreas({ ...noLevels, orders: 'read' }, { ...noLevels, orders: 'write', guests: 'none' })).toEqual([
    'orders',
  ])
})
