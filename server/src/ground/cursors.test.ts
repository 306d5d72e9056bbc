import { expect, test } from 'vitest'
import { signedCursors } from './cursors.ts'

const now = new Date('2026-06-01T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const DAY = 24 * 60 * 60 * 1000
const cursors = signedCursors('secret')
const sealed = cursors.seal('products', { keys: ['a', 'ü'], limit: 5 }, now)

test('a cursor opens as it was sealed', () => {
  expect(cursors.open('products', sealed, now)).toEqual({ keys: ['a', 'ü'], limit: 5 })
  expect(sealed).toMatch(/^[\w-]+\.[\w-]{22}$/)
})

test.for([
  ['at the end of the day', after(DAY), true],
  ['a moment later', after(DAY + 1), false],
] as const)('a cursor is good for 24 hours: %s', ([, at, good]) => {
  expect(cursors.open('products', sealed, at) !== undefined).toBe(good)
})

test('a cursor opens for its own purpose alone, and does not reveal it', () => {
  expect(cursors.open('orders', sealed, now)).toBeUndefined()
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('products')
})

const [payload = '', signature = ''] = sealed.split('.')
test.for([
  ['nothing', ''],
  ['no signature', payload],
  ['an empty signature', `${payload}.`],
  ['another payload', `${payload.slice(0, -2)}AA.${signature}`],
  ['another signature', `${payload}.${'A'.repeat(22)}`],
  ['a longer signature', `${sealed}A`],
  ['a signature of as many characters but more bytes', `${payload}.${'ä'.repeat(22)}`],
  ['one of another secret', signedCursors('other').seal('products', {}, now)],
  ['a text', 'x.y.z'],
] as const)('a cursor is refused: %s', ([, text]) => {
  expect(cursors.open('products', text, now)).toBeUndefined()
})
