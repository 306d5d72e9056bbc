import { expect, test } from 'vitest'
import { COUPON_TABS } from '../paths.ts'
import { couponSearch } from './coupon-search.ts'

const now = new Date(1_798_761_600_000)

test('words are looked for in name and code, within the state', () => {
  const { query } = couponSearch({ tab: 'off', q: 'sum', sort: '-numberOfUsages', page: 3, size: 25 }, now)
  expect({ ...query, filter: JSON.parse(query?.filter ?? '') }).toEqual({
    filter: {
      'specification.active': false,
      $and: [{ $or: [{ 'specification.name': { $contains: 'sum' } }, { 'specification.code': { $contains: 'sum' } }] }],
    },
    sort: '{"numberOfUsages":"desc"}',
    paging: { limit: 25, offset: 50 },
  })
})

test('a coupon is scheduled before it begins, then active until it is used up', () => {
  const filterOf = (tab: (typeof COUPON_TABS)[number]) => JSON.parse(couponSearch({ tab }, now).query?.filter ?? '')
  expect(COUPON_TABS.map(filterOf)).toMatchInlineSnapshot(`
    [
      {},
      {
        "$or": [
          {
            "specification.startTime": null,
          },
          {
            "specification.startTime": {
              "$lte": "1798761600000",
            },
          },
        ],
        "expired": false,
        "specification.active": true,
        "usedUp": false,
      },
      {
        "expired": false,
        "specification.active": true,
        "specification.startTime": {
          "$gt": "1798761600000",
        },
      },
      {
        "$or": [
          {
            "specification.startTime": null,
          },
          {
            "specification.startTime": {
              "$lte": "1798761600000",
            },
          },
        ],
        "expired": false,
        "specification.active": true,
        "usedUp": true,
      },
      {
        "expired": true,
        "specification.active": true,
      },
      {
        "specification.active": false,
      },
    ]
  `)
})
