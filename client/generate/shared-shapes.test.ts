import { expect, test } from 'vitest'
import { homesOf } from './shared-shapes.ts'

const point = 'export interface Point {\n  at: string\n}'
const place = 'export interface Place {\n  point: Point\n}'
const otherPoint = `export interface Point {\n  kind: 'Place'\n}`
const declared = (...texts: string[]) => new Map(texts.map((text) => [/interface (\w+)/.exec(text)![1]!, text]))

test('a shape that modules share is written once, with what it refers to', () => {
  const { homeOf, shapes } = homesOf(
    new Map([
      ['a', declared(point, place)],
      ['b', declared(place, point)],
      ['c', declared(otherPoint)],
    ]),
  )
  expect([...shapes.keys()]).toEqual(['Place', 'Point'])
  expect([homeOf('a', 'Point'), homeOf('b', 'Place'), homeOf('c', 'Point')]).toEqual(['shapes', 'shapes', undefined])
})

test('a shape of equal text that refers to something else stays where it is', () => {
  const { homeOf } = homesOf(
    new Map([
      ['a', declared(point, place)],
      ['b', declared(point, place)],
      ['c', declared(otherPoint, place)],
    ]),
  )
  expect([homeOf('c', 'Place'), homeOf('c', 'Point')]).toEqual([undefined, undefined])
})

test('the first module that has the less common of two shapes with one name writes it', () => {
  const { homeOf, shapes } = homesOf(
    new Map([
      ['a', declared(point)],
      ['b', declared(point)],
      ['c', declared(point)],
      ['d', declared(otherPoint)],
      ['e', declared(otherPoint)],
    ]),
  )
  expect(shapes.get('Point')).toBe(point)
  expect([homeOf('d', 'Point'), homeOf('e', 'Point')]).toEqual([undefined, 'd'])
})
