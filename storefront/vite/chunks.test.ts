// @vitest-environment node
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunks.ts'

test('every group of chunks names files that exist', async () => {
  const root = join(import.meta.dirname, '../..')
  const filesBelow = async (place: string) =>
    (await readdir(join(root, place), { recursive: true })).map((file) => join(root, place, file))
  const files = (
    await Promise.all(['storefront/src', 'ui/src', 'client/src', 'domain/src', 'node_modules/react'].map(filesBelow))
  ).flat()
  const empty = chunkGroups.filter((group) => !files.some(group.test))
  expect(empty.map(({ name }) => name)).toEqual([])
})
