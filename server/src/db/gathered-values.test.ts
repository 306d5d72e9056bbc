import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import type { Db } from '../ground/database.ts'
import { openPool } from './database.ts'
import { sentBy } from './gathered.fixture.ts'
import { gathered } from './gathered.ts'
import { jsonOrNull, type ParamsOf } from './statement.ts'

/** Gives its values back. */
const echo = gathered(
  {
    name: 'gatheredvaluesTest.echo',
    params: {
      id: 'uuid?',
      text: 'text?',
      whole: 'int8?',
      part: 'float8?',
      yes: 'bool?',
      at: 'timestamptz?',
      doc: jsonOrNull<unknown>(),
      ids: 'uuid[]?',
      texts: 'text?[]',
      wholes: 'int8[]',
      times: 'timestamptz?[]',
      docs: 'jsonb[]',
    },
    row: { values: 'text' },
    sql: `select row($2::uuid, $3::text, $4::int8, $5::float8, $6::bool, $7::timestamptz, $8::jsonb, $9::uuid[], $10::text[], $11::int8[],
      $12::timestamptz[], $13::jsonb[])::text as values where $1::uuid is not null`,
  },
  {
    sql: (calls) => `
    select w.n, row(w.id, w.text, w.whole, w.part, w.yes, w.at, w.doc, w.ids, w.texts, w.wholes, w.times, w.docs)::text as values
    from ${calls} where $1::uuid is not null`,
  },
)
type Values = ParamsOf<typeof echo>
const SIMPLE: Values = {
  id: null,
  text: null,
  whole: null,
  part: null,
  yes: null,
  at: null,
  doc: null,
  ids: null,
  texts: [],
  wholes: [],
  times: [],
  docs: [],
}

let db: Db
let sent: string[]
let close: () => Promise<void>
beforeAll(async () => {
  const { connectionString, drop } = await freshDatabase()
  const pool = openPool({ connectionString, max: 4, statementTimeoutMs: 5_000 })
  db = pool.forSite(randomUUID())
  sent = sentBy(pool)
  close = async () => {
    await pool.end()
    await drop()
  }
})
afterAll(() => close())

describe('values are those of a call alone', () => {
  /** A transaction sends each call as it is. */
  const alone = (values: Values) => db.inTx((tx) => tx.row(echo, values))
  const same = async (all: readonly Values[]) => {
    sent.length = 0
    const together = await Promise.all(all.map((values) => db.row(echo, values)))
    expect(sent).toEqual(['echoMany'])
    for (const [i, values] of all.entries()) expect(together[i]).toEqual(await alone(values))
  }

  const times = [new Date('2026-06-01T12:00:00.250Z'), new Date('1969-12-31T23:59:59.999Z')]
  test.for<[string, Partial<Values>]>([
    ['nulls, empty lists', {}],
    ['a document null', { doc: null, docs: ['null'] }],
    ['documents that hold null', { doc: { none: null, list: [null] } }],
    ['documents of one value', { doc: 'null' }],
    ['documents of lists', { doc: [[1], [2, [3]]] }],
    ['whole numbers above 2^53', { whole: 9_007_199_254_740_993n, wholes: [-9_223_372_036_854_775_808n, 1n] }],
    ['fractions', { part: 0.1 + 0.2 }],
    ['no number', { part: Number.NaN }],
    ['times', { at: times[0]!, times: [times[1]!, null] }],
    ['unicode', { text: 'Zoë 🎪\u2028', texts: ['日本', '🎪'], doc: { 'ключ 🎪': '\u0001"' } }],
    [
      'what lists are written with',
      { texts: ['', 'NULL', null, 'a,b', '"', '\\', '{}', '{a,"b\\"}', ' x ', "'", '\n'] },
    ],
    ['text that looks like a list', { text: '{a,"b",NULL}' }],
    ['ids', { id: randomUUID(), ids: [randomUUID(), randomUUID()], yes: false }],
  ])('%s', ([, values]) => same([{ ...SIMPLE, ...values }, SIMPLE, { ...SIMPLE, text: 'another', yes: true }]))

  test('any texts', async () => {
    const text = fc.string({ unit: 'grapheme' }).map((made) => made.replaceAll('\0', ''))
    const value = fc.record({ text, texts: fc.array(fc.option(text)), doc: fc.jsonValue() as fc.Arbitrary<unknown> })
    const clean = fc
      .array(value, { minLength: 2, maxLength: 8 })
      .filter((all) => !JSON.stringify(all).includes('\\u0000'))
    await fc.assert(
      fc.asyncProperty(clean, (all) => same(all.map((values) => ({ ...SIMPLE, ...values })))),
      { numRuns: 30 },
    )
  })
})

describe('a call that is refused fails alone', () => {
  test.for<[string, Partial<Values>, unknown]>([
    ['a text with a zero', { text: 'a\0' }, '22021'],
    ['a document with a zero', { doc: { a: 'a\0' } }, '22P05'],
    ['an id that is none', { id: 'none' }, '22P02'],
    ['a list with an id that is none', { ids: ['none'] }, '22P02'],
    ['a document that is none', { doc: 1n }, undefined],
  ])('%s', async ([, values, code]) => {
    const calls = [SIMPLE, { ...SIMPLE, ...values }, SIMPLE].map((each) => db.row(echo, each).catch(({ code }) => code))
    const [first, refused, last] = await Promise.all(calls)
    expect([first, last]).toEqual(Array(2).fill({ values: expect.stringContaining('{}') }))
    expect(refused).toBe(code)
  })
})
