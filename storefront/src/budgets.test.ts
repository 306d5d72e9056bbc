// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** kB of 1000 bytes, gzip 9. */
const FIRST_LOAD = 110_000
const ROUTE_CHUNK = 12_000
const CSS = 14_000
/** Both of them, as they are: they are compressed. */
const FONTS = 56_000

let folder: string
let manifest: Record<string, Chunk>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-'))
  const root = join(import.meta.dirname, '..')
  // As `npm run build` does it: a test's own NODE_ENV would choose the libraries' development files.
  await promisify(execFile)(
    process.execPath,
    [join(root, '../node_modules/vite/bin/vite.js'), 'build', '--outDir', folder],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
}, 180_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const size = async (file: string) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length
const sum = async (files: Iterable<string>) =>
  (await Promise.all([...files].map(size))).reduce((all, one) => all + one, 0)

/** Files that a module brings at once, itself among them. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const other of chunk.imports ?? []) filesOf(other, found)
  return found
}
const entry = 'src/entry-client.tsx'
const start = 'src/start.ts'
const pages = () => Object.keys(manifest).filter((key) => key.endsWith('/page.tsx'))

test('every page is a chunk of its own', () => {
  expect(pages()).toHaveLength(51)
})

test('scripts of any page, first load', async () => {
  for (const page of pages()) {
    expect(await sum(filesOf(page, filesOf(entry, filesOf(start)))), page).toBeLessThanOrEqual(FIRST_LOAD)
  }
})

test('scripts of the page of an event that shows its guests and its schedule', async () => {
  const parts = ['src/event/guest-list.tsx', 'src/event/schedule-list.tsx']
  for (const part of parts) expect(manifest[part], part).toBeDefined()
  const files = ['src/event/page.tsx', ...parts].reduce(
    (found, key) => filesOf(key, found),
    filesOf(entry, filesOf(start)),
  )
  expect(await sum(files)).toBeLessThanOrEqual(FIRST_LOAD)
})

test('the chunk of each page', async () => {
  for (const page of pages()) expect(await size(manifest[page]?.file ?? ''), page).toBeLessThanOrEqual(ROUTE_CHUNK)
})

test('the first script brings no other', () => {
  expect(filesOf(start).size).toBe(1)
})

test('style sheets, of which there is one', async () => {
  const styles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  expect(styles.size).toBe(1)
  expect(await sum(styles)).toBeLessThanOrEqual(CSS)
})

test('the two fonts of a page in a western language', async () => {
  const fonts = Object.values(manifest).filter(({ file }) => file.includes('-western-') && file.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const bytes = await Promise.all(fonts.map(async ({ file }) => (await readFile(join(folder, file))).length))
  expect(bytes.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(FONTS)
})

test('a first load leaves out code that it does not need', async () => {
  const code = await Promise.all([...filesOf(entry)].map((file) => readFile(join(folder, file), 'utf8')))
  expect(code.join('')).not.toContain('/stores-reader/v1/products')
  expect(code.join(''), 'the framework mode of the router (scripts/unused-components.ts)').not.toContain(
    'HydratedRouter',
  )
})
