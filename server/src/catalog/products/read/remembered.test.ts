import { expect, onTestFinished, test, vi } from 'vitest'
import { rememberedProducts } from './remembered.ts'

function shelf() {
  const listeners: ((tags: Iterable<string>) => void)[] = []
  let forgotten = 0
  const remembered = rememberedProducts<string>({ onDrop: (listener) => listeners.push(listener) }, () => forgotten++)
  return {
    ...remembered,
    drop: (...tags: string[]) => {
      for (const listener of listeners) listener(tags)
    },
    timesForgotten: () => forgotten,
  }
}
const reader = (siteId: string, isCurrent = true) => ({ db: { siteId }, isCurrent })
const here = reader('here')

test('a product is remembered until it is dropped', () => {
  const { note, begin, find, drop } = shelf()
  note(here, begin(), 'mug', 'blue')
  note(here, begin(), 'cup', 'red')
  drop('order:1', 'orders', 'product:mug')
  expect([find(here, 'mug'), find(here, 'cup')]).toEqual([undefined, 'red'])
})

test.for(['products', 'brands', 'collections', 'inventory_items'])('all are forgotten with %s', (tag) => {
  const { note, begin, find, drop, timesForgotten } = shelf()
  note(here, begin(), 'mug', 'blue')
  drop(tag)
  expect([find(here, 'mug'), timesForgotten()]).toEqual([undefined, 1])
})

test('a reading that began before a drop is not remembered', () => {
  const { note, begin, find, drop } = shelf()
  const began = begin()
  drop('product:mug')
  expect(note(here, began, 'mug', 'blue')).toBe(false)
  expect(find(here, 'mug')).toBeUndefined()
})

test('a product is not found for another site, nor for a caller ahead of this process', () => {
  const { note, begin, find } = shelf()
  note(here, begin(), 'mug', 'blue')
  expect([find(reader('there'), 'mug'), find(reader('here', false), 'mug')]).toEqual([undefined, undefined])
  expect(note(reader('here', false), begin(), 'mug', 'green')).toBe(false)
  expect(find(here, 'mug')).toBe('blue')
})

test('a value that is noted again lives no longer, so that rows which are added to it keep nothing alive', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { note, begin, find } = shelf()
  note(here, begin(), 'mug', 'blue')
  vi.advanceTimersByTime(40_000)
  note(here, begin(), 'mug', 'blue')
  vi.advanceTimersByTime(30_000)
  expect(find(here, 'mug')).toBeUndefined()
})

test('products are remembered up to 20,000: with one more all before it are forgotten', () => {
  const { note, begin, find, timesForgotten } = shelf()
  for (let n = 0; n < 20_000; n++) note(here, begin(), `mug ${n}`, 'blue')
  expect([find(here, 'mug 0'), timesForgotten()]).toEqual(['blue', 0])
  note(here, begin(), 'cup', 'red')
  expect([find(here, 'mug 0'), find(here, 'cup'), timesForgotten()]).toEqual([undefined, 'red', 1])
})
