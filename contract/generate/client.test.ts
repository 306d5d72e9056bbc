import Type from 'typebox'
import { expect, test } from 'vitest'
import { operationKey } from '../src/operation.ts'
import { allOperations } from '../src/operations.ts'
import { named, nullable, optional, Timestamp } from '../src/scalars.ts'
import { staleFiles } from './client.ts'
import { valueTree } from './dates.ts'
import { isStale } from './operations.ts'
import type { Schema } from './schema.ts'
import { TypePrinter } from './types.ts'

test('the generated client is up to date', async () => {
  expect(await staleFiles()).toEqual([])
})

test('the list of operations is up to date, and names each once', async () => {
  expect(await isStale()).toBe(false)
  const keys = allOperations.map(operationKey)
  expect(new Set(keys).size).toBe(keys.length)
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
  expect(printer.declarations).toEqual(expected)
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
