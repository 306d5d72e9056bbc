import { expect, test } from 'vitest'
import { LEAST_BENCHMARK, missedBy, type PageResult, resultOf, slowInteractions, table } from './findings.ts'
import type { Run } from './lighthouse.ts'

const good: Run = {
  benchmarkIndex: LEAST_BENCHMARK,
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1600,
  tbtMs: 80,
  cls: 0.01,
}
const judged = (...runs: Run[]): PageResult => resultOf('/shop', runs) ?? expect.fail('nothing was measured')

test('a page at its bounds keeps them', () => {
  expect(missedBy(judged(good))).toEqual([])
})

test('the audit names each finding that is beyond its bound', () => {
  const bad = { ...good, performance: 97, seo: 90, lcpMs: 1601, cls: 0.02 }
  expect(missedBy(judged(bad))).toEqual([
    '/shop: cls 0.02, at most 0.01',
    '/shop: seo 90, at least 100',
    '/shop: lcpMs 1601, at most 1600',
    '/shop: performance 97, at least 98',
  ])
})

test('a slow machine is held to what does not depend on it', () => {
  const slow = { ...good, benchmarkIndex: 700, performance: 50, lcpMs: 5000, tbtMs: 900, accessibility: 95 }
  expect(judged(slow).timed).toBe(false)
  expect(missedBy(judged(slow))).toEqual(['/shop: accessibility 95, at least 100'])
})

test('slow runs do not count beside quick ones', () => {
  const slow = { ...good, benchmarkIndex: 700, lcpMs: 5000 }
  expect(judged(slow, slow, good)).toMatchObject({ runs: 3, timed: true, median: { lcpMs: 1600 } })
})

test('without a run there is no result', () => {
  expect(resultOf('/shop', [])).toBeUndefined()
})

test('interactions have a bound', () => {
  expect(slowInteractions({ filter: 104, sort: 96 })).toEqual(['filter: 104 ms from input to paint, at most 100'])
})

test('columns line up', () => {
  expect(
    table([
      ['page', 'js'],
      ['/', 5],
      ['/shop', 12],
    ]),
  ).toBe('page   js\n/       5\n/shop  12')
})
