// @vitest-environment node
import { expect, test } from 'vitest'
import { plainly } from './plain-imports.ts'

test('an import that preloads nothing is a plain one', () => {
  expect(plainly('()=>E(()=>import(`./page-DQJOSc5.js`),[]),{a:$(()=>import(`./b.js`),[])}')).toBe(
    '()=>import(`./page-DQJOSc5.js`),{a:import(`./b.js`)}',
  )
})

test('other calls stay as they are', () => {
  const code = 'E(()=>import(`./a.js`),[`b.css`]);f(()=>load(`./a.js`),[]);(0,m.lazy)(()=>import(`./a.js`))'
  expect(plainly(code)).toBe(code)
})
