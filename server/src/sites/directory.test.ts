import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import type { Pool } from '../db/database.ts'
import { openDirectory } from './directory.ts'
import { readSites } from './queries.ts'

test('a reading that began before a change does not put back what it read', async () => {
  const { assembly, query, siteId } = await testSite()
  const { siteless } = assembly.pool
  let held: Promise<void> | undefined
  const slow = {
    siteless: {
      row: siteless.row.bind(siteless),
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
  const late = directory.reload()
  // As long as a reading takes that waits for nothing.
  await Promise.race([late, new Promise((later) => setTimeout(later, 300))])
  resolve()
  await Promise.all([early, late])
  expect(directory.site(siteId)?.name).toBe('Renamed')
})
