import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { sourceStack } from './source-stack.ts'

const place = mkdtempSync(join(tmpdir(), 'fairground-stack-'))
const bundle = join(place, 'dist/bundle')
mkdirSync(bundle, { recursive: true })
const url = pathToFileURL(join(bundle, 'main.js')).href

test('a stack names the sources of the file that they were bundled into', () => {
  // The second line of the bundle begins with the third of the source.
  const map = { version: 3, file: 'main.js', sources: ['../../src/pay.ts'], names: [], mappings: ';AAEA' }
  writeFileSync(join(bundle, 'main.js.map'), JSON.stringify(map))
  const source = pathToFileURL(join(place, 'src/pay.ts')).href
  expect(sourceStack(`Error: no\n    at pay (${url}:2:1)\n    at node:internal/process:1:1`)).toBe(
    `Error: no\n    at pay (${source}:3:1)\n    at node:internal/process:1:1`,
  )
})

test('a stack without a map stays as it is', () => {
  const stack = `Error: no\n    at pay (${url.replace('main.js', 'other.js')}:2:1)`
  expect(sourceStack(stack)).toBe(stack)
})
