import { expect, test } from 'vitest'
import { matching, orderSearch } from './order-search.ts'

test.for([
  ['a number', '10248', { number: '10248' }],
  ['a number as it is written', '#10248', { number: '10248' }],
  ['an address', 'Ines@Example.org', { 'buyerInfo.email': { $contains: 'ines@example.org' } }],
] as const)('%s', ([, q, filter]) => {
  expect(matching(q)).toEqual(filter)
})

test.for(['FG-10248', '2026/10248', 'Fair 10248', 'FG10248'])(
  'the search for %s finds an order behind its prefix, or a word',
  (q) => {
    const { $or } = matching(q) as { $or: unknown[] }
    expect($or[0]).toEqual({ number: '10248' })
    expect(JSON.stringify($or[1])).toContain('buyerInfo.email')
  },
)

test('every word of a name must be found', () => {
  const { $and } = matching('Ines  Carvalho') as { $and: { $or: unknown[] }[] }
  expect($and).toHaveLength(2)
  expect($and[1]?.$or).toContainEqual({ 'billingInfo.contactDetails.lastName': { $contains: 'Carvalho' } })
})

test('a tab and words apply together', () => {
  expect(orderSearch({ tab: 'canceled', q: '7', sort: '-number', size: 25 })).toEqual({
    search: {
      filter: { $and: [{ archived: false, status: 'CANCELED' }, { number: '7' }] },
      sort: [{ fieldName: 'number', order: 'DESC' }],
      cursorPaging: { limit: 25 },
    },
  })
})

test('orders at a payment page are left out of all orders, and those with a reserved amount are not', () => {
  const { filter } = orderSearch({ tab: 'all', q: '7' }).search ?? {}
  expect(filter).toEqual({
    $and: [
      { archived: false, $or: [{ status: { $ne: 'INITIALIZED' } }, { paymentStatus: 'PENDING_MERCHANT' }] },
      { number: '7' },
    ],
  })
})

test('a cursor stands alone', () => {
  expect(orderSearch({ tab: 'work', q: 'ines', sort: 'number', cursor: 'c', size: 50 })).toEqual({
    search: { cursorPaging: { cursor: 'c', limit: 50 } },
  })
})
