import { expect, test } from 'vitest'
import type { CatalogReference } from '../sellables/sellable.ts'
import type { CartLine } from './cart-line.ts'
import { joinLines, mergeLines, newestLines, referenceKey, withoutLines, withQuantities } from './merge-lines.ts'

const shirt: CatalogReference = { appId: 'shop', catalogItemId: 'shirt', options: { variantId: 'm' } }
const line = (id: string, reference: CatalogReference, quantity = 1): CartLine => ({
  id,
  reference,
  quantity,
  seen: { name: reference.catalogItemId, price: '1000', itemType: 'PHYSICAL' },
})
const other = (n: number): CatalogReference => ({ appId: 'shop', catalogItemId: `item-${n}` })
const many = (count: number, from = 0) => Array.from({ length: count }, (_, i) => line(`l${from + i}`, other(from + i)))

test.for([
  ['the order of options does not matter', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['no options are as good as empty ones', undefined, {}, true],
  ['an empty option is as good as none', { a: null }, {}, true],
  ['the order of a list does', { a: [1, 2] }, { a: [2, 1] }, false],
  ['values do', { size: 'M' }, { size: 'S' }, false],
  ['a number is not its text', { size: 1 }, { size: '1' }, false],
] as const)('%s', ([, a, b, equal]) => {
  const key = (options: object | undefined) =>
    referenceKey({ ...shirt, options: options as Record<string, unknown> | undefined })
  expect(key(a) === key(b)).toBe(equal)
})

test('equal references become one line that keeps its place and id', () => {
  const before = [line('a', shirt, 2), line('b', other(1))]
  const merged = mergeLines(before, [line('c', { ...shirt, options: { variantId: 'm' } }, 3), line('d', other(2))])
  expect(merged.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 5],
    ['b', 1],
    ['d', 1],
  ])
  expect([...merged.changed]).toEqual(['a', 'd'])
})

test('equal references within one request are one line', () => {
  const { lines } = mergeLines([], [line('a', shirt, 1), line('b', shirt, 2)])
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([['a', 3]])
})

test('a line holds at most 100 000 units', () => {
  expect(joinLines([line('a', shirt, 99_999)], [line('b', shirt, 5)])[0]?.quantity).toBe(100_000)
})

test.for([
  ['the hundredth line is added', 99, true],
  ['the hundred and first is refused', 100, false],
] as const)('%s', ([, present, allowed]) => {
  const add = () => mergeLines(many(present), [line('x', shirt)])
  if (allowed) expect(add().lines).toHaveLength(present + 1)
  else expect(add).toThrow('MAX_LINE_ITEMS_EXCEEDED')
})

test('joining two carts loses no line, even beyond a hundred', () => {
  expect(joinLines(many(80), many(80, 80))).toHaveLength(160)
})

test('a cart that is over the limit may still have more of what is in it', () => {
  const { lines } = mergeLines(many(120), [line('x', other(7), 2)])
  expect(lines).toHaveLength(120)
  expect(lines[7]?.quantity).toBe(3)
})

test('removing and changing name lines that are there', () => {
  const lines = many(3)
  expect(withoutLines(lines, ['l1']).map(({ id }) => id)).toEqual(['l0', 'l2'])
  expect(() => withoutLines(lines, ['l1', 'nope'])).toThrow('LINE_ITEM_NOT_FOUND')
  expect(() => withQuantities(lines, [{ id: 'nope', quantity: 2 }])).toThrow('LINE_ITEM_NOT_FOUND')
})

test('only lines that ask for more than before count as changed', () => {
  const lines = [line('a', shirt, 5), line('b', other(1), 5)]
  const { changed } = withQuantities(lines, [
    { id: 'a', quantity: 4 },
    { id: 'b', quantity: 6 },
  ])
  expect([...changed]).toEqual(['b'])
})

test('the added ones of more than two hundred lines stay, then the newest of the others, in their order', () => {
  const ids = newestLines(many(180), [line('again', other(5)), ...many(79, 180)]).map(({ id }) => id)
  expect(ids).toHaveLength(200)
  expect(ids.slice(0, 3)).toEqual(['l5', 'l60', 'l61'])
  expect(ids.slice(-80)).toEqual(['l179', ...many(79, 180).map(({ id }) => id)])
})

test('two full carts lose nothing', () => {
  expect(newestLines(many(100), many(100, 100))).toEqual(joinLines(many(100), many(100, 100)))
})
