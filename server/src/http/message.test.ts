import { describe, expect, test } from 'vitest'
import { InvalidArgument } from '../ground/api-error.ts'
import { messageOfQuery, parseJson, setNested } from './message.ts'

const packed = (text: string | Buffer) => Buffer.from(text).toString('base64url')
const refusal = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof InvalidArgument)) throw error
    return error.violations.map(({ field, violatedRule }) => `${violatedRule} ${field}`).join()
  }
  return 'taken'
}

describe('a query string', () => {
  test.for([
    [
      'dots nest',
      { 'query.paging.limit': '5', 'query.filter': 'x' },
      { query: { paging: { limit: '5' }, filter: 'x' } },
    ],
    ['repeated keys are lists', { fields: ['A', 'B'] }, { fields: ['A', 'B'] }],
    [
      'a later field does not lose to a scalar before it',
      { query: '1', 'query.limit': '2' },
      { query: { limit: '2' } },
    ],
    ['deeper than six is left out', { 'a.b.c.d.e.f.g': '1', b: '2' }, { b: '2' }],
    ['prototypes are left out', { '__proto__.x': '1', 'a.__proto__.x': '1' }, {}],
  ] as const)('%s', ([, query, expected]) => {
    const { message, fromText } = messageOfQuery(query as never)
    expect(JSON.stringify(message)).toBe(JSON.stringify(expected))
    expect(fromText).toBe(true)
    expect(({} as { x?: string }).x).toBeUndefined()
  })

  test('`.r` holds the whole message and wins over the rest', () => {
    expect(messageOfQuery({ '.r': packed('{"a":[1,true]}'), b: '1' })).toEqual({
      message: { a: [1, true] },
      fromText: false,
    })
  })
  test.for([
    ['standard base64 signs', 'a+/b'],
    ['no JSON', packed('{"a"')],
    ['no object', packed('7')],
    ['no UTF-8', packed(Buffer.from([0xff]))],
    ['over 8 kB', packed(`{"a":"${'x'.repeat(8192)}"}`)],
    ['far over 8 kB', 'A'.repeat(100_000)],
  ] as const)('`.r` with %s is refused', ([, text]) => {
    expect(refusal(() => messageOfQuery({ '.r': text }))).toBe('FORMAT .r')
  })
})

describe('a body', () => {
  const parse = (text: string | Buffer) => parseJson(Buffer.from(text), 'body')
  test.for([
    ['broken', '{', 'FORMAT body'],
    ['a list', '[]', 'FORMAT body'],
    ['null', 'null', 'FORMAT body'],
    ['two values', '{}{}', 'FORMAT body'],
    ['a byte order mark', '\ufeff{}', 'taken'],
    ['a prototype', '{"a":{"__proto__":{}}}', 'FIELD_NOT_ALLOWED __proto__'],
    ['an escaped prototype', '{"\\u005f_proto__":{"x":1}}', 'FIELD_NOT_ALLOWED __proto__'],
    ['an escaped prototype in a list', '{"a":[{"b":{"__\\u0070roto__":1}}]}', 'FIELD_NOT_ALLOWED __proto__'],
    ['the word in a text', '{"a":"__proto__"}', 'taken'],
  ] as const)('%s', ([, text, expected]) => {
    expect(refusal(() => parse(text))).toBe(expected)
  })
  test.for([
    ['nested deeper than 200', `{"a":${'['.repeat(200)}${']'.repeat(200)}}`, 'VALIDATION body'],
    ['nested 200 deep', `{"a":${'['.repeat(199)}${']'.repeat(199)}}`, 'taken'],
    ['nested deeper than the stack', `{"a":${'['.repeat(500_000)}`, 'VALIDATION body'],
    ['brackets and quotes in a text', `{"a":"${'[{\\"'.repeat(60_000)}"}`, 'taken'],
    ['50,000 lists', `{"a":[${'[],'.repeat(49_997)}0]}`, 'taken'],
    ['more lists', `{"a":[${'[],'.repeat(49_998)}0]}`, 'MAX_SIZE body'],
    ['more objects', `{"a":[${'{},'.repeat(49_998)}0]}`, 'MAX_SIZE body'],
    ['more keys', `{"a":{${'"b":0,'.repeat(49_998)}"c":0}}`, 'MAX_SIZE body'],
    ['more texts', `{"a":[${'"",'.repeat(49_998)}0]}`, 'MAX_SIZE body'],
    ['more than 500,000 numbers', `{"a":[${'0,'.repeat(500_001)}0]}`, 'MAX_SIZE body'],
    ['many numbers', `{"a":[${'0,'.repeat(400_000)}0]}`, 'taken'],
    ['a text that does not end', '{"a":"\\', 'FORMAT body'],
  ] as const)('%s', ([, text, expected]) => {
    expect(refusal(() => parse(text))).toBe(expected)
  })
})

test('setNested never writes into a prototype', () => {
  const target: Record<string, unknown> = {}
  setNested(target, ['constructor', 'prototype', 'x'], 1)
  expect(({} as { x?: number }).x).toBeUndefined()
  expect(Object.hasOwn(target, 'constructor')).toBe(true)
})
