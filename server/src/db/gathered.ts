import type { Statement } from '../ground/database.ts'
import { DatabaseBusy } from './faults.ts'
import { type Specs, statement, type ValuesOf } from './statement.ts'

type Params = Readonly<Record<string, unknown>>

/** Calls of one statement in one statement. */
const MOST_CALLS = 32
/** Such statements of one site at once: while they are under way, calls gather for the next. */
const AT_ONCE = 2

/**
 * The calls as a table `w`: their number `n` and a column for each parameter. Lists stand in sub-selects, because PostgreSQL would plan again
 * each time for lists that it sees.
 */
function tableOfCalls(params: Specs): string {
  const types = Object.entries(params).map(([key, spec], i) => {
    const type = typeof spec === 'string' ? spec.replace('?', '') : spec.pg
    return { key, type, value: `$${i + 2}` }
  })
  const lists = types.filter(({ type }) => type !== 'jsonb')
  const documents = types.filter(({ type }) => type === 'jsonb')
  return `(
    select u.n::int4 as n${lists.map(({ key }) => `, u."${key}"`).join('')}
           ${documents.map(({ key, value }) => `, (select ${value}::jsonb) -> (u.n::int4 - 1) as "${key}"`).join('')}
    from unnest(${lists.map(({ type, value }) => `(select ${value}::${type}[])`).join(', ')}) with ordinality
           as u (${lists.map(({ key }) => `"${key}", `).join('')}n)
  ) w`
}

/** Types of the parameters for many calls: a list of each, and of documents one document that holds them all. */
const listsOf = (params: Specs): Specs =>
  Object.fromEntries(
    Object.entries(params).map(([key, spec]) => {
      const { pg, nullable } = typeof spec === 'string' ? { pg: spec.replace('?', ''), nullable: false } : spec
      return [key, { pg: pg === 'jsonb' ? pg : `${pg}[]`, nullable } as Specs[string]] // the test of statements prepares each
    }),
  )

/**
 * A statement of at most one row that carries out many calls as well as one. `many` is given the table of the calls, `w`, and answers each with its
 * row and `n`, or with none: as the statement would for each call alone, but that a call may have no row for a row that somebody else is changing.
 * It waits for no row, so that no caller holds up the others.
 */
export function gathered<const P extends Specs, const R extends Specs>(
  one: { readonly name: string; readonly params: P; readonly row: R; readonly sql: string },
  many: (calls: string) => string,
): Statement<ValuesOf<P>, ValuesOf<R>> {
  const ofMany = statement({
    name: `${one.name}Many`,
    params: listsOf(one.params),
    row: { n: 'int4', ...one.row },
    sql: many(tableOfCalls(one.params)),
  })
  return { ...statement(one), many: ofMany as Statement<never, { readonly n: number }> }
}

interface Call {
  readonly params: Params
  readonly resolve: (row: unknown) => void
  readonly reject: (error: unknown) => void
}

type Send = (statement: Statement<never, unknown>, params: Params) => Promise<readonly unknown[]>

/** Calls of one statement on one site. */
class Gathering {
  readonly #waiting: Call[] = []
  #underWay = 0
  #isDue = false
  readonly #one: Statement<never, unknown>
  readonly #send: Send
  constructor(one: Statement<never, unknown>, send: Send) {
    this.#one = one
    this.#send = send
  }

  row(params: Params): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ params, resolve, reject })
      this.#plan()
    })
  }

  /** Whatever the process has read by now goes together. */
  #plan(): void {
    if (this.#isDue || this.#underWay >= AT_ONCE || this.#waiting.length === 0) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      this.#underWay++
      this.#carryOut(this.#waiting.splice(0, MOST_CALLS)).finally(() => {
        this.#underWay--
        this.#plan()
      })
      this.#plan()
    })
  }

  async #carryOut(calls: readonly Call[]): Promise<void> {
    const [first] = calls
    const { many } = this.#one
    if (!first || !many || calls.length === 1) return first && this.#alone(first)
    try {
      const rows = (await this.#send(many, listedOf(this.#one, calls))) as readonly { readonly n: number }[]
      const byCall = new Map(rows.map(({ n, ...row }) => [n, row]))
      for (const [i, { resolve }] of calls.entries()) resolve(byCall.get(i + 1))
    } catch (error) {
      // Nothing was written, and one call alone is why: the others are not refused for it.
      if (!(error instanceof DatabaseBusy)) await Promise.all(calls.map((call) => this.#alone(call)))
      else for (const { reject } of calls) reject(error)
    }
  }

  async #alone({ params, resolve, reject }: Call): Promise<void> {
    try {
      resolve((await this.#send(this.#one, params))[0])
    } catch (error) {
      reject(error)
    }
  }
}

const listedOf = ({ params }: Statement<never, unknown>, calls: readonly Call[]): Params =>
  Object.fromEntries(params.map(({ key }) => [key, calls.map((call) => call.params[key] ?? null)]))

/** Gathers calls that a process carries out together. */
export function gatherings() {
  const bySite = new Map<string, Gathering>()
  return {
    /** The row of a gathered statement's call. `send` carries out a statement for that site. */
    row(siteId: string, one: Statement<never, unknown>, { params, send }: { params: Params; send: Send }): Promise<unknown> {
      const key = `${siteId} ${one.name}`
      const gathering = bySite.get(key) ?? new Gathering(one, send)
      bySite.set(key, gathering)
      return gathering.row(params)
    },
  }
}
