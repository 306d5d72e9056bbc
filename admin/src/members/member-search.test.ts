import { expect, test } from 'vitest'
import { memberSearch } from './member-search.ts'

test('tab, words, order and page as the wire has them', () => {
  expect(memberSearch({ tab: 'waiting', q: 'ines', sort: '-createdDate', page: 3, size: 25 })).toEqual({
    query: {
      filter: { status: 'PENDING' },
      sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: 25, offset: 50 },
    },
    search: { expression: 'ines' },
    fieldsets: ['FULL'],
  })
})

test('everybody, in the server’s own order', () => {
  expect(memberSearch({})).toEqual({
    query: { filter: {}, paging: { limit: 50, offset: 0 } },
    fieldsets: ['FULL'],
  })
})
