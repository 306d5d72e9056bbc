import { readFile } from 'node:fs/promises'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { operationKey } from '../src/operation.ts'
import { allOperations } from '../src/operations.ts'
import { named, nullable, optional, Timestamp, text } from '../src/scalars.ts'
import { isPersonal } from './client-module.ts'
import { valueTree } from './dates.ts'
import { listingOf } from './listing.ts'
import { isStale } from './operations.ts'
import type { Schema } from './schema.ts'
import { TypePrinter } from './types.ts'
import { digestOf, wireFile } from './wire.ts'

test('the list of operations is up to date, and names each once', async () => {
  expect(await isStale()).toBe(false)
  const keys = allOperations.map(operationKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test('wire.txt has the line of every operation', async () => {
  const written = await readFile(new URL('../wire.txt', import.meta.url), 'utf8')
  expect(written.split('\n'), 'npm run generate').toEqual(wireFile().split('\n'))
})

test('the digest of a schema changes with what it accepts, not with how it is written', () => {
  const Title = text(50)
  const digest = digestOf(Type.Object({ title: Title, kind: Type.Unsafe({ enum: ['A', 'B'] }) }))
  expect(digestOf(named('Other', Type.Object({ kind: Type.Unsafe({ enum: ['B', 'A'] }), title: Title })))).toBe(digest)
  expect(digestOf(Type.Object({ kind: Type.Unsafe({ enum: ['A', 'B'] }) }))).not.toBe(digest)
  expect(digestOf(Type.Object({ title: text(51), kind: Type.Unsafe({ enum: ['A', 'B'] }) }))).not.toBe(digest)
  expect(digestOf(Type.Object({ title: Title, kind: Type.Unsafe({ enum: ['A'] }) }))).not.toBe(digest)
})

const Sale = named(
  'Sale',
  Type.Object({
    opens: Timestamp,
    closes: optional(nullable(Timestamp)),
    lines: Type.Array(Type.Object({ at: Timestamp })),
  }),
)
const message = Type.Object({
  sale: nullable(Sale),
  kind: Type.Unsafe<string>({ type: 'string', enum: ['A', 'B'] }),
}) as Schema // a TypeBox schema is a JSON schema

test.for([
  {
    direction: 'response' as const,
    expected: [
      "export interface Answer {\n  sale: Sale | null\n  kind: 'A' | 'B'\n}",
      'export interface Sale {\n  opens: Date\n  closes?: Date | null\n  lines: Array<{\n    at: Date\n  }>\n}',
    ],
  },
  {
    direction: 'request' as const,
    expected: [
      "export interface Answer {\n  sale: SaleInput | null\n  kind: 'A' | 'B'\n}",
      'export interface SaleInput {\n  opens: Date | string\n  closes?: Date | string | null\n  lines: Array<{\n    at: Date | string\n  }>\n}',
    ],
  },
])('types of a $direction', ({ direction, expected }) => {
  const printer = new TypePrinter('m')
  printer.declare('Answer', message, direction)
  expect([...printer.declarations.values()]).toEqual(expected)
})

test('one name means one shape within a module', () => {
  const printer = new TypePrinter('m')
  printer.print({ title: 'Price', type: 'object', properties: { amount: { type: 'string' } } }, 'response')
  expect(() =>
    printer.print({ title: 'Price', type: 'object', properties: { value: { type: 'string' } } }, 'response'),
  ).toThrow('Price')
})

test('the tree says where dates stand', () => {
  expect(valueTree(message)).toEqual({ sale: { opens: 'date', closes: 'date', lines: { at: 'date' } } })
})

test.for([
  ['ecom.current-cart', 'addToCurrentCart', true],
  ['ecom.current-cart-v-2', 'getCurrentCart', true],
  ['ecom.cart', 'addToCart', false],
  ['redirects.redirects', 'createRedirectSession', true],
  ['members.members', 'deleteMyMember', true],
  ['members.members', 'getMember', false],
] as const)('%s.%s is of the caller alone: %s', ([module, name, personal]) => {
  expect(isPersonal({ module, name })).toBe(personal)
})

const answer = (metadata: object) =>
  Type.Object({ items: Type.Array(Type.Object({})), paging: Type.Object(metadata as never) }) as Schema
const queryOf = (query: object) => Type.Object({ query: Type.Object(query as never) }) as Schema
const whole = Type.Object({})
test.for([
  ['cursors', queryOf({ cursorPaging: whole }), answer({ cursors: whole }), { kind: 'cursor' }],
  ['offsets', queryOf({ paging: whole }), answer({ total: whole }), { kind: 'offset' }],
  [
    'a text',
    queryOf({ paging: whole, filter: Type.String() }),
    answer({ total: whole }),
    { kind: 'offset', text: true },
  ],
  ['none', queryOf({ filter: whole }), answer({ total: whole }), undefined],
] as const)('paged by %s', ([, request, response, expected]) => {
  const listing = expected && { query: 'query', items: 'items', metadata: 'paging', ...expected }
  expect(listingOf(request, response)).toEqual(listing)
})
