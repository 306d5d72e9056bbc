import { expect, test } from 'vitest'
import { nextSort, readChoice, sortingOf } from './list-choice.ts'

const tabs = ['all', 'work'] as const

test.for([
  ['', { tab: 'all', page: 1, size: 50 }],
  [
    '?tab=work&q=%20ines%20&sort=-number&size=100&page=3',
    { tab: 'work', q: 'ines', sort: '-number', size: 100, page: 3 },
  ],
  ['?tab=nonsense&size=7&page=-1&sort=drop%20table', { tab: 'all', page: 1, size: 50 }],
  ['?cursor=a.b', { tab: 'all', cursor: 'a.b', page: 1, size: 50 }],
] as const)('%s', ([search, choice]) => {
  expect(readChoice(search, tabs)).toEqual(choice)
})

test('a column sorts one way, then the other, then not at all', () => {
  const first = nextSort('name', undefined)
  const second = nextSort('name', first)
  expect([first, second, nextSort('name', second), nextSort('createdDate', 'name', 'DESC')]).toEqual([
    'name',
    '-name',
    undefined,
    '-createdDate',
  ])
})

test('a choice of order becomes the sorting of the wire', () => {
  expect([sortingOf('-createdDate'), sortingOf('name'), sortingOf(undefined)]).toEqual([
    [{ fieldName: 'createdDate', order: 'DESC' }],
    [{ fieldName: 'name', order: 'ASC' }],
    undefined,
  ])
})
