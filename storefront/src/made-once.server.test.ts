// @vitest-environment node
import { expect, test } from 'vitest'
import { isLasting, madeOnce, numberOf } from './made-once.server.ts'
import { inPageLanguage } from './page-language.server.ts'

test('a value is made once of an object, for each language and for all that it is made of', () => {
  let calls = 0
  const priced = madeOnce(
    ({ name }: { name: string }, price: number) => ({ text: `${name} ${price} ${++calls}` }),
    (price) => String(price),
  )
  const mug = { name: 'Mug' }
  const made = priced(mug, 1)
  expect([priced(mug, 1), priced(mug, 2), priced({ name: 'Mug' }, 1)].map((one) => one === made)).toEqual([
    true,
    false,
    false,
  ])
  const german = Array.from({ length: 2 }, () => inPageLanguage({ locale: 'de', prefix: '/de' }, () => priced(mug, 1)))
  expect(german.map(({ text }) => text)).toEqual(['Mug 1 4', 'Mug 1 4'])
  expect([german[0] === german[1], made.text, calls]).toEqual([true, 'Mug 1 1', 4])
  expect([isLasting(made), isLasting(mug)]).toEqual([true, false])
})

test('ways without end to show one object are not all remembered', () => {
  let calls = 0
  const shown = madeOnce(
    (_: object, way: number) => ({ way, call: ++calls }),
    (way) => String(way),
  )
  const source = {}
  for (let way = 0; way < 100; way++) expect(shown(source, way)).toEqual({ way, call: way + 1 })
  expect(shown(source, 0)).toEqual({ way: 0, call: 101 })
})

test('each object has a number of its own', () => {
  const [one, other] = [{}, {}]
  expect(numberOf(one)).toBe(numberOf(one))
  expect(numberOf(one)).not.toBe(numberOf(other))
})
