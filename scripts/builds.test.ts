import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeOlder } from './builds.mjs'

test('files of the last two builds stay, with what was compressed of them, and older ones go', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = async (name: string, second: number) => {
    await writeFile(join(folder, name), name)
    await utimes(join(folder, name), second, second)
  }
  // Written by the builds that began at 10, 20 and 30 seconds; `same` by each of them, and compressed after the first.
  for (const name of ['page-1.js', 'page-1.js.br', 'page-1.js.gz', 'same.js.br']) await write(name, 15)
  for (const name of ['page-2.js', 'page-2.js.gz']) await write(name, 25)
  for (const name of ['page-3.js', 'same.js']) await write(name, 35)
  removeOlder(folder, 20_000)
  expect((await readdir(folder)).sort()).toEqual(['page-2.js', 'page-2.js.gz', 'page-3.js', 'same.js', 'same.js.br'])
  removeOlder(join(folder, 'none'), 20_000)
})
