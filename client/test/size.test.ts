import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const SOURCE = path.join(import.meta.dirname, '../src')
const ENTRY = 'virtual:entry'

/** What a browser downloads for these imports: bundled, minified, gzip. */
async function bundled(lines: readonly string[]): Promise<{ bytes: number; code: string }> {
  const output = (await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? lines.join('\n') : undefined),
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput // one build, not watched
  const code = output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return { bytes: gzipSync(code).length, code }
}

const core = ['create-client.ts', 'errors.ts', 'auth/visitor.ts'].map((file) => `export * from '${SOURCE}/${file}'`)

test('the client with one module is below 6 kB', async () => {
  const { bytes, code } = await bundled([...core, `export * from '${SOURCE}/generated/ecom.current-cart.ts'`])
  expect(code).toContain('/ecom/v1/carts/current')
  expect(bytes).toBeLessThan(6 * 1024)
})

test('the client with every module is below 40 kB and holds no schemas', async () => {
  const modules = await readdir(path.join(SOURCE, 'generated'))
  const { bytes, code } = await bundled([
    ...core,
    ...modules.map((file, i) => `export * as m${i} from '${SOURCE}/generated/${file}'`),
  ])
  expect(code).toContain('/ecom/v1/carts/current')
  expect(code).not.toContain('maxLength')
  expect(bytes).toBeLessThan(40 * 1024)
})
