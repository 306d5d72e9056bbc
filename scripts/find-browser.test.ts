import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from './find-browser.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-browser-'))
  for (const name of ['chromium', 'mine']) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the one that is named comes before the one on the PATH', async () => {
  expect(await findBrowser({ PATH: folder })).toBe(join(folder, 'chromium'))
  expect(await findBrowser({ PATH: folder, CHROME_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'))
})

test('a name that leads nowhere is an error, not a reason to take another', async () => {
  const nowhere = join(folder, 'nowhere')
  await expect(findBrowser({ PATH: folder, FAIRGROUND_BROWSER: nowhere })).rejects.toThrow(
    `FAIRGROUND_BROWSER names ${nowhere}, which does not exist.`,
  )
})
