// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, 'src')

test('no page shows the message of an error as it came', () => {
  const raw = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => /\berror\??\.message\b/.test(readFileSync(join(root, name), 'utf8')))
  expect(raw).toEqual([])
})
