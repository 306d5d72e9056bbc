import { expect, test } from 'vitest'
import { productSearch } from './product-queries.ts'

test('tab, words, order and page as the wire has them', () => {
  expect(productSearch({ tab: 'hidden', q: 'mug', sort: '-price', page: 3, size: 25 })).toEqual({
    query: {
      filter: {
        $and: [{ visible: false }, { $or: [{ name: { $contains: 'mug' } }, { sku: { $startsWith: 'mug' } }] }],
      },
      sort: [{ fieldName: 'price', order: 'DESC' }],
      paging: { limit: 25, offset: 50 },
    },
  })
})
