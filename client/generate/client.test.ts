import { expect, test } from 'vitest'
import { isPersonal } from './client-module.ts'
import { valueTree } from './dates.ts'
import { listingOf } from './listing.ts'
import type { Schema } from './schema.ts'
import { TypePrinter } from './types.ts'

const object = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})
const instant: Schema = { type: 'string', format: 'date-time' }
const sale: Schema = {
  ...object(
    {
      opens: instant,
      closes: { ...instant, nullable: true },
      lines: { type: 'array', items: object({ at: instant }) },
    },
    ['closes'],
  ),
  title: 'Sale',
}
const message = object({ sale: { ...sale, nullable: true }, kind: { type: 'string', enum: ['A', 'B'] } })

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

const answer = (metadata: Readonly<Record<string, Schema>>) =>
  object({ items: { type: 'array', items: object({}) }, paging: object(metadata) })
const queryOf = (query: Readonly<Record<string, Schema>>) => object({ query: object(query) })
const whole = object({})
test.for([
  ['cursors', queryOf({ cursorPaging: whole }), answer({ cursors: whole }), { kind: 'cursor' }],
  ['offsets', queryOf({ paging: whole }), answer({ total: whole }), { kind: 'offset' }],
  [
    'a text',
    queryOf({ paging: whole, filter: { type: 'string' } }),
    answer({ total: whole }),
    { kind: 'offset', text: true },
  ],
  ['none', queryOf({ filter: whole }), answer({ total: whole }), undefined],
] as const)('paged by %s', ([, request, response, expected]) => {
  const listing = expected && { query: 'query', items: 'items', metadata: 'paging', ...expected }
  expect(listingOf(request, response)).toEqual(listing)
})
