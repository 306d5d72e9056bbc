import Type, { type TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { InvalidArgument } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'
import { conform, type Shape } from './conform.ts'
import { validator } from './validate.ts'
import { MOST_VIOLATIONS, Violations } from './violations.ts'

const complaints = (schema: TSchema, message: unknown) => {
  try {
    validator(schema)(message, new Violations())
  } catch (error) {
    if (!(error instanceof InvalidArgument)) throw error
    return error.violations.map(({ field, violatedRule, data }) => [violatedRule, field, data?.threshold])
  }
  return []
}

test('null empties a field that is nullable, one of an enumeration too', () => {
  const kind = { type: 'string', enum: ['A', 'B'] }
  const schema = Type.Object({
    chosen: Type.Optional(Type.Unsafe(kind)),
    emptied: Type.Optional(Type.Unsafe({ ...kind, nullable: true })),
  })
  expect(complaints(schema, { chosen: 'A', emptied: null })).toEqual([])
  expect(complaints(schema, { emptied: 'C' })).toEqual([['INVALID_ENUM_VALUE', 'emptied', undefined]])
  expect(complaints(schema, { chosen: null })).toEqual([['FORMAT', 'chosen', undefined]])
})

describe('Ajv’s refusals get the names of the specification', () => {
  test.for([
    ['a missing field', Type.Object({ a: Type.String() }), {}, ['REQUIRED_FIELD', 'a', undefined]],
    [
      'a missing field deep down',
      Type.Object({ a: Type.Array(Type.Object({ b: Type.String() })) }),
      { a: [{}] },
      ['REQUIRED_FIELD', 'a[0].b', undefined],
    ],
    ['a wrong type', Type.Object({ a: Type.Integer() }), { a: 'x' }, ['FORMAT', 'a', undefined]],
    [
      'a type that is none of several',
      Type.Object({ a: Type.Unsafe({ type: ['string', 'null'] }) }),
      { a: {} },
      ['FORMAT', 'a', undefined],
    ],
    [
      'a mistake beside a value of one of several types',
      Type.Object({ a: Type.Unsafe({ type: ['string', 'null'] }), b: Type.Integer() }),
      { a: null, b: 'x' },
      ['FORMAT', 'b', undefined],
    ],
    ['a fraction for a whole number', Type.Object({ a: Type.Integer() }), { a: 1.5 }, ['FORMAT', 'a', undefined]],
    ['a number too small', Type.Object({ a: Type.Integer({ minimum: 1 }) }), { a: 0 }, ['MIN', 'a', 1]],
    ['a number too large', Type.Object({ a: Type.Integer({ maximum: 9 }) }), { a: 10 }, ['MAX', 'a', 9]],
    ['a text too short', Type.Object({ a: Type.String({ minLength: 2 }) }), { a: 'x' }, ['MIN_LENGTH', 'a', 2]],
    ['a text too long', Type.Object({ a: Type.String({ maxLength: 2 }) }), { a: 'xxx' }, ['MAX_LENGTH', 'a', 2]],
    [
      'an unknown value',
      Type.Object({ a: Type.Unsafe<string>({ type: 'string', enum: ['A'] }) }),
      { a: 'B' },
      ['INVALID_ENUM_VALUE', 'a', undefined],
    ],
    ['too few', Type.Object({ a: Type.Array(Type.String(), { minItems: 1 }) }), { a: [] }, ['MIN_SIZE', 'a', 1]],
    [
      'too many',
      Type.Object({ a: Type.Array(Type.String(), { maxItems: 1 }) }),
      { a: ['x', 'y'] },
      ['MAX_SIZE', 'a', 1],
    ],
    ['no id', Type.Object({ a: Type.String({ format: 'uuid' }) }), { a: 'x' }, ['FORMAT', 'a', undefined]],
    ['no address', Type.Object({ a: Type.String({ format: 'email' }) }), { a: 'x' }, ['FORMAT', 'a', undefined]],
    ['another form', Type.Object({ a: Type.String({ pattern: '^[0-9]+$' }) }), { a: 'x' }, ['FORMAT', 'a', undefined]],
    [
      'a key with a dot and a slash',
      Type.Object({ 'a/b~c': Type.Integer() }),
      { 'a/b~c': 'x' },
      ['FORMAT', 'a/b~c', undefined],
    ],
  ] as const)('%s', ([, schema, message, expected]) => {
    expect(complaints(schema, message)).toEqual([expected])
  })

  test('all of it at once, each field once per kind', () => {
    const schema = Type.Object({ a: Type.Integer({ maximum: 1 }), b: Type.String() })
    expect(complaints(schema, { a: 2 })).toEqual([
      ['REQUIRED_FIELD', 'b', undefined],
      ['MAX', 'a', 1],
    ])
  })

  test('earlier violations are reported, too, even when the schema is content', () => {
    const found = new Violations()
    found.add({ field: 'a', description: message('violations.notValid'), violatedRule: 'FORMAT' })
    expect(() => validator(Type.Object({}))({}, found)).toThrow(InvalidArgument)
    expect(() => validator(Type.Object({}))({}, new Violations())).not.toThrow()
  })
})

test('no more than a hundred are collected, and the rest of the message is not visited', () => {
  let visited = 0
  const list = new Proxy(Array.from({ length: 100_000 }), {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) visited++
      return Reflect.get(target, key)
    },
  })
  const violations = new Violations()
  const message = conform(
    Type.Object({ a: Type.Array(Type.Integer(), { maxItems: 1000 }) }) as Shape,
    { a: list },
    { fromQuery: false, violations },
  )
  expect(() => validator(Type.Object({ a: Type.Array(Type.Integer()) }))(message, violations)).toThrow(InvalidArgument)
  expect(violations.found.length).toBe(MOST_VIOLATIONS)
  expect(visited).toBeLessThanOrEqual(2000)
})

describe('an instant', () => {
  const schema = Type.Object({ at: Type.String({ format: 'date-time' }) })
  test.for([
    ['2026-05-01T10:00:00Z', true],
    ['2026-05-01T10:00:00.123456Z', true],
    ['2026-05-01T10:00:00+05:30', true],
    ['2024-02-29T00:00:00Z', true],
    ['0001-01-01T00:00:00Z', true],
    ['9999-12-31T23:59:59Z', true],
    ['2025-02-29T00:00:00Z', false],
    ['2026-05-01T10:00:60Z', false],
    ['2016-12-31T23:59:60Z', false],
    ['0001-01-01T00:00:00+01:00', false],
    ['9999-12-31T23:59:59-01:00', false],
    ['0000-01-01T00:00:00Z', false],
    ['2026-05-01T10:00:00', false],
    ['2026-05-01', false],
    ['yesterday', false],
  ] as const)('%s: %s', ([at, taken]) => {
    expect(complaints(schema, { at })).toEqual(taken ? [] : [['FORMAT', 'at', undefined]])
  })
})
