import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachOnItsOwn } from './each.ts'

test.for([1, 3])('works on all, %i at once, each once', async (atOnce) => {
  const done: number[] = []
  let running = 0
  let most = 0
  await eachOnItsOwn(
    [1, 2, 3, 4, 5],
    async (item) => {
      most = Math.max(most, ++running)
      await delay(1)
      running--
      done.push(item)
    },
    atOnce,
  )
  expect([done.toSorted(), most]).toEqual([[1, 2, 3, 4, 5], atOnce])
})

test('one that fails does not stop the rest, and is thrown once all were tried', async () => {
  const tried: number[] = []
  const work = async (item: number) => {
    tried.push(item)
    if (item !== 2) throw new Error(`no ${item}`)
  }
  await expect(eachOnItsOwn([1, 2], work)).rejects.toThrow(new Error('no 1'))
  await expect(eachOnItsOwn([1, 2, 3], work, 2)).rejects.toThrow('2 failed: no 1; no 3')
  expect(tried).toEqual([1, 2, 1, 2, 3])
})
