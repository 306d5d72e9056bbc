// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOnly } from './slim-icons.ts'

const icons = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons')

test('a slim icon is its lines alone', async () => {
  expect(linesOnly(await readFile(join(icons, 'user-round.mjs'), 'utf8'))).toContain(
    `const __iconData = {
  node: [
    ["circle", { cx: "12", cy: "8", r: "5" }],
    ["path", { d: "M20 21a8 8 0 0 0-16 0" }]
  ]`,
  )
})

test('every icon of the library is written as the slimming reads it', async () => {
  for (const file of (await readdir(icons)).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')) {
    const code = await readFile(join(icons, file), 'utf8')
    if (!code.includes('const __iconData')) continue
    expect(linesOnly(code).match(/\b(name|size|aliases|key): |__iconData\.node/g), file).toBeNull()
  }
})
