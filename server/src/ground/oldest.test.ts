import { expect, test } from 'vitest'
import { letGo, makeRoom } from './oldest.ts'

const numbered = (count: number) => new Map(Array.from({ length: count }, (_, index) => [index, index]))

test('the oldest tenth of a full map goes, and nothing of one that is not', () => {
  const [full, notFull] = [numbered(100), numbered(99)]
  makeRoom(full, 100)
  makeRoom(notFull, 100)
  expect([full.size, full.has(9), full.has(10), notFull.size]).toEqual([90, false, true, 99])
})

test('the oldest go until it is enough, by what removes them', () => {
  const entries = numbered(5)
  const removed: number[] = []
  letGo(
    entries,
    () => entries.size > 2,
    (key) => {
      removed.push(key)
      entries.delete(key)
    },
  )
  expect([removed, [...entries.keys()]]).toEqual([
    [0, 1, 2],
    [3, 4],
  ])
})
