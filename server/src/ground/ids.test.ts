import { expect, test } from 'vitest'
import { derivedId, isUuid, newId } from './ids.ts'

const noon = new Date('2026-06-01T12:00:00Z')

test('ids are UUID v7 and say when they were made', () => {
  const id = newId(noon)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(noon.getTime())
})

test('ids of one millisecond differ and sort in the order they were made', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(noon))
  expect(new Set(ids).size).toBe(ids.length)
  // The count starts anywhere and may pass its end once.
  const breaks = ids.filter((id, i) => i > 0 && id < ids[i - 1]!).length
  expect(breaks).toBeLessThanOrEqual(1)
})

test('a name alone has one id under its owner, and another under another', () => {
  const id = derivedId('order confirmation', 'a')
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isUuid(id)).toBe(true)
  expect([
    derivedId('order confirmation', 'a'),
    derivedId('order confirmation a'),
    derivedId('a', 'order confirmation'),
  ]).toEqual([id, expect.not.stringContaining(id), expect.not.stringContaining(id)])
})
