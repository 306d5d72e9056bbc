import { expect, test } from 'vitest'
import type { Queryable } from '../../../ground/database.ts'
import { type Finding, soldRows } from './sold-rows.ts'

test('rows of what is sold are remembered until 5,000 have been', async () => {
  let read = 0
  const rows = async (_: unknown, { places }: { readonly places: readonly number[] }) => {
    read += places.length
    return places.map((place) => ({ place }))
  }
  const db = { siteId: 'here', rows } as unknown as Queryable // all that is called
  const finding: Finding = { db, mayRemember: true }
  const { read: find } = soldRows({ onDrop: () => {} })
  const variants = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({
      place: at,
      productId: `product ${Math.floor((from + at) / 100)}`,
      variantId: `variant ${from + at}`,
      choices: '{}',
    }))
  await find(finding, variants(0, 4_999))
  expect(await find(finding, variants(7, 9))).toEqual([{ place: 0 }, { place: 1 }])
  expect(read).toBe(4_999)
  await find(finding, variants(4_999, 5_000))
  await find(finding, variants(7, 9))
  expect(read).toBe(5_002)
})
