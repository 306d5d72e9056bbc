import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { conform, type Shape } from './conform.ts'
import { Violations } from './violations.ts'

const asShape = (schema: unknown) => schema as Shape // TypeBox schemas are JSON schemas
const nullable = <S extends object>(schema: S) => ({ ...schema, nullable: true })
const free = { type: 'object', free: true }

function conformed(schema: unknown, value: unknown, fromQuery = false) {
  const violations = new Violations()
  const copy = conform(asShape(schema), value, { fromQuery, violations })
  return { copy, found: violations.found.map(({ field, violatedRule }) => `${violatedRule} ${field}`) }
}

const product = Type.Object({
  name: Type.String(),
  price: Type.Number(),
  tags: Type.Array(Type.String()),
  media: Type.Array(Type.Object({ url: Type.String() })),
  seo: Type.Object({ title: Type.String() }),
  visible: Type.Boolean(),
})

describe('copies what the schema names', () => {
  test.for([
    ['unknown fields are left behind', { name: 'a', siteId: 'x' }, { name: 'a' }],
    [
      'at every depth',
      { seo: { title: 'a', x: 1 }, media: [{ url: 'u', y: 2 }] },
      { seo: { title: 'a' }, media: [{ url: 'u' }] },
    ],
    [
      'names of the prototype are unknown fields',
      JSON.parse('{"name":"a","constructor":{},"toString":1}'),
      { name: 'a' },
    ],
    ['null is as good as absent', { name: null, price: 1 }, { price: 1 }],
    ['a null in a list stays, for the schema to refuse', { tags: ['a', null] }, { tags: ['a', null] }],
    ['wrong types stay, for the schema to refuse', { name: 1, tags: 'a', seo: [] }, { name: 1, tags: 'a', seo: [] }],
    ['texts are not read as numbers', { price: '7', visible: 'true' }, { price: '7', visible: 'true' }],
  ] as const)('%s', ([, given, expected]) => {
    expect(conformed(product, given)).toEqual({ copy: expected, found: [] })
  })

  test('null stays where the schema knows it: it empties a field', () => {
    const change = Type.Object({ note: nullable(Type.String()), seo: nullable(Type.Object({ title: Type.String() })) })
    expect(conformed(change, { note: null, seo: null }).copy).toEqual({ note: null, seo: null })
  })

  test('a copy is independent of its source', () => {
    const given = { seo: { title: 'a' } }
    const { copy } = conformed(product, given) as { copy: typeof given }
    copy.seo.title = 'b'
    expect(given.seo.title).toBe('a')
  })
})

describe('reads a query string', () => {
  test.for([
    ['numbers', { price: '7' }, { price: 7 }],
    ['decimals and exponents', { price: '-1.5e2' }, { price: -150 }],
    ['booleans', { visible: 'true' }, { visible: true }],
    ['one value for a list', { tags: 'a' }, { tags: ['a'] }],
    ['no number, for the schema to refuse', { price: '7x' }, { price: '7x' }],
    ['no hexadecimal', { price: '0x10' }, { price: '0x10' }],
    ['no empty number', { price: '' }, { price: '' }],
    ['no leading zeros', { price: '007' }, { price: '007' }],
    ['no other truths', { visible: '1' }, { visible: '1' }],
  ] as const)('%s', ([, given, expected]) => {
    expect(conformed(product, given, true).copy).toEqual(expected)
  })
})

describe('text that PostgreSQL cannot store', () => {
  test.for([
    ['NUL', { name: 'a\0' }, 'FORMAT name'],
    ['half a surrogate pair', { name: 'a\ud83d' }, 'FORMAT name'],
    ['in a list', { tags: ['a', '\0'] }, 'FORMAT tags[1]'],
    ['deep down', { media: [{ url: '\udc00' }] }, 'FORMAT media[0].url'],
  ] as const)('%s', ([, given, expected]) => {
    expect(conformed(product, given).found).toEqual([expected])
  })
  test.for([
    ['in a free object', { a: ['\0'] }, 'FORMAT .a[0]'],
    ['in the key of a free object', { 'a\0': 1 }, 'FORMAT '],
  ] as const)('%s', ([, given, expected]) => {
    expect(conformed(free, given).found).toEqual([expected])
  })
  test('in the key of a map', () => {
    const map = { type: 'object', patternProperties: { '.*': { type: 'string' } } }
    expect(conformed(map, { 'a\0': 'b' }).found).toEqual(['FORMAT '])
  })
})

describe('keys of a map are data, whatever they are called', () => {
  const map = {
    type: 'object',
    patternProperties: { '.*': { type: 'object', properties: { admin: { type: 'boolean' } } } },
  }
  // As a parser makes it that does not refuse the key: an own property, not the prototype.
  const given = JSON.parse('{"__proto__":{"admin":true},"constructor":{"admin":false}}')
  const copy = conformed(map, given).copy as Record<string, { admin: boolean }>

  test('a key that names the prototype is copied as a key and changes no prototype', () => {
    expect(Object.keys(copy)).toEqual(['__proto__', 'constructor'])
    expect(copy.admin).toBeUndefined()
  })
  test('a map has nothing under a key that nobody sent', () => {
    expect(copy.constructor).toEqual({ admin: false })
    expect(conformed(map, {}).copy).not.toHaveProperty('toString')
    expect('toString' in copy).toBe(false)
  })
})

test('a free object is nested at most 50 deep', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) })
  expect(conformed(free, nested(49)).found).toEqual([])
  expect(conformed(free, nested(50)).found).toHaveLength(1)
})

test('a free object has as many bytes as its schema says', () => {
  const bounded = { ...free, maxBytes: 1000 }
  const sized = (bytes: number): object => ({ a: 'é'.repeat((bytes - '{"a":""}'.length) / 2) })
  expect(conformed(bounded, sized(1000)).found).toEqual([])
  expect(conformed({ type: 'object', properties: { extra: bounded } }, { extra: sized(1002) }).found).toEqual([
    'MAX_SIZE extra',
  ])
})
