import { expect, test } from 'vitest'
import { oneAtATime, sharedReadings } from './one-at-a-time.ts'

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

test('callers of one moment share a reading of one thing, each that begins no earlier than they came', async () => {
  const shared = sharedReadings<string>()
  const begun: { readonly what: string; readonly answer: (text: string) => void }[] = []
  const read = (what: string) => () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    begun.push({ what, answer: resolve })
    return promise
  }
  const first = shared('a', read('a of the first'))
  const later = [shared('a', read('a of the second')), shared('a', read('a of the third'))]
  const other = shared('b', read('b'))
  expect(begun.map(({ what }) => what)).toEqual(['a of the first', 'b'])
  begun[0]!.answer('before')
  begun[1]!.answer('beside')
  expect(await Promise.all([first, other])).toEqual(['before', 'beside'])
  await expect.poll(() => begun.length).toBe(3)
  expect(begun[2]!.what).toBe('a of the third')
  begun[2]!.answer('after')
  expect(await Promise.all(later)).toEqual(['after', 'after'])
})
