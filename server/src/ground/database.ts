/**
 * The database as handlers and operations use it: statements are values, and the holder of a transaction can write.
 * `db/` makes statements (`statement.ts`) and connections (`database.ts`).
 */

/** The TypeScript type of each PostgreSQL type that statements use. */
export interface PgTypes {
  uuid: string
  text: string
  bool: boolean
  int4: number
  int8: bigint
  float8: number
  timestamptz: Date
  xid8: string
  jsonb: unknown
  'uuid[]': string[]
  'text[]': string[]
  'bool[]': boolean[]
  'int4[]': number[]
  'int8[]': bigint[]
  'timestamptz[]': Date[]
  'jsonb[]': string[]
}
export type PgType = keyof PgTypes

export interface Statement<Params, Row> {
  readonly name: string
  readonly sql: string
  readonly siteless: boolean
  /** Changes rows, or locks them in order to. */
  readonly writes: boolean
  /** Changes unlogged tables alone: its commit waits for no disk. */
  readonly unlogged: boolean
  readonly params: readonly { readonly key: string; readonly pg: PgType }[]
  readonly columns: readonly { readonly key: string; readonly pg: PgType }[]
  readonly types?: { readonly params: Params; readonly row: Row }
  /** Carries out many calls at once, outside transactions: calls that come together become one statement and one commit. */
  readonly many?: Many
}

/** Calls of a statement in one: they are joined to parameters of `statement`, and its rows parted for each, in the order of the calls. */
export interface Many {
  readonly statement: Statement<never, unknown>
  join(calls: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, unknown>>
  part(rows: readonly unknown[], calls: number): readonly (readonly unknown[])[]
  /** A call that it has no row for is carried out alone. */
  readonly isAloneWithoutRow: boolean
}

/** Runs statements for one site. The connection and a transaction look alike to a query. */
export interface Queryable {
  readonly siteId: string
  rows<P, R>(statement: Statement<P, R>, params: P): Promise<R[]>
  /** The first row, or undefined. */
  row<P, R>(statement: Statement<P, R>, params: P): Promise<R | undefined>
  /** Number of rows changed. */
  run<P, R>(statement: Statement<P, R>, params: P): Promise<number>
  /** A statement whose shape depends on the request, compiled by `db/query-sql.ts`; its text must hold `site_id = $1`. */
  compiled<R>(query: CompiledQuery): Promise<R[]>
}

/** Effects of a write on others: cache tags to drop at commit, and the outbox position of the write. */
export interface Effects {
  readonly tags: Set<string>
  /** Transaction id of the latest happening, 0 when there is none. */
  position: bigint
}

/** The staff user or API key on whose behalf something is written. */
export interface Actor {
  readonly kind: 'staff' | 'apiKey'
  readonly id: string
}

/**
 * Proof that a transaction is open: its holder can write. Statements are carried out in the order of their calls. Those that do not depend on
 * what others answer may be sent together (`Promise.all`), one statement each: the first that fails undoes all.
 */
export interface Tx extends Queryable {
  readonly open: true
  /** Undefined where a visitor, a member or the program itself writes. */
  readonly actor: Actor | undefined
  readonly effects: Effects
  /** Runs `work` whole or not at all: when it throws, its changes and effects are undone and the transaction stays open. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
}

/** Counts since a `Db` was made. */
export interface Sent {
  /** Statements. */
  count: number
  /** Commits that wait for the disk: transactions with changes, and changes without a transaction. */
  flushes: number
}

export interface Db extends Queryable {
  /**
   * READ COMMITTED. `fn` is run again (at most 4 times, 10/40/160 ms, full jitter) after a serialisation failure, deadlock,
   * lock time-out or a connection lost before COMMIT was sent; it does no network call, no mail, no file write.
   */
  inTx<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  readonly sent: Sent
  /** The greatest outbox position among this value's committed writes, 0n when it wrote nothing. */
  readonly wrote: { position: bigint }
  /**
   * For a statement that is a whole transaction of its own: inside an open one it is undone when `work` throws, and what it had locked is free
   * again.
   */
  alone<T>(work: (db: Queryable) => Promise<T>): Promise<T>
  /** For a statement that is a whole transaction of its own: reports to the process what it changed. */
  committed(effects: Effects): void
  /** Lets PostgreSQL gather statistics of tables, of all sites, so that it plans with what they hold now; cached plans are made again. */
  analyze(tables: readonly string[]): Promise<void>
}

export interface CompiledQuery {
  readonly text: string
  readonly values: readonly unknown[]
  /** Time that the text names as `:now`: one plan serves every moment. */
  readonly now?: Date
  /** PostgreSQL plans it each time, for the values that it has. */
  readonly isPlannedByValues?: true
}
