import { setTimeout as delay } from 'node:timers/promises'
import { present } from '@fairground/domain/present.ts'
import pg from 'pg'
import type { Actor, CompiledQuery, Db, Effects, Queryable, Sent, Statement, Tx } from '../ground/database.ts'
import { describedOnce, sendDescribed } from './described-query.ts'
import { busyOr, DatabaseBusy, type Fault, faultOf } from './faults.ts'
import { gatherings } from './gathered.ts'
import { popularTexts } from './popular-texts.ts'
import { noPulse, type Pulse, startPulse } from './pulse.ts'

const INT8 = 20
const TEXT_ARRAY = 1009 as number
const INT8_ARRAY = 1016
const textArray = pg.types.getTypeParser(TEXT_ARRAY)
const int8Array = (value: string) => (textArray(value) as string[]).map(BigInt)

/**
 * int8 as bigint, also in lists. For the pools of this file alone: `pg.types.setTypeParser` is process-wide, and others who share the
 * driver (graphile-worker) write what they read as JSON, which has no bigint.
 */
const wholeNumbers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 ? BigInt : id === INT8_ARRAY ? int8Array : pg.types.getTypeParser(id, format as 'text'),
}

export const noEffects = (): Effects => ({ tags: new Set(), position: 0n })

interface Sender {
  /** True while the disk has no room for changes. */
  readonly isFull: () => boolean
  query(config: { name?: string; text: string; values: unknown[] }): Promise<pg.QueryResult>
}

/** One for the process: every pool prepares a text under the same name. */
const nameOf = popularTexts()

class Connection implements Queryable {
  readonly open = true as const
  readonly effects: Effects = noEffects()
  readonly siteId: string
  readonly sent: Sent
  readonly actor: Actor | undefined
  /** Something was changed whose commit waits for the disk. */
  isChanged = false
  readonly #sender: Sender
  constructor(sender: Sender, { siteId, sent, actor }: Pick<Way, 'siteId' | 'sent' | 'actor'>) {
    this.#sender = sender
    this.actor = actor
    this.siteId = siteId
    this.sent = sent
  }

  async #send<P, R>(statement: Statement<P, R>, params: P): Promise<pg.QueryResult> {
    this.counted(statement)
    return this.#sender.query(queryOf(this.siteId, statement, params))
  }
  /** Throws where the disk has no room for it. */
  protected counted(statement: Pick<Statement<never, unknown>, 'writes' | 'unlogged'>): void {
    if (statement.writes && this.#sender.isFull()) throw new DatabaseBusy('diskFull', undefined)
    this.sent.count++
    if (statement.writes && !statement.unlogged) this.changed()
  }
  protected changed(): void {
    this.isChanged = true
  }
  async rows<P, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    return (await this.#send(statement, params)).rows as R[] // declared row types are checked by statements.test.ts
  }
  async row<P, R>(statement: Statement<P, R>, params: P): Promise<R | undefined> {
    return (await this.#send(statement, params)).rows[0] as R | undefined
  }
  async run<P, R>(statement: Statement<P, R>, params: P): Promise<number> {
    return (await this.#send(statement, params)).rowCount ?? 0
  }
  async compiled<R>({ isPlannedByValues, ...query }: CompiledQuery): Promise<R[]> {
    const { text, values } = withTime(query)
    if (values[0] !== this.siteId || !text.includes('site_id = $1'))
      throw new Error('A compiled query must be bound to its site')
    this.sent.count++
    const name = isPlannedByValues ? undefined : nameOf(text)
    return (await this.#sender.query({ ...present({ name: name || undefined }), text, values: [...values] }))
      .rows as R[]
  }
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const { tags, position } = this.effects
    const tagsBefore = [...tags]
    const control = (text: string) => this.#sender.query({ text, values: [] })
    await control('SAVEPOINT nested')
    try {
      const value = await work()
      await control('RELEASE SAVEPOINT nested')
      return value
    } catch (error) {
      tags.clear()
      for (const tag of tagsBefore) tags.add(tag)
      this.effects.position = position
      // A failure here loses the whole transaction, as its next statement finds; the first failure says more.
      await control('ROLLBACK TO SAVEPOINT nested').then(
        () => control('RELEASE SAVEPOINT nested'),
        () => {},
      )
      throw error
    }
  }
}

function queryOf<P, R>(siteId: string, statement: Statement<P, R>, params: P) {
  const given = params as Record<string, unknown>
  const values: unknown[] = statement.siteless ? [] : [siteId]
  for (const { key, pg: type } of statement.params) {
    const value = given[key]
    values.push(type === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null))
  }
  return { name: statement.name, text: statement.sql, values }
}

/** A sub-select is planned once for all values. */
function withTime({ text, values, now }: CompiledQuery): Pick<CompiledQuery, 'text' | 'values'> {
  if (!now || !text.includes(':now')) return { text, values }
  return { text: text.replaceAll(':now', `(select $${values.length + 1}::timestamptz)`), values: [...values, now] }
}

/** Statements outside a transaction: each is one of its own. */
class Direct extends Connection {
  readonly #gatherings: ReturnType<typeof gatherings>
  readonly #all: Sender
  constructor(all: Sender, way: Pick<Way, 'siteId' | 'sent' | 'actor'>, gathering: ReturnType<typeof gatherings>) {
    super(all, way)
    this.#all = all
    this.#gatherings = gathering
  }
  protected override changed(): void {
    this.sent.flushes++
  }
  override async rows<P, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    if (!statement.many) return super.rows(statement, params)
    this.counted(statement)
    const { siteId } = this
    const send = async (one: Statement<never, unknown>, given: object) =>
      (await this.#all.query(queryOf(siteId, one, given as never))).rows as unknown[]
    const call = { params: params as Readonly<Record<string, unknown>>, send }
    return (await this.#gatherings.rows(siteId, statement as Statement<never, unknown>, call)) as R[]
  }
  override async row<P, R>(statement: Statement<P, R>, params: P): Promise<R | undefined> {
    return statement.many ? (await this.rows(statement, params))[0] : super.row(statement, params)
  }
}

const RETRIES_MS = [10, 40, 160]
const retryable: readonly Fault[] = ['serialization', 'deadlock', 'lockTimeout', 'connectionLost']

export interface Pool {
  /** A database bound to one site. */
  forSite(siteId: string, actor?: Actor): Db
  /** Runs site-less statements (sites, OAuth apps, look-ups, keys). */
  readonly siteless: Db
  readonly raw: pg.Pool
  waiting(): number
  end(): Promise<void>
}

interface PoolSettings {
  readonly connectionString: string
  readonly max: number
  readonly statementTimeoutMs: number
  /** Runs after each commit that touched something. */
  readonly onCommit?: (siteId: string, effects: Effects) => void
  /** Read before each change; while it is true, changes are refused and reads go on. */
  readonly isFull?: () => boolean
  /** Absent or true: a commit is on the disk before it is answered. False: the last ones may be forgotten when the machine fails. */
  readonly waitsForDisk?: boolean
  /** Finds out soon when the database does not answer, for servers: callers are refused instead of waiting. */
  readonly isWatched?: boolean
}

/** The server ends a statement first; a database that does not even do that is waited for no longer. */
const ANSWER_MARGIN_MS = 500
const END_MS = 2_000

/** Connections with the bounds that every statement has. */
function openConnections({ connectionString, max, statementTimeoutMs, waitsForDisk = true }: PoolSettings): pg.Pool {
  const raw = new pg.Pool({
    connectionString,
    application_name: 'fairground',
    max,
    types: wholeNumbers,
    pipeline: true,
    connectionTimeoutMillis: 2500,
    query_timeout: statementTimeoutMs + ANSWER_MARGIN_MS,
    idleTimeoutMillis: 60_000,
    options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC -c synchronous_commit=${waitsForDisk ? 'on' : 'off'}`,
  })
  // A connection that breaks while idle is replaced at its next use; the error itself has no other reader.
  raw.on('error', () => {})
  // One that breaks while a transaction holds it fails the transaction's next statement; without a reader it would end the process.
  raw.on('connect', (client) => client.on('error', () => {}))
  return raw
}

export function openPool(settings: PoolSettings): Pool {
  const { onCommit, isFull = () => false, isWatched = false } = settings
  const pulse = isWatched ? startPulse(settings.connectionString) : noPulse
  const raw = openConnections(settings)
  const gathering = gatherings()
  const bound = (siteId: string, actor?: Actor): Db => {
    const sent = { count: 0, flushes: 0 }
    const wrote = { position: 0n }
    const committed = (effects: Effects) => {
      if (effects.position > wrote.position) wrote.position = effects.position
      if (effects.tags.size > 0 || effects.position > 0n) onCommit?.(siteId, effects)
    }
    const outside: Sender = {
      isFull,
      query: async (config) => {
        try {
          return await pulse.guard(() => raw.query(describedOnce(config)))
        } catch (error) {
          throw busyOr(error)
        }
      },
    }
    const direct = new Direct(outside, { siteId, sent, actor }, gathering)
    const inTx = async <T>(fn: (tx: Tx) => Promise<T>): Promise<T> => {
      for (let attempt = 0; ; attempt++) {
        const outcome = await attemptTx({ raw, pulse, siteId, sent, actor, isFull }, fn)
        if ('value' in outcome) {
          committed(outcome.effects)
          return outcome.value
        }
        const wait = RETRIES_MS[attempt]
        if (!outcome.again || wait === undefined) throw busyOr(outcome.error)
        await delay(Math.random() * wait)
      }
    }
    return {
      siteId,
      sent,
      wrote,
      committed,
      rows: direct.rows.bind(direct),
      row: direct.row.bind(direct),
      run: direct.run.bind(direct),
      compiled: direct.compiled.bind(direct),
      async analyze(tables) {
        sent.count++
        await outside.query({ text: `analyze (skip_locked) ${tables.map(pg.escapeIdentifier).join(', ')}`, values: [] })
      },
      inTx,
      alone: (work) => work(direct),
    }
  }

  return {
    forSite: bound,
    siteless: bound('00000000-0000-0000-0000-000000000000'),
    raw,
    waiting: () => raw.waitingCount,
    async end() {
      pulse.stop()
      // A connection that stands still does not hold up a shutdown.
      await Promise.race([raw.end(), delay(END_MS, undefined, { ref: false })])
    },
  }
}

/** Statements that are sent without waiting for each other go to the database in one write, which wakes it once. */
function inOneWrite<T>({ connection: { stream } }: pg.PoolClient, send: () => T): T {
  stream.cork()
  process.nextTick(() => stream.uncork())
  return send()
}

type Outcome<T> = { value: T; effects: Effects } | { error: unknown; again: boolean }

interface Way {
  readonly raw: pg.Pool
  readonly pulse: Pulse
  readonly siteId: string
  readonly sent: Sent
  readonly actor: Actor | undefined
  readonly isFull: () => boolean
}

async function attemptTx<T>(
  { raw, pulse, siteId, sent, actor, isFull }: Way,
  fn: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  let client: pg.PoolClient
  const connecting = raw.connect()
  try {
    client = await pulse.guard(() => connecting)
  } catch (error) {
    // A caller who stopped waiting for it leaves it to the next.
    connecting.then(
      (late) => late.release(),
      () => {},
    )
    return { error, again: faultOf(error) === 'connectionLost' }
  }
  let isOver = false
  const query = (config: { name?: string; text: string; values: unknown[] }) => {
    if (isOver) throw new Error('The transaction is over')
    return pulse.guard(() => inOneWrite(client, () => sendDescribed(client, config)))
  }
  const control = (text: string) => query({ text, values: [] })
  let broken: Error | undefined
  let committing = false
  try {
    // The first statement does not wait for it, but follows in the pipeline.
    const begun = control('BEGIN')
    begun.catch(() => {})
    const tx = new Connection({ isFull, query }, { siteId, sent, actor })
    const value = await fn(tx)
    await begun
    committing = true
    await control('COMMIT')
    if (tx.isChanged) sent.flushes++
    return { value, effects: tx.effects }
  } catch (error) {
    const fault = faultOf(error)
    if (fault === 'connectionLost' || fault === 'noAnswer')
      broken = error as Error // faultOf saw an Error
    else await control('ROLLBACK').catch((cause: Error) => (broken = cause))
    // Once COMMIT was sent and the link broke the outcome is unknown: never run again blindly.
    return { error, again: !committing && fault !== undefined && retryable.includes(fault) }
  } finally {
    isOver = true
    client.release(broken)
  }
}
