import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import type { Pool } from '../db/database.ts'
import { openDirectory } from './directory.ts'
import { readSites } from './queries.ts'

test('a reading that began before a change does not put back what it read', async () => {
  const { assembly, query, siteId } = await testSite()
  const { siteless } = assembly.pool
  let held: Promise<void> | undefined
  let begun = 0
  const slow = {
    siteless: {
      row: (...call: Parameters<typeof siteless.row>) => {
        begun++
        return siteless.row(...call)
      },
      rows: async (...call: Parameters<typeof siteless.rows>) => {
        const rows = await siteless.rows(...call)
        const [wait, isSites] = [held, call[0].name === readSites.name]
        if (isSites) held = undefined
        if (isSites) await wait
        return rows
      },
    },
  } as unknown as Pool // a directory reads nothing of one site
  const directory = await openDirectory(slow)
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const early = directory.reload()
  await expect.poll(() => held === undefined).toBe(true)
  await query(`update sites set name = 'Renamed'`)
  const before = begun
  const late = directory.reload()
  expect(begun, 'a reading begins once the earlier one is over').toBe(before)
  resolve()
  await Promise.all([early, late])
  expect(directory.site(siteId)?.name).toBe('Renamed')
})
