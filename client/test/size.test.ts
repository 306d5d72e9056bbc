import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundled, SOURCE } from './bundled.ts'

const core = ['create-client.ts', 'errors.ts', 'auth/visitor.ts'].map((file) => `export * from '${SOURCE}/${file}'`)

test('the client with one module is below 6 kB', async () => {
  const code = await bundled([...core, `export * from '${SOURCE}/generated/ecom.current-cart.ts'`])
  expect(code).toContain('/ecom/v1/carts/current')
  expect(gzipSync(code).length).toBeLessThan(6 * 1024)
})

test('signing in, queries and cookies beside one module are below 12 kB', async () => {
  const parts = ['auth/member-login.ts', 'query.ts', 'storage/cookie-storage.ts', 'generated/ecom.current-cart.ts']
  const code = await bundled([...core, ...parts.map((file) => `export * from '${SOURCE}/${file}'`)])
  expect(code).toContain('OAuth flow timed out')
  expect(gzipSync(code).length).toBeLessThan(12 * 1024)
})

test('the whole client is below 40 kB and holds no schemas', async () => {
  const files = (await readdir(SOURCE, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'))
  const all = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
  const code = await bundled(all.map((file, i) => `export * as m${i} from '${SOURCE}/${file}'`))
  expect(code).toContain('/ecom/v1/carts/current')
  expect(code).toContain('the signature is wrong')
  expect(code).not.toContain('maxLength')
  expect(gzipSync(code).length).toBeLessThan(40 * 1024)
})
