import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { InvalidArgument } from '../ground/api-error.ts'
import { signedCursors } from '../ground/cursors.ts'
import type { Db } from '../ground/database.ts'
import { openPool, type Pool } from './database.ts'
import { countMatching, cursorPage, type OffsetRequest, offsetPage } from './pages.ts'
import type { QuerySpec } from './query-sql.ts'

interface Thing {
  readonly id: string
  readonly name: string
  readonly n: number | null
  readonly at: Date
  readonly ok: boolean
  readonly tags: readonly string[]
}

const NAMES = ['Anna', 'anna', 'Ben', '100%', 'a_b', 'back\\slash', "o'hara", 'Zoë']
const TAGS = ['red', 'green', 'blue']
const things: readonly Thing[] = Array.from({ length: 48 }, (_, i) => ({
  id: `00000000-0000-4000-8000-0000000000${String(i).padStart(2, '0')}`,
  name: NAMES[i % NAMES.length]!,
  n: i % 5 === 0 ? null : i % 7,
  at: new Date(Date.UTC(2026, 0, 1 + (i % 6))),
  ok: i % 2 === 0,
  tags: TAGS.filter((_tag, t) => (i >> t) % 2 === 1),
}))

const spec: QuerySpec = {
  from: 'things t',
  site: 't.site_id',
  columns: 't.id',
  fields: {
    id: { sql: 't.id', type: 'uuid', sortable: true },
    name: { sql: 't.name', type: 'text', sortable: true },
    n: { sql: 't.n', type: 'int8' },
    at: { sql: 't.at', type: 'timestamptz', sortable: true },
    ok: { sql: 't.ok', type: 'bool', sortable: true },
    tags: {
      sql: 't.tags',
      type: 'text[]',
      items: {
        from: 'unnest(t.tags) as tag where true',
        fields: { name: { sql: 'tag', type: 'text' }, length: { sql: 'length(tag)', type: 'int8' } },
        alone: { name: { sql: 't.tags', type: 'text[]' } },
      },
    },
    hidden: { sql: 't.name', type: 'text', filterable: false, sortable: true },
  },
  tieBreak: { sql: 't.id', type: 'uuid' },
}

const now = new Date('2026-06-01T12:00:00Z')
const cursors = signedCursors('secret')
let pool: Pool
let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  pool = openPool({ connectionString: database.connectionString, max: 4, statementTimeoutMs: 5_000 })
  db = pool.forSite(randomUUID())
  await pool.raw.query(
    `create table things (site_id uuid, id uuid, name text collate "C", n int8, at timestamptz, ok bool, tags text[])`,
  )
  for (const site of [db.siteId, randomUUID()])
    for (const { id, name, n, at, ok, tags } of things)
      await pool.raw.query('insert into things values ($1, $2, $3, $4, $5, $6, $7)', [site, id, name, n, at, ok, tags])
})
afterAll(async () => {
  await pool.end()
  await drop()
})

const found = async (filter: unknown): Promise<number[]> => {
  const { rows } = await offsetPage<{ id: string }>(
    spec,
    { filter: filter as Record<string, unknown>, paging: { limit: 100 } },
    { db },
  )
  return rows.map(({ id }) => things.findIndex((thing) => thing.id === id))
}
const complaint = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof InvalidArgument)) throw error
    return error.violations.map(({ field, violatedRule }) => `${violatedRule} ${field}`).join()
  }
  return 'taken'
}

/** True when rows in memory meet a filter. */
function holds(thing: Thing, filter: Record<string, unknown>): boolean {
  return Object.entries(filter).every(([key, value]) => {
    if (key === '$and') return (value as Record<string, unknown>[]).every((part) => holds(thing, part))
    if (key === '$or') return (value as Record<string, unknown>[]).some((part) => holds(thing, part))
    if (key === '$not') return !holds(thing, value as Record<string, unknown>)
    const actual = thing[key as keyof Thing]
    return Object.entries(value as Record<string, unknown>).every(([operator, operand]) =>
      Array.isArray(actual) ? listHolds(actual, operator, operand) : scalarHolds(actual as never, operator, operand),
    )
  })
}

function listHolds(actual: readonly string[], operator: string, operand: unknown): boolean {
  const operands = (Array.isArray(operand) ? operand : [operand]) as string[]
  if (operator === '$hasAll') return operands.every((tag) => actual.includes(tag))
  const some = operands.some((tag) => actual.includes(tag))
  return operator === '$ne' || operator === '$nin' ? !some : some
}

function scalarHolds(actual: string | number | boolean | Date | null, operator: string, operand: unknown): boolean {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  const wire = (value: unknown) => (actual instanceof Date && typeof value === 'string' ? Date.parse(value) : value)
  const [a, b] = [plain(actual), Array.isArray(operand) ? operand.map(wire) : wire(operand)]
  const text = String(actual).toLowerCase()
  switch (operator) {
    case '$eq':
      return a === b
    case '$ne':
      return a !== b
    case '$in':
      return a !== null && (b as unknown[]).includes(a)
    case '$nin':
      return a === null || !(b as unknown[]).includes(a)
    case '$exists':
      return (a !== null) === operand
    case '$startsWith':
      return text.startsWith(String(operand).toLowerCase())
    case '$endsWith':
      return text.endsWith(String(operand).toLowerCase())
    case '$contains':
      return text.includes(String(operand).toLowerCase())
    default:
      break
  }
  if (a === null) return false
  const [x, y] = [a as number, b as number]
  return operator === '$gt' ? x > y : operator === '$gte' ? x >= y : operator === '$lt' ? x < y : x <= y
}

const comparison = fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte')
const one = (operator: fc.Arbitrary<string>, operand: fc.Arbitrary<unknown>) =>
  fc.tuple(operator, operand).map(([key, value]) => ({ [key]: value }))
const name = fc.constantFrom(...NAMES, 'nobody')
const number = fc.integer({ min: -1, max: 8 })
const time = fc.integer({ min: 0, max: 7 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString())
const tag = fc.constantFrom(...TAGS, 'none')
const condition = fc.oneof(
  one(comparison, name).map((c) => ({ name: c })),
  one(
    fc.constantFrom('$startsWith', '$endsWith', '$contains'),
    fc.constantFrom('a', 'A', '%', '_', '\\', "'", 'ë'),
  ).map((c) => ({ name: c })),
  one(fc.constantFrom('$in', '$nin'), fc.array(name, { maxLength: 3 })).map((c) => ({ name: c })),
  one(comparison, number).map((c) => ({ n: c })),
  one(fc.constantFrom('$in', '$nin'), fc.array(number, { maxLength: 3 })).map((c) => ({ n: c })),
  one(fc.constantFrom('$eq', '$ne'), fc.constant(null)).map((c) => ({ n: c })),
  one(fc.constant('$exists'), fc.boolean()).map((c) => ({ n: c })),
  one(comparison, time).map((c) => ({ at: c })),
  one(fc.constantFrom('$eq', '$ne'), fc.boolean()).map((c) => ({ ok: c })),
  one(fc.constantFrom('$hasSome', '$hasAll', '$nin'), fc.array(tag, { minLength: 1, maxLength: 2 })).map((c) => ({
    tags: c,
  })),
  one(fc.constantFrom('$eq', '$ne', '$contains'), tag).map((c) => ({ tags: c })),
)
const filters = fc.letrec<{ filter: Record<string, unknown> }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    condition as fc.Arbitrary<Record<string, unknown>>,
    fc.record({ $and: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ $or: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ $not: tie('filter') }),
  ),
})).filter
const seed = Number(process.env.FC_SEED ?? 20260602)

describe('a filter', () => {
  test(`finds what it means (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const expected = things.flatMap((thing, i) => (holds(thing, filter) ? [i] : []))
        expect(await found(filter)).toEqual(expected)
        expect(await countMatching(spec, filter, { db })).toBe(expected.length)
      }),
      { seed, numRuns: 300 },
    )
  })

  test.for([
    ['nothing at all', {}, 48],
    ['a value for a condition', { name: 'Ben' }, 6],
    ['several operators of one field', { n: { $gt: 1, $lt: 4 } }, 11],
    ['several fields', { name: 'Ben', ok: true }, 6],
    ['an id that is none', { id: 'x' }, 0],
    ['an empty list of alternatives', { $or: [] }, 0],
    ['an empty list', { tags: { $isEmpty: true } }, 6],
    ['a text that is not empty', { name: { $isEmpty: false } }, 48],
    ['one item that meets all', { tags: { $matchItems: [{ name: 'red', length: 3 }] } }, 24],
    ['one item that meets every filter', { tags: { $matchItems: [{ length: { $gt: 3 } }, { name: 'blue' }] } }, 24],
    ['no item that meets both', { tags: { $matchItems: [{ name: 'red', length: 4 }] } }, 0],
    ['an item by what an index serves', { tags: { $matchItems: [{ name: { $in: ['red'] } }] } }, 24],
    ['no such item', { $not: { tags: { $matchItems: [{ length: { $gt: 3 } }] } } }, 12],
    ['SQL in a value', { name: "' or 1=1 --" }, 0],
  ] as const)('%s', async ([, filter, count]) => {
    expect(await found(filter)).toHaveLength(count)
  })

  const deep = (depth: number): object => (depth === 0 ? { ok: true } : { $not: deep(depth - 1) })
  test.for([
    ['an unknown field', { nope: 1 }, 'VALIDATION query.filter.nope'],
    ['a name of the prototype', { constructor: 1 }, 'VALIDATION query.filter.constructor'],
    ['a field that is not for filters', { hidden: 'x' }, 'VALIDATION query.filter.hidden'],
    ['an unknown operator', { n: { $regex: '.*' } }, 'VALIDATION query.filter.n.$regex'],
    ['SQL for an operator', { n: { '= 1 or 1': 1 } }, 'VALIDATION query.filter.n.= 1 or 1'],
    ['no operator', { n: {} }, 'VALIDATION query.filter.n'],
    ['a list for a filter', [], 'FORMAT query.filter'],
    ['no list for $or', { $or: { ok: true } }, 'FORMAT query.filter.$or'],
    ['a text for a number', { n: 'many' }, 'FORMAT query.filter.n'],
    ['a fraction for a whole number', { n: 1.5 }, 'FORMAT query.filter.n'],
    ['a number beyond eight bytes', { n: '9999999999999999999' }, 'FORMAT query.filter.n'],
    ['a number for a text', { name: 7 }, 'FORMAT query.filter.name'],
    ['a day that is none', { at: '2026-13-01' }, 'FORMAT query.filter.at'],
    ['a year beyond four digits', { at: '+020000-01-01T00:00:00Z' }, 'FORMAT query.filter.at'],
    ['null where it cannot be compared', { n: { $gt: null } }, 'VALIDATION query.filter.n.$gt'],
    ['a comparison of a list', { tags: { $gt: 'red' } }, 'VALIDATION query.filter.tags.$gt'],
    ['items of no list', { name: { $matchItems: [{ name: 'x' }] } }, 'VALIDATION query.filter.name.$matchItems'],
    ['one filter for a list', { tags: { $matchItems: {} } }, 'FORMAT query.filter.tags.$matchItems'],
    [
      'an unknown field of an item',
      { tags: { $matchItems: [{ a: 1 }] } },
      'VALIDATION query.filter.tags.$matchItems[0].a',
    ],
    ['101 values', { n: { $in: Array.from({ length: 101 }, (_, i) => i) } }, 'MAX_SIZE query.filter.n.$in'],
    ['a text of 1,001 characters', { name: 'x'.repeat(1001) }, 'MAX_LENGTH query.filter.name'],
    ['51 conditions', { $or: Array.from({ length: 51 }, () => ({ ok: true })) }, 'VALIDATION query.filter.$or'],
    [
      '51 conditions in all',
      { $and: [{ $or: Array.from({ length: 49 }, () => ({ ok: true })) }] },
      'VALIDATION query.filter.$and[0].$or[48]',
    ],
    ['six deep', deep(5), `VALIDATION query.filter${'.$not'.repeat(5)}`],
  ] as const)('refuses %s', async ([, filter, expected]) => {
    expect(await complaint(found(filter))).toBe(expected)
  })
})

describe('an order', () => {
  const sorted = (fieldName: string, order: 'ASC' | 'DESC' = 'ASC') =>
    offsetPage<{ id: string }>(spec, { sort: [{ fieldName, order }] }, { db })
  test.for([
    ['an unknown field', 'nope'],
    ['a field that is not for sorting', 'n'],
    ['a name of the prototype', 'toString'],
    ['SQL', 'name; drop table things'],
  ] as const)('refuses %s', async ([, fieldName]) => {
    expect(await complaint(sorted(fieldName))).toBe('VALIDATION query.sort[0].fieldName')
  })
  test('refuses a fifth field', async () => {
    const sort = ['name', 'at', 'ok', 'id', 'name'].map((fieldName) => ({ fieldName }))
    expect(await complaint(offsetPage(spec, { sort }, { db }))).toBe('MAX_SIZE query.sort')
  })
  test('ends with the tie-break, so that it is the same every time', async () => {
    const { rows } = await sorted('ok', 'DESC')
    const expected = things.toSorted((a, b) => Number(b.ok) - Number(a.ok) || (a.id < b.id ? -1 : 1))
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })
})

describe('pages', () => {
  const orders = fc.array(
    fc.record({
      fieldName: fc.constantFrom('name', 'at', 'ok'),
      order: fc.constantFrom('ASC' as const, 'DESC' as const),
    }),
    { maxLength: 3 },
  )

  test(`by offset: together they are the whole, and each says how many there are (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(filters, orders, fc.integer({ min: 1, max: 20 }), async (filter, sort, limit) => {
        const whole = await offsetPage<{ id: string }>(spec, { filter, sort, paging: { limit: 100 } }, { db })
        const ids: string[] = []
        for (let offset = 0; offset <= whole.rows.length; offset += limit) {
          const { rows, paging } = await offsetPage<{ id: string }>(
            spec,
            { filter, sort, paging: { limit, offset } },
            { db },
          )
          expect(paging).toMatchObject({ count: rows.length, offset, total: whole.rows.length, tooManyToCount: false })
          ids.push(...rows.map(({ id }) => id))
        }
        expect(ids).toEqual(whole.rows.map(({ id }) => id))
      }),
      { seed, numRuns: 40 },
    )
  })

  test(`by cursor: forth and back, nothing twice, nothing missing (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(filters, orders, fc.integer({ min: 1, max: 20 }), async (filter, sort, limit) => {
        const page = (cursor?: string) =>
          cursorPage<{ id: string }>(
            spec,
            cursor ? { cursorPaging: { cursor } } : { filter, sort, cursorPaging: { limit } },
            { db, cursors, now },
          )
        const whole = await offsetPage<{ id: string }>(spec, { filter, sort, paging: { limit: 100 } }, { db })
        const forth: string[][] = []
        let current = await page()
        expect(current.paging.cursors.prev).toBeUndefined()
        for (;;) {
          forth.push(current.rows.map(({ id }) => id))
          if (!current.paging.hasNext) break
          current = await page(current.paging.cursors.next)
        }
        expect(forth.flat()).toEqual(whole.rows.map(({ id }) => id))
        for (const expected of forth.slice(0, -1).reverse()) {
          current = await page(current.paging.cursors.prev)
          expect(current.rows.map(({ id }) => id)).toEqual(expected)
        }
        expect(current.paging.cursors.prev).toBeUndefined()
      }),
      { seed, numRuns: 40 },
    )
  })

  test('a cursor of another list, another key or another day is refused', async () => {
    const at = (cursor: string, of = spec, when = now) =>
      complaint(cursorPage(of, { cursorPaging: { cursor } }, { db, cursors, now: when }))
    const { paging } = await cursorPage(spec, { cursorPaging: { limit: 5 } }, { db, cursors, now })
    const { next = '' } = paging.cursors
    const refused = 'FORMAT query.cursorPaging.cursor'
    expect(await at(next)).toBe('taken')
    expect(await at(next, { ...spec, from: 'other t' })).toBe(refused)
    expect(await at(`${next}x`)).toBe(refused)
    expect(await at(next, spec, new Date(now.getTime() + 86_400_001))).toBe(refused)
    expect(await at(signedCursors('other').seal('page query things t', {}, now))).toBe(refused)
  })

  test('a page beyond the end is empty and says how many there are', async () => {
    const { rows, paging } = await offsetPage(spec, { paging: { limit: 5, offset: 1000 } }, { db })
    expect([rows, paging.total]).toEqual([[], 48])
  })

  test('a list with too many rows says so, and is not counted again for a while', async () => {
    await pool.raw.query('create table crowd (site_id uuid, id uuid, n int8)')
    await pool.raw.query('insert into crowd select $1, gen_random_uuid(), n from generate_series(1, 100001) n', [
      db.siteId,
    ])
    const { id, n } = spec.fields
    const crowd = { ...spec, from: 'crowd t', fields: { id: id!, n: n! } }
    const paging = async (request: OffsetRequest) => (await offsetPage(crowd, request, { db })).paging
    const many = { total: 100_000, tooManyToCount: true }
    expect(await paging({ paging: { limit: 5 } })).toMatchObject(many)
    const dear = { ...crowd, isCountedOn: true as const }
    const dearTotal = async (filter: Record<string, unknown>) =>
      (await offsetPage(dear, { filter, paging: { limit: 5 } }, { db })).paging.total
    const [long, short] = [{ n: { $lte: 10_002 } }, { n: { $lte: 10_000 } }]
    expect([await dearTotal(long), await dearTotal(short)]).toEqual([10_002, 10_000])
    await pool.raw.query('delete from crowd where n > 7')
    expect(await paging({ paging: { limit: 5 } })).toMatchObject(many)
    expect([await dearTotal(long), await dearTotal(short)]).toEqual([10_002, 7])
    expect(await paging({ paging: { limit: 50 } })).toMatchObject({ total: 7, tooManyToCount: false })
    expect(await paging({ filter: { n: { $gt: 3 } }, paging: { limit: 2 } })).toMatchObject({ total: 4 })
  })

  test('a page of nothing counts', async () => {
    const { rows, paging } = await offsetPage(spec, { paging: { limit: 0 } }, { db })
    expect([rows, paging.total]).toEqual([[], 48])
  })
})
