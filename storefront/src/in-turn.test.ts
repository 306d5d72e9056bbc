import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('work of one checkout waits for earlier work, also when that failed; other checkouts do not', async () => {
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await gate.promise
    done.push('first')
    throw new Error('refused')
  })
  const second = inTurn('a', async () => done.push('second'))
  await inTurn('b', async () => done.push('other'))
  expect(done).toEqual(['other'])
  gate.resolve()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})
