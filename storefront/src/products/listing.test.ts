import { expect, test } from 'vitest'
import type { Shop } from '../shop.ts'
import { mug } from '../testing/fake-api.ts'
import { cardsOf } from './listing.ts'

test('cards are requested a hundred at a time, and stand in the order of the ids', async () => {
  const limits: number[] = []
  const shop = {
    site: { locale: 'en-GB', origin: 'https://fair.example' },
    tag: () => {},
    client: () => ({
      productsV3: {
        queryProducts: async ({
          query,
        }: {
          query: { filter: { id: { $in: string[] } }; cursorPaging: { limit: number } }
        }) => {
          limits.push(query.cursorPaging.limit)
          return {
            products: query.filter.id.$in
              .filter((id) => id !== 'gone')
              .map((id) => mug({ id }))
              .toReversed(),
          }
        },
      },
    }),
  } as unknown as Shop // what cards are made from
  const ids = [...Array.from({ length: 120 }, (_, index) => `p-${index}`), 'gone']
  expect((await cardsOf(shop, ids)).map(({ id }) => id)).toEqual(ids.slice(0, 120))
  expect(limits).toEqual([100, 21])
})
