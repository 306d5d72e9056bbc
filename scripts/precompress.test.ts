import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressAll } from './precompress.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'precompress-'))
  mkdirSync(join(dir, 'assets'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(dir, name), text)
const read = (name: string) => readFileSync(join(dir, name))
const LONG_AGO = new Date(2_000)

test('a text file stands there in both encodings, a picture and the list of the build as they are', async () => {
  write('assets/page.js', 'export const page = 1')
  write('assets/picture.webp', 'pixels')
  mkdirSync(join(dir, '.vite'))
  write('.vite/manifest.json', '{}')
  await compressAll(dir)
  expect(brotliDecompressSync(read('assets/page.js.br')).toString()).toBe('export const page = 1')
  expect(gunzipSync(read('assets/page.js.gz')).toString()).toBe('export const page = 1')
  for (const name of ['assets/picture.webp.br', '.vite/manifest.json.br']) expect(() => read(name)).toThrow()
})

test('a file is compressed again only when it changed or its compressed half is broken', async () => {
  for (const name of ['same.js', 'changed.js', 'broken.js']) write(name, `export const name = '${name}'`)
  await compressAll(dir)
  for (const name of ['same.js', 'changed.js', 'broken.js']) utimesSync(join(dir, `${name}.br`), LONG_AGO, LONG_AGO)
  write('changed.js', 'export const name = 2')
  write('broken.js.gz', 'half')
  await compressAll(dir)
  const isOld = (name: string) => statSync(join(dir, `${name}.br`)).mtimeMs === LONG_AGO.getTime()
  expect(['same.js', 'changed.js', 'broken.js'].filter(isOld)).toEqual(['same.js'])
  expect(brotliDecompressSync(read('changed.js.br')).toString()).toBe('export const name = 2')
  expect(gunzipSync(read('broken.js.gz')).toString()).toBe("export const name = 'broken.js'")
})

test('a killed run leaves no half of a file, and the next one compresses what is left', async () => {
  const long = Array.from({ length: 8_000 }, (_, i) => `export const a${i} = ${(i * 2_654_435_761) % 1_000_003}`).join(
    '\n',
  )
  write('short.js', 'export const short = 1')
  write('long.js', long)
  const run = spawn(process.execPath, [join(import.meta.dirname, 'precompress.ts'), dir], { stdio: 'ignore' })
  await expect.poll(() => existsSync(join(dir, 'short.js.gz')), { interval: 5 }).toBe(true)
  run.kill('SIGKILL')
  await once(run, 'exit')
  expect(readdirSync(dir)).not.toContain('long.js.gz')
  await compressAll(dir)
  expect(brotliDecompressSync(read('short.js.br')).toString()).toBe('export const short = 1')
  expect(brotliDecompressSync(read('long.js.br')).toString()).toBe(long)
})
