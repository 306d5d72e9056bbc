import { expect, test } from 'vitest'
import { countOf, noRefusals, refusalsAfter } from './refusals.ts'

const wrong = (rowId: string, text: string) => ({ rowId, key: 'stock', text })

test('a refused entry stands until its cell takes another one', () => {
  const both = refusalsAfter(noRefusals, { accepted: [], refused: [wrong('r1', 'abc'), wrong('r2', '-500')] })
  expect(both.get('r1')?.get('stock')).toBe('abc')
  expect(countOf(both)).toBe(2)
  const one = refusalsAfter(both, { accepted: [{ rowId: 'r1', key: 'stock' }], refused: [] })
  expect(one.has('r1')).toBe(false)
  expect(one.get('r2')).toBe(both.get('r2'))
})

test('an edit of other cells changes nothing', () => {
  const before = refusalsAfter(noRefusals, { accepted: [], refused: [wrong('r1', 'abc')] })
  expect(refusalsAfter(before, { accepted: [{ rowId: 'r1', key: 'name' }], refused: [] })).toBe(before)
})
