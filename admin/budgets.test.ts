// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

/** kB is 1000 bytes, gzip level 9. */
const FIRST_LOAD_KB = 230
const ROUTE_CHUNK_KB = 60
/** Rich text editor, fetched when one is shown. */
const EDITOR_KB = 130
/** Dialogs and parts further down, which are fetched later, come on top: the browser tests hold 24 in all. */
const REQUESTS = 16

let chunks: Map<string, Rolldown.OutputChunk>
let styles: number

const kB = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).byteLength / 1000

beforeAll(async () => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const result = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    build: { write: false },
  })
  process.env.NODE_ENV = before
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput // built once, not watched
  chunks = new Map(output.filter((one) => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  styles = output
    .filter((one) => one.type === 'asset' && one.fileName.endsWith('.css'))
    .reduce((sum, asset) => sum + kB((asset as Rolldown.OutputAsset).source), 0)
}, 120_000)

/** A chunk and all that it imports at once. */
function withImports(chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) {
    const imported = chunks.get(name)
    if (imported) withImports(imported, found)
  }
  return found
}

const chunkOf = (source: string): Rolldown.OutputChunk => {
  const found = chunks.values().find((chunk) => chunk.facadeModuleId?.endsWith(source))
  if (!found) throw new Error(`No chunk for ${source}`)
  return found
}

const sumOf = (some: Iterable<Rolldown.OutputChunk>): number => [...some].reduce((sum, { code }) => sum + kB(code), 0)

/** Chunks that the shell has loaded before any page. */
const shellChunks = () => {
  const entry = withImports(chunks.values().find(({ isEntry }) => isEntry)!) // an application has an entry
  return withImports(chunkOf('/frame/shell.tsx'), entry)
}

/** Pages as the routes name them. */
const pages = () =>
  [...chunks.values()].filter(({ facadeModuleId }) => /\/admin\/src\/[\w/-]*page\.tsx$/.test(facadeModuleId ?? ''))

/** Scripts and styles. Files that come once the page is drawn, or on request, are not among them. */
test.for([
  ['the order list, where staff begin', '/orders/page.tsx'],
  ['the product editor', '/product/page.tsx'],
  ['a new product', '/product/new-page.tsx'],
] as const)('the first load stays within its budget: %s', ([, page]) => {
  const first = sumOf(withImports(chunkOf(page), shellChunks())) + styles
  expect(first).toBeLessThan(FIRST_LOAD_KB)
  expect(first).toBeGreaterThan(50)
})

test('the styles leave out components of the storefront that no page of the admin draws', () => {
  const sheet = readFileSync(new URL('../ui/src/admin.css', import.meta.url), 'utf8')
  const excluded = [...sheet.matchAll(/@source not "\.\/\{([\w,-]+)\}\./g)].flatMap(([, names = '']) =>
    names.split(','),
  )
  const drawn = [...chunks.values()].flatMap(({ modules }) => Object.keys(modules))
  expect(excluded.length).toBeGreaterThan(15)
  expect(excluded.filter((name) => drawn.some((id) => new RegExp(`/ui/src/${name}\\.tsx?$`).test(id)))).toEqual([])
})

test('no page adds more to the shell than a route may', () => {
  const shell = shellChunks()
  const heavy = pages().flatMap((page) => {
    const own = sumOf(withImports(page).difference(shell))
    return own > ROUTE_CHUNK_KB ? [`${page.facadeModuleId}: ${own}`] : []
  })
  expect(heavy).toEqual([])
})

test('the editor of rich text adds no more than it may to the page that shows it', () => {
  const page = withImports(chunkOf('/product/page.tsx'), shellChunks())
  const own = sumOf(withImports(chunkOf('/rich-text/editor.tsx')).difference(page))
  expect(own).toBeLessThan(EDITOR_KB)
  expect(own).toBeGreaterThan(50)
})

test('every page is a chunk of its own', () => {
  expect(pages().length).toBeGreaterThan(35)
})

test('no page comes in more requests than a page may', () => {
  const many = pages().flatMap((page) => {
    const requests = withImports(page, shellChunks()).size
    return requests > REQUESTS ? [`${page.facadeModuleId}: ${requests}`] : []
  })
  expect(many).toEqual([])
})
