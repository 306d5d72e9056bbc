import { allOperations } from '@fairground/contract/operations.ts'
import { expect, test } from 'vitest'
import { isCountry, isSubdivision } from './places.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test('the countries are those of ISO 3166-1, and Kosovo', () => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry)
  expect(codes).toHaveLength(250)
  expect(codes).toEqual(expect.arrayContaining(['GB', 'DE', 'US', 'AQ', 'XK']))
  for (const code of ['XX', 'ZZ', 'EU', 'UK', 'QO', 'SU', 'AN', 'gb', 'constructor'])
    expect(isCountry(code)).toBe(false)
})

test.for([
  ['US', 'US-NY', true],
  ['GB', 'GB-LND', true],
  ['AT', 'AT-9', true],
  ['US', 'US-ZZ', false],
  ['US', 'CA-ON', false],
  ['XX', 'XX-AA', false],
] as const)('%s has the part %s: %s', ([country, code, known]) => {
  expect(isSubdivision(country, code)).toBe(known)
})

/** Places in a schema that take a country code by its form alone. */
function formsAlone(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { pattern, format } = schema as { pattern?: unknown; format?: unknown }
  if (pattern === '^[A-Z]{2}$' && format !== 'country') return [at]
  return Object.entries(schema).flatMap(([key, part]) => formsAlone(part, `${at}.${key}`))
}

test('every country of a request is one that exists', () => {
  expect(allOperations.flatMap(({ module, name, request }) => formsAlone(request, `${module}.${name}`))).toEqual([])
})
