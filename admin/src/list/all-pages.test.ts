import { expect, test } from 'vitest'
import { allPages } from './all-pages.ts'

const pagesOf = (total: number) => (page: number, size: number) =>
  Promise.resolve({
    rows: Array.from({ length: Math.max(0, Math.min(size, total - (page - 1) * size)) }, (_, at) => at),
    total,
  })

test.for([
  [0, 0, 0],
  [100, 100, 0],
  [250, 250, 0],
  [10_000, 10_000, 0],
  [10_023, 10_000, 23],
] as const)('%i rows: %i are read, %i are missing', async ([total, read, missing]) => {
  const all = await allPages(pagesOf(total))
  expect([all.rows.length, all.missing]).toEqual([read, missing])
})
