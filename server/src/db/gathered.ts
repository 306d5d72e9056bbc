import pg from 'pg'
import utils from 'pg/lib/utils.js'
import type { Many, Statement } from '../ground/database.ts'
import { DatabaseBusy } from './faults.ts'
import { type Specs, statement, type ValuesOf } from './statement.ts'

type Params = Readonly<Record<string, unknown>>

/** Calls of one statement in one statement. */
const MOST_CALLS = 32
/** Such statements of one site at once: while one is under way, calls gather for the next. */
const AT_ONCE = 1
/** Milliseconds that calls gather for statements under way at most: one that takes longer waits for something, which the others need not. */
const PATIENCE_MS = 100
/** Places of one call: more than any has. */
const MOST_PLACES = 1_000_000

const typeOf = (spec: Specs[string]): string => (typeof spec === 'string' ? spec.replace('?', '') : spec.pg)
const isList = (type: string): boolean => type.endsWith('[]')

/**
 * The calls as a table `w`: their number `n` and a column for each parameter, quoted where its key has capitals. Lists stand in sub-selects, because
 * PostgreSQL would plan again each time for lists that it sees.
 */
function tableOfCalls(params: Specs): string {
  const columns = Object.entries(params).map(([key, spec], i) => ({ key, type: typeOf(spec), value: `$${i + 2}` }))
  const documents = columns.filter(({ type }) => type === 'jsonb')
  const others = columns.filter(({ type }) => type !== 'jsonb')
  const values = [
    'u.n::int4 as n',
    ...others.map(({ key, type }) => (isList(type) ? `u."${key}"::${type} as "${key}"` : `u."${key}"`)),
    ...documents.map(({ key, value }) => `nullif((select ${value}::jsonb) -> (u.n::int4 - 1), 'null') as "${key}"`),
  ]
  const lists = others.map(({ type, value }) => `(select ${value}::${isList(type) ? 'text' : type}[])`)
  return `(
    select ${values.join(', ')}
    from unnest(${lists.join(', ')}) with ordinality as u (${others.map(({ key }) => `"${key}", `).join('')}n)
  ) w`
}

/** Types of the parameters for many calls: a list of each, of lists a list of them as text, and of documents one document that holds them all. */
const listsOf = (params: Specs): Specs =>
  Object.fromEntries(
    Object.entries(params).map(([key, spec]) => {
      const type = typeOf(spec)
      const pg = type === 'jsonb' ? type : isList(type) ? 'text[]' : `${type}[]`
      return [key, { pg, nullable: false } as Specs[string]] // the test of statements prepares each
    }),
  )

export interface OfMany {
  /** Statement for the table of the calls, `w`, which answers each with its row and `n`, or with none. */
  readonly sql: (calls: string) => string
  /** A call without a row is carried out alone. Else it has none. */
  readonly isAloneWithoutRow?: boolean
}

/**
 * A statement of at most one row that carries out many calls as well as one. Each is answered as the statement would answer it alone, but a call may
 * have no row where somebody else is changing what it changes. Waiting for rows of single callers is left out: no caller holds up the others.
 */
export function gathered<const P extends Specs, const R extends Specs>(
  one: {
    readonly name: string
    readonly params: P
    readonly row: R
    readonly sql: string
    readonly unlogged?: boolean
  },
  { sql, isAloneWithoutRow = false }: OfMany,
): Statement<ValuesOf<P>, ValuesOf<R>> {
  const ofMany = statement({
    name: `${one.name}Many`,
    params: listsOf(one.params),
    row: { n: 'int4', ...one.row },
    unlogged: one.unlogged ?? false,
    sql: sql(tableOfCalls(one.params)),
  })
  const single = statement(one)
  const { params } = single
  const many = {
    statement: ofMany as Many['statement'],
    isAloneWithoutRow,
    join: (calls: readonly Params[]) => listedOf(params, calls),
    part: byNumber,
  }
  return { ...single, many }
}

const listedOf = (params: Statement<never, unknown>['params'], calls: readonly Params[]): Params =>
  Object.fromEntries(
    params.map(({ key, pg }) => {
      const values = calls.map((call) => call[key] ?? null)
      return [key, isList(pg) ? values.map((list) => utils.prepareValue(list)) : values]
    }),
  )

function byNumber(rows: readonly unknown[], calls: number): unknown[][] {
  const parted = Array.from({ length: calls }, (): unknown[] => [])
  for (const { n, ...row } of rows as readonly { readonly n: number }[]) parted[n - 1]!.push(row) // each is of a call
  return parted
}

/**
 * A statement whose lists of parameters may be longer for it: calls are one call of all their places, which are numbered in each of them from 0 and
 * come back in `place`.
 */
export function gatheredPlaces<P extends { readonly places: number[] }, R extends { readonly place: number }>(
  single: Statement<P, R>,
): Statement<P, R> {
  const join = (calls: readonly Params[]) =>
    Object.fromEntries(
      single.params.map(({ key }) => [
        key,
        calls.flatMap((call, i) =>
          (call[key] as readonly unknown[]).map((value) =>
            key === 'places' ? Number(value) + i * MOST_PLACES : value,
          ),
        ),
      ]),
    )
  const part = (rows: readonly unknown[], calls: number) => {
    const parted = Array.from({ length: calls }, (): unknown[] => [])
    for (const row of rows as readonly R[])
      parted[Math.floor(row.place / MOST_PLACES)]!.push({ ...row, place: row.place % MOST_PLACES })
    return parted
  }
  return { ...single, many: { statement: single as Many['statement'], isAloneWithoutRow: false, join, part } }
}

/** A statement without parameters: calls that gather share its rows, which nobody may change. */
export const shared = <R>(single: Statement<Record<never, never>, R>): Statement<Record<never, never>, R> => ({
  ...single,
  many: {
    statement: single as Many['statement'],
    isAloneWithoutRow: false,
    join: () => ({}),
    part: (rows, calls) => Array.from({ length: calls }, () => rows),
  },
})

interface Call {
  readonly params: Params
  readonly resolve: (rows: readonly unknown[]) => void
  readonly reject: (error: unknown) => void
}

type Send = (statement: Statement<never, unknown>, params: Params) => Promise<readonly unknown[]>

/** Calls of one statement on one site. It is idle once all are answered, or none waits while the last take long. */
class Gathering {
  readonly #waiting: Call[] = []
  #underWay = 0
  #isDue = false
  readonly #one: Statement<never, unknown>
  readonly #send: Send
  readonly #onIdle: () => void
  constructor(one: Statement<never, unknown>, send: Send, onIdle: () => void) {
    this.#one = one
    this.#send = send
    this.#onIdle = onIdle
  }

  rows(params: Params): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ params, resolve, reject })
      this.#plan()
    })
  }

  /** Whatever the process has read by now goes together. */
  #plan(): void {
    if (this.#isDue || this.#underWay >= AT_ONCE || this.#waiting.length === 0) return
    this.#isDue = true
    setImmediate(() => void this.#next())
  }

  async #next(): Promise<void> {
    this.#isDue = false
    this.#underWay++
    const carriedOut = this.#carryOut(this.#waiting.splice(0, MOST_CALLS))
    this.#plan()
    await noLongerThan(PATIENCE_MS, carriedOut)
    this.#underWay--
    this.#plan()
    if (!this.#isDue && this.#underWay === 0) this.#onIdle()
  }

  async #carryOut(calls: readonly Call[]): Promise<void> {
    const [first] = calls
    const { many } = this.#one
    if (!first || !many || calls.length === 1) return first && this.#alone(first)
    try {
      const joined = many.join(calls.map(({ params }) => params))
      const parted = many.part(await this.#send(many.statement, joined), calls.length)
      const left = many.isAloneWithoutRow ? calls.filter((_, i) => parted[i]!.length === 0) : [] // one list for each call
      for (const [i, call] of calls.entries()) if (!left.includes(call)) call.resolve(parted[i]!)
      await this.#eachAlone(left)
    } catch (error) {
      if (isUndone(error)) await this.#eachAlone(calls)
      else for (const { reject } of calls) reject(error)
    }
  }

  async #eachAlone(calls: readonly Call[]): Promise<void> {
    await Promise.all(calls.map((call) => this.#alone(call)))
  }

  async #alone({ params, resolve, reject }: Call): Promise<void> {
    try {
      resolve(await this.#send(this.#one, params))
    } catch (error) {
      reject(error)
    }
  }
}

async function noLongerThan(ms: number, work: Promise<void>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, late])
  clearTimeout(timer)
}

/**
 * Nothing was written, for one call or for what other transactions had locked: the others are not refused for it. Errors with codes of others than
 * PostgreSQL are of the connection, and may come after the commit.
 */
function isUndone(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return ['deadlock', 'lockTimeout', 'serialization'].includes(error.fault)
  return error instanceof pg.DatabaseError || !(error instanceof Error && 'code' in error)
}

/** Gathers calls that a process carries out together. */
export function gatherings() {
  const bySite = new Map<string, Gathering>()
  return {
    /** Rows of a gathered statement's call. `send` carries out a statement for that site. */
    rows(
      siteId: string,
      one: Statement<never, unknown>,
      { params, send }: { params: Params; send: Send },
    ): Promise<readonly unknown[]> {
      const key = `${siteId} ${one.name}`
      const gathering = bySite.get(key) ?? new Gathering(one, send, () => bySite.delete(key))
      bySite.set(key, gathering)
      return gathering.rows(params)
    },
  }
}
