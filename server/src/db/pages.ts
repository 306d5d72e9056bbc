import { present } from '@fairground/domain/present.ts'
import { InvalidArgument } from '../ground/api-error.ts'
import type { Cursors } from '../ground/cursors.ts'
import type { Queryable } from '../ground/database.ts'
import { message } from '../ground/texts/message.ts'
import { conditionOf, pageSize } from './matching.ts'
import { type Condition, Parameters, type QuerySpec, type SortBy, sortTerms } from './query-sql.ts'

export const DEFAULT_LIMIT = 50

/** Wire path of a part of the query; flat requests have theirs at the top. */
const within = (at: string, part: string): string => (at === '' ? part : `${at}.${part}`)

/** Beyond this, a count says "too many": counting must not grow with the catalogue for ever. */
const COUNTED_UP_TO = 100_000

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

/** The rows of a list in their order, of its parts no more than a page can show. */
function sortedRows(
  { from, parts }: QuerySpec,
  { condition, order, most }: { readonly condition: string; readonly order: string; readonly most: number },
): string {
  if (!parts) return `${from} where ${condition} order by ${order}`
  const cut = parts.lists.map(
    (list) => `(select * from ${list} where ${condition} order by ${order} limit ${pageSize(most)})`,
  )
  return `(${cut.join(' union all ')}) ${parts.alias} order by ${order}`
}

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
  const order = sortTerms(spec, request.sort, within(at, 'sort')).map((term) => `${term.sql} ${term.order}`)
  const counted = {
    text: `select count(*)::int4 as n from (select 1 from ${spec.countedFrom ?? spec.from} where ${condition} limit ${COUNTED_UP_TO + 1}) c`,
    values: [...parameters.values],
  }
  const from = offset === 0 ? '' : ` offset ${parameters.bind(offset, 'int4')}`
  const sorted = sortedRows(spec, { condition, order: order.join(', '), most: offset + limit })
  const page = `select ${spec.columns} from ${sorted} limit ${pageSize(limit)}${from}`
  // Only a full page has its last row counted on: where the end shows, PostgreSQL never starts counting.
  const matching = `case when row_number() over () = ${pageSize(limit)} then (${counted.text}) end`
  const rows =
    limit === 0
      ? []
      : await db.compiled<R & { matching: number | null }>({
          text: `select ${shown}, ${matching} as matching from (${page}) page`,
          values: parameters.values,
        })
  const endShows = rows.length < limit && (rows.length > 0 || offset === 0)
  const total = endShows
    ? offset + rows.length
    : (rows.at(-1)?.matching ?? (await db.compiled<{ n: number }>(counted))[0]?.n ?? 0)
  return {
    rows,
    paging: {
      count: rows.length,
      offset,
      total: Math.min(total, COUNTED_UP_TO),
      tooManyToCount: total > COUNTED_UP_TO,
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
  if (held) conditions.push(after(terms, held.keys, parameters))
  const keys = `array[${terms.map((term) => `(${term.sql})::text`).join(', ')}] as "cursorKeys"`
  const order = terms.map((term) => `${term.sql} ${term.order}`).join(', ')
  const sorted = sortedRows(spec, { condition: conditions.join(' and '), order, most: limit + 1 })
  const page = `select ${spec.columns}, ${keys} from ${sorted} limit ${pageSize(limit + 1)}`
  const found = await db.compiled<R & { cursorKeys: string[] }>({
    text: shown === 'page.*' ? page : `select ${shown}, page."cursorKeys" from (${page}) page`,
    values: parameters.values,
    ...present({ isPlannedByValues: spec.isPlannedByValues }),
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

/** Rows strictly behind `keys` in the order of `terms`: a > x or (a = x and (b > y or ...)). */
function after(
  terms: readonly { sql: string; type: string; order: 'ASC' | 'DESC' }[],
  keys: readonly string[],
  parameters: Parameters,
): string {
  return terms.reduceRight((rest, term, i) => {
    const key = `${parameters.bind(keys[i], 'text')}::${term.type}`
    const beyond = `${term.sql} ${term.order === 'ASC' ? '>' : '<'} ${key}`
    return rest === '' ? `(${beyond})` : `(${beyond} or (${term.sql} = ${key} and ${rest}))`
  }, '')
}
