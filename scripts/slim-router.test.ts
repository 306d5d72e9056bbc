import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutSentences } from './slim-router.ts'

/** The library's own modules, by their place in its build. */
const real = (path: string) =>
  import(new URL(`../node_modules/react-router/dist/production/lib/${path}`, import.meta.url).href)

test.for([
  ['framework', 'dom/ssr/components.js'],
  ['instrumentation', 'router/instrumentation.js'],
] as const)('the stand-in for %s exports what the library does', async ([standIn, path]) => {
  const stands = await import(`./slim-router/${standIn}.ts`)
  expect(Object.keys(stands).toSorted()).toEqual(Object.keys(await real(path)).toSorted())
})

test('what warns is left out, what throws says where instead of a sentence', () => {
  const code = `warning(ready(), "Told at length");
if (lost) invariant(found(), \`No \${name} was found\`), go();
invariant(found());
warnings(1, "kept");`
  expect(withoutSentences(code, parseAst(code), 'router.js')).toBe(`void 0;
if (lost) invariant(found(), "router.js:2"), go();
invariant(found());
warnings(1, "kept");`)
})
