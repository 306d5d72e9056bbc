import { expect, test } from 'vitest'
import { facetCache } from './facet-cache.ts'
import type { FacetRow } from './facets.ts'

const row = { onSale: 1 } as FacetRow // what it holds does not matter

test('a count is cached for a minute, for its key alone', async () => {
  let at = 0
  let counted = 0
  const cache = facetCache(() => at)
  const count = async () => ({ ...row, onSale: ++counted })
  expect((await cache('a', count)).onSale).toBe(1)
  at = 59_999
  expect((await cache('a', count)).onSale).toBe(1)
  expect((await cache('b', count)).onSale).toBe(2)
  at = 60_000
  expect((await cache('a', count)).onSale).toBe(3)
})

test('callers at once wait for one count; what failed is counted again', async () => {
  const cache = facetCache(() => 0)
  await expect(cache('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  let counted = 0
  const count = async () => ({ ...row, onSale: ++counted })
  const both = await Promise.all([cache('a', count), cache('a', count)])
  expect(both.map(({ onSale }) => onSale)).toEqual([1, 1])
})
