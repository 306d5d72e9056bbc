import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { CONSTANTS, UNREACHED, withBodies, withConstants, withoutSentences } from './slim-router.ts'

const addressOf = (path: string) => new URL(`../node_modules/react-router/dist/production/lib/${path}`, import.meta.url)
/** The library's own modules, by their place in its build. */
const real = (path: string) => import(addressOf(path).href)

test.for([
  ['framework', 'dom/ssr/components.js'],
  ['instrumentation', 'router/instrumentation.js'],
] as const)('the stand-in for %s exports what the library does', async ([standIn, path]) => {
  const stands = await import(`./slim-router/${standIn}.ts`)
  expect(Object.keys(stands).toSorted()).toEqual(Object.keys(await real(path)).toSorted())
})

test('warnings are left out, errors name their place instead of a sentence', () => {
  const code = `warning(ready(), "A long sentence");
if (lost) invariant(found(), \`No \${name} was found\`), go();
invariant(found());
warnings(1, "part of a name");`
  expect(withoutSentences(code, parseAst(code), 'router.js')).toBe(`void 0;
if (lost) invariant(found(), "router.js:2"), go();
invariant(found());
warnings(1, "part of a name");`)
})

test('conditions get their values, and functions that nothing calls throw their place', () => {
  const code = `const go = (init) => {
  if (init.late) discover(init)
}
function discover(init) {
  return init.late()
}`
  const decided = withConstants(code, [['init.late', 'undefined']])
  expect(
    withBodies(decided, parseAst(decided), ['discover'], (line) => `{throw Error("router.js:${line}")}`),
  ).toBe(`const go = (init) => {
  if (undefined) discover(init)
}
function discover(init) {throw Error("router.js:4")}`)
})

test.for(Object.entries(CONSTANTS).flatMap(([path, all]) => all.map(([text]) => [path, text] as const)))(
  '%s of the library still has the condition %s',
  ([path, text]) => {
    expect(readFileSync(addressOf(path), 'utf8')).toContain(text)
  },
)

test.for(Object.entries(UNREACHED).flatMap(([path, all]) => all.map((name) => [path, name] as const)))(
  '%s of the library still declares %s',
  ([path, name]) => {
    expect(readFileSync(addressOf(path), 'utf8')).toContain(`function ${name}(`)
  },
)

test.for(['storefront', 'admin'])('%s gives the router no option whose code is left out', (frontEnd) => {
  const options =
    /\b(middleware|patchRoutesOnNavigation|dataStrategy|instrumentations|future|viewTransition)\b|lazy: \{|patchRoutes\(/
  const folder = fileURLToPath(new URL(`../${frontEnd}/src`, import.meta.url))
  const givers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const code = /(?<!\.test)\.tsx?$/.test(file) ? readFileSync(join(folder, file), 'utf8') : ''
    return code.includes("from 'react-router") && options.test(code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
  })
  expect(givers).toEqual([])
})
