import { present } from '@fairground/domain/present.ts'
import { InvalidArgument } from '../ground/api-error.ts'
import type { Cursors } from '../ground/cursors.ts'
import type { Queryable } from '../ground/database.ts'
import { message } from '../ground/texts/message.ts'
import { conditionOf, pageSize } from './matching.ts'
import { type Condition, Parameters, type QuerySpec, type SortBy, sortTerms } from './query-sql.ts'
import { rememberedCounts } from './remembered-counts.ts'

export const DEFAULT_LIMIT = 50

/** Wire path of a part of the query; flat requests have theirs at the top. */
const within = (at: string, part: string): string => (at === '' ? part : `${at}.${part}`)

/** Beyond this, a count says "too many": counting must not grow with the catalogue for ever. */
const COUNTED_UP_TO = 100_000
/** A list that is counted on has a dear count: one of more rows is remembered. Of other lists it is one that is too high to be exact. */
const REMEMBERED_FROM = 10_000
/** One for the process. */
const counts = rememberedCounts()

export interface OffsetPaging {
  readonly count: number
  readonly offset: number
  readonly total: number
  readonly tooManyToCount: boolean
}

export interface OffsetRequest {
  readonly filter?: Record<string, unknown> | undefined
  readonly sort?: readonly SortBy[] | undefined
  readonly paging?: { readonly limit?: number; readonly offset?: number } | undefined
}

interface Page {
  readonly columns: string
  readonly condition: string
  readonly order: string
  /** Row behind which no part of the list can have one of the page. */
  readonly most: number
  /** LIMIT and OFFSET. */
  readonly cut: string
}

function pageSql(spec: QuerySpec, { columns, condition, order, most, cut }: Page): string {
  const { from, parts } = spec
  if (!parts) return `select ${columns} from ${from} where ${condition} order by ${order} ${cut}`
  const { alias, lists } = parts
  const key = spec.tieBreak.sql
  const each = lists.map(
    (list) => `(select * from ${list} where ${condition} order by ${order} limit ${pageSize(most)})`,
  )
  const keys = `select ${key} from (${each.join(' union all ')}) ${alias} order by ${order} ${cut}`
  // An array is looked up in the index of each list, where a join would read them all.
  return `select ${columns} from ${from} where ${spec.site} = $1 and ${key} = any(array(${keys})) order by ${order}`
}

const bound = ({ countedUpTo = COUNTED_UP_TO }: QuerySpec): number => countedUpTo

/** Number of the rows that match, of each part up to one more than is counted. */
const countSql = (spec: QuerySpec, condition: string): string =>
  (spec.parts?.lists ?? [spec.countedFrom ?? spec.from])
    .map((list) => `(select count(*)::int4 from (select 1 from ${list} where ${condition} limit ${bound(spec) + 1}) c)`)
    .join(' + ')

interface Scope {
  readonly db: Queryable
  /** Conditions that the operation adds: owner, visibility. */
  readonly where?: readonly Condition[]
  /** Wire path of the query for violations; `query` by default. */
  readonly at?: string
  /** Columns of the answer, computed for the rows of the page alone; `page` stands for the spec's columns. All of those by default. */
  readonly shown?: string
  /** Other criteria that the list depends on; the cursors hold them. */
  readonly criteria?: unknown
}

/** One page by offset: the rows, and a count unless this page shows the end. One statement, two where the page is beyond the end. */
export async function offsetPage<R>(
  spec: QuerySpec,
  request: OffsetRequest,
  { db, where = [], at = 'query', shown = 'page.*' }: Scope,
): Promise<{ rows: R[]; paging: OffsetPaging }> {
  const limit = request.paging?.limit ?? DEFAULT_LIMIT
  const offset = request.paging?.offset ?? 0
  const parameters = new Parameters(db.siteId)
  const condition = conditionOf(spec, { filter: request.filter, where, at: within(at, 'filter') }, parameters)
  const terms = sortTerms(spec, request.sort, within(at, 'sort'))
  const order = terms.map((term) => `${term.sql} ${term.order}`).join(', ')
  const time = present({ now: spec.now })
  const counted = { text: `select ${countSql(spec, condition)} as n`, values: [...parameters.values], ...time }
  const from = offset === 0 ? '' : ` offset ${parameters.bind(offset, 'int4')}`
  const cut = `limit ${pageSize(limit)}${from}`
  const keys = spec.isCountedOn ? terms.map(({ sql }, i) => `, ${sql} as "key${i}"`).join('') : ''
  const page = pageSql(spec, { columns: spec.columns + keys, condition, order, most: offset + limit, cut })
  const behind = spec.isCountedOn ? ` and ${after(terms, (i) => `page."key${i}"`)}` : ''
  // Only a full page has its last row counted on: where the end shows, PostgreSQL never starts counting.
  const remembered = counts.of(counted)
  const matching =
    remembered === undefined
      ? `case when row_number() over () = ${pageSize(limit)} then (select ${countSql(spec, condition + behind)}) end`
      : 'null::int4'
  const rows =
    limit === 0
      ? []
      : await db.compiled<R & { matching: number | null }>({
          text: `select ${shown}, ${matching} as matching from (${page}) page`,
          values: parameters.values,
          ...time,
        })
  const endShows = rows.length < limit && (rows.length > 0 || offset === 0)
  const toItsEnd = offset + rows.length
  const last = rows.at(-1)?.matching
  const isKnown = last !== undefined && last !== null
  const count = async () =>
    Math.max(remembered ?? (await db.compiled<{ n: number }>(counted))[0]?.n ?? 0, rows.length && toItsEnd)
  const total = endShows ? toItsEnd : isKnown ? last + (spec.isCountedOn ? toItsEnd : 0) : await count()
  if (remembered === undefined && total > (spec.isCountedOn ? REMEMBERED_FROM : COUNTED_UP_TO))
    counts.note(counted, total)
  return {
    rows,
    paging: {
      count: rows.length,
      offset,
      total: Math.max(Math.min(total, bound(spec)), rows.length && toItsEnd),
      tooManyToCount: total > bound(spec),
    },
  }
}

/** Number of rows that match, up to 100,000. */
export async function countMatching(
  spec: QuerySpec,
  filter: unknown,
  { db, where = [], at = 'query' }: Scope,
): Promise<number> {
  const parameters = new Parameters(db.siteId)
  const condition = conditionOf(spec, { filter, where, at: within(at, 'filter') }, parameters)
  const rows = await db.compiled<{ n: number }>({
    text: `select count(*)::int4 as n from (select 1 from ${spec.from} where ${condition} limit ${COUNTED_UP_TO}) c`,
    values: parameters.values,
    ...present({ now: spec.now }),
  })
  return rows[0]?.n ?? 0
}

export interface CursorRequest {
  readonly filter?: Record<string, unknown> | undefined
  readonly sort?: readonly SortBy[] | undefined
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string } | undefined
}

export interface CursorPage<R> {
  readonly rows: R[]
  readonly paging: { count: number; cursors: { next?: string; prev?: string }; hasNext: boolean }
}

interface CursorState {
  readonly filter: Record<string, unknown> | undefined
  readonly sort: readonly SortBy[] | undefined
  readonly limit: number
  readonly keys: readonly string[]
  readonly back: boolean
  readonly criteria?: unknown
}

/** A list whose cursors mean nothing in another one. */
interface List {
  readonly spec: Pick<QuerySpec, 'from' | 'countedFrom' | 'kind'>
  readonly at: string
}

const purposeOf = ({ spec, at }: List): string => `page ${at} ${spec.countedFrom ?? spec.from} ${spec.kind ?? ''}`

/** The criteria with which the first page of this list was made; undefined for a text that is no cursor of this list. */
export const criteriaOf = <T>(list: List, { cursors, now }: Sealing, cursor: string): T | undefined =>
  cursors.open<CursorState>(purposeOf(list), cursor, now)?.criteria as T | undefined // this list's pages keep a `T`

export interface Sealing {
  readonly cursors: Cursors
  readonly now: Date
}

/** One page by cursor, in one statement. The cursor holds filter and sort, signed, for 24 hours. */
export async function cursorPage<R>(
  spec: QuerySpec,
  request: CursorRequest,
  { db, where = [], at = 'query', shown = 'page.*', criteria, cursors, now }: Scope & Sealing,
): Promise<CursorPage<R>> {
  const text = request.cursorPaging?.cursor
  const purpose = purposeOf({ spec, at })
  const held = text ? cursors.open<CursorState>(purpose, text, now) : undefined
  if (text && !held)
    throw new InvalidArgument([
      {
        field: within(at, 'cursorPaging.cursor'),
        description: message('violations.cursor'),
        violatedRule: 'FORMAT',
      },
    ])
  const filter = held ? held.filter : request.filter
  const sort = held ? held.sort : request.sort
  const limit = request.cursorPaging?.limit ?? held?.limit ?? DEFAULT_LIMIT
  const back = held?.back ?? false

  const parameters = new Parameters(db.siteId)
  const terms = sortTerms(spec, sort, within(at, 'sort')).map((term) => ({
    ...term,
    order: back ? opposite(term.order) : term.order,
  }))
  const conditions = [conditionOf(spec, { filter, where, at: within(at, 'filter') }, parameters)]
  if (held) conditions.push(after(terms, (i, type) => `${parameters.bind(held.keys[i], 'text')}::${type}`))
  const keys = `array[${terms.map((term) => `(${term.sql})::text`).join(', ')}] as "cursorKeys"`
  const order = terms.map((term) => `${term.sql} ${term.order}`).join(', ')
  const page = pageSql(spec, {
    columns: `${spec.columns}, ${keys}`,
    condition: conditions.join(' and '),
    order,
    most: limit + 1,
    cut: `limit ${pageSize(limit + 1)}`,
  })
  const found = await db.compiled<R & { cursorKeys: string[] }>({
    text: shown === 'page.*' ? page : `select ${shown}, page."cursorKeys" from (${page}) page`,
    values: parameters.values,
    ...present({ isPlannedByValues: spec.isPlannedByValues, now: spec.now }),
  })
  const more = found.length > limit
  const rows = found.slice(0, limit)
  if (back) rows.reverse()
  const seal = (row: { cursorKeys: string[] } | undefined, toBack: boolean) =>
    row &&
    cursors.seal<CursorState>(purpose, { filter, sort, limit, keys: row.cursorKeys, back: toBack, criteria }, now)
  const hasNext = back ? true : more
  const hasPrev = back ? more : held !== undefined
  const next = hasNext ? seal(rows.at(-1), false) : undefined
  const prev = hasPrev ? seal(rows[0], true) : undefined
  return {
    rows,
    paging: {
      count: rows.length,
      cursors: present({ next: next || undefined, prev: prev || undefined }),
      hasNext: next !== undefined,
    },
  }
}

const opposite = (order: 'ASC' | 'DESC') => (order === 'ASC' ? ('DESC' as const) : ('ASC' as const))

/** Rows strictly behind those keys in the order of `terms`: a >= x and (a > x or (a = x and (b > y or ...))). An index begins at the first part. */
function after(
  terms: readonly { sql: string; type: string; order: 'ASC' | 'DESC' }[],
  keyOf: (i: number, type: string) => string,
): string {
  const keyed = terms.map(({ sql, type, order }, i) => ({
    sql,
    key: keyOf(i, type),
    sign: order === 'ASC' ? '>' : '<',
  }))
  const [first, ...more] = keyed
  const behind = keyed.reduceRight(
    (rest, { sql, sign, key }) =>
      rest === '' ? `${sql} ${sign} ${key}` : `(${sql} ${sign} ${key} or (${sql} = ${key} and ${rest}))`,
    '',
  )
  return first && more.length > 0 ? `${first.sql} ${first.sign}= ${first.key} and ${behind}` : behind
}
