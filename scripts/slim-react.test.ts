import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FINDING_NOTHING, UNREACHED } from './slim-react.ts'

const library = readFileSync(
  new URL('../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url),
  'utf8',
)

test.for([...FINDING_NOTHING, ...UNREACHED])('react-dom still declares %s', (name) => {
  expect(library).toContain(`function ${name}(`)
})

test.for(['storefront', 'admin', 'ui'])('%s has none of the elements whose code is left out', (workspace) => {
  const folder = fileURLToPath(new URL(`../${workspace}/src`, import.meta.url))
  const users = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /\b(ViewTransition|SuspenseList)\b|<Fragment[^>]* ref=/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(users).toEqual([])
})
