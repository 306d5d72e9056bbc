import { expect, test } from 'vitest'
import { bindingsOf } from './react-bindings.ts'

test('a module of CommonJS becomes one of bindings, but for names that no binding can have', () => {
  expect(bindingsOf('react', ['useState', 'default', 'module.exports']).split('\n')).toEqual([
    "import * as all from 'react'",
    'export const useState = all.useState',
    'export default all',
  ])
})
