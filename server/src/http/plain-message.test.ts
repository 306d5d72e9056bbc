import { toWire } from '@fairground/client/values.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainMessage } from './plain-message.ts'

const overHttp = (message: object): unknown => JSON.parse(toWire(message))

test('a message from within is what it would be over HTTP', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (message) => {
      expect(plainMessage(message)).toEqual(overHttp(message))
    }),
  )
})

test('dates, special numbers and what JSON leaves out go as over HTTP', () => {
  const message = {
    on: new Date(0),
    none: undefined,
    run: () => 1,
    nothing: null,
    list: [undefined, Number.NaN, Number.POSITIVE_INFINITY, new Date(1), () => 1, [undefined]],
    deep: { address: new URL('https://fair.example/a'), amount: 1.5, own: { left: undefined }, zero: -0 },
    ['__proto__']: { length: 3 },
  }
  expect(plainMessage(message)).toEqual(overHttp(message))
  expect(Object.keys(plainMessage(message))).toEqual(Object.keys(overHttp(message) as object))
  expect(() => plainMessage({ amount: 1n })).toThrow(TypeError)
})
