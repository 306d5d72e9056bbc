import type { Category } from '@fairground/client/generated/stores.categories.ts'
import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import { dropped, keyed, treeRows } from './tree.ts'

const category = (id: string, index: number, parentId?: string): Category => ({
  id,
  name: id.toUpperCase(),
  slug: id,
  revision: '1',
  visible: true,
  itemCounter: 0,
  createdDate: new Date(0),
  updatedDate: new Date(0),
  parentCategory: { index, ...present({ id: parentId || undefined }) },
  treeReference: { appNamespace: '@wix/stores', treeKey: null },
})
/** `a` over `c` and `d`; `b` beside `a`. */
const rows = treeRows([category('d', 1, 'a'), category('b', 1), category('a', 0), category('c', 0, 'a')])

test('parents stand before their children, each in its place', () => {
  expect(rows.map(({ id, level, place, siblings }) => `${id} ${level} ${place}/${siblings}`)).toEqual([
    ...['a 1 1/2', 'c 2 1/2', 'd 2 2/2', 'b 1 2/2'],
  ])
})

test.for([
  ['before the first', 'b', 'a', 'before', { position: 'FIRST' }],
  ['after a child', 'b', 'c', 'after', { parentCategoryId: 'a', position: 'AFTER', moveAfterCategoryId: 'c' }],
  ['before a later child', 'b', 'd', 'before', { parentCategoryId: 'a', position: 'AFTER', moveAfterCategoryId: 'c' }],
  ['inside', 'b', 'a', 'inside', { parentCategoryId: 'a', position: 'LAST' }],
  ['into itself', 'a', 'a', 'inside', undefined],
  ['below itself', 'a', 'c', 'after', undefined],
] as const)('dropped %s', ([, id, target, where, expected]) => {
  expect(dropped(rows, id, target, where)).toEqual(expected)
})

test.for([
  ['b', 'ArrowUp', { position: 'FIRST' }],
  ['a', 'ArrowUp', undefined],
  ['a', 'ArrowDown', { position: 'AFTER', moveAfterCategoryId: 'b' }],
  ['d', 'ArrowDown', undefined],
  ['b', 'ArrowRight', { parentCategoryId: 'a', position: 'LAST' }],
  ['c', 'ArrowRight', undefined],
  ['d', 'ArrowLeft', { position: 'AFTER', moveAfterCategoryId: 'a' }],
  ['a', 'ArrowLeft', undefined],
  ['d', 'Enter', undefined],
] as const)('%s with %s', ([id, key, expected]) => {
  expect(keyed(rows, id, key)).toEqual(expected)
})
