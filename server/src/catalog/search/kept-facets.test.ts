import { expect, test } from 'vitest'
import type { FacetRow } from './facets.ts'
import { keptFacets } from './kept-facets.ts'

const row = { onSale: 1 } as FacetRow // what it holds does not matter

test('what was counted is kept for a minute, for its key alone', async () => {
  let at = 0
  let counted = 0
  const kept = keptFacets(() => at)
  const count = async () => ({ ...row, onSale: ++counted })
  expect((await kept('a', count)).onSale).toBe(1)
  at = 59_999
  expect((await kept('a', count)).onSale).toBe(1)
  expect((await kept('b', count)).onSale).toBe(2)
  at = 60_000
  expect((await kept('a', count)).onSale).toBe(3)
})

test('callers at once wait for one count; what failed is counted again', async () => {
  const kept = keptFacets(() => 0)
  await expect(kept('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  let counted = 0
  const count = async () => ({ ...row, onSale: ++counted })
  const both = await Promise.all([kept('a', count), kept('a', count)])
  expect(both.map(({ onSale }) => onSale)).toEqual([1, 1])
})
