import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import { collectionRows } from './collection-rows.ts'

const collection = (slug: string, parent?: string) => ({
  id: slug,
  name: slug,
  slug,
  ...present({ parent: parent || undefined }),
})
const tree = [
  collection('home'),
  collection('kitchen', 'home'),
  collection('mugs', 'kitchen'),
  collection('lamps', 'home'),
  collection('garden'),
  collection('seeds', 'garden'),
  collection('orphan', 'hidden'),
]
const rows = (current?: string) =>
  collectionRows(tree, current).map((row) => row.map(({ slug, here }) => (here ? `${slug}: ${here}` : slug)))

test.for([
  [undefined, [['home', 'garden', 'orphan']]],
  ['nowhere', [['home', 'garden', 'orphan']]],
  [
    'home',
    [
      ['home: page', 'garden', 'orphan'],
      ['kitchen', 'lamps'],
    ],
  ],
  ['kitchen', [['home: above', 'garden', 'orphan'], ['kitchen: page', 'lamps'], ['mugs']]],
  ['seeds', [['home', 'garden: above', 'orphan'], ['seeds: page']]],
] as const)('the rows at %s', ([current, expected]) => {
  expect(rows(current)).toEqual(expected)
})

test('collections that are part of each other end', () => {
  expect(collectionRows([collection('a', 'b'), collection('b', 'a')], 'a')).toHaveLength(2)
})
