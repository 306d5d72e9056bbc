import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

function slow() {
  const begun: PromiseWithResolvers<string>[] = []
  const readings = oneAtATime(() => {
    const reading = Promise.withResolvers<string>()
    begun.push(reading)
    return reading.promise
  })
  return { begun, readings }
}

test('callers who come while a reading is under way share the one after it', async () => {
  const { begun, readings } = slow()
  const early = readings.fresh()
  const late = [readings.fresh(), readings.fresh()]
  expect(begun).toHaveLength(1)
  begun[0]!.resolve('before')
  expect(await early).toBe('before')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]!.resolve('after')
  expect(await Promise.all(late)).toEqual(['after', 'after'])
})

test('a reading that is under way serves those who need no newer one, and a failed one stops nobody', async () => {
  const { begun, readings } = slow()
  const [one, other] = [readings.any(), readings.any()]
  const next = readings.fresh()
  begun[0]!.reject(new Error('away'))
  await expect(Promise.all([one, other])).rejects.toThrow('away')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]!.resolve('there')
  expect(await next).toBe('there')
  await readings.rest()
})
