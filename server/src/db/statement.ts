/**
 * Fixed SQL as values: bound, named, prepared once per connection, with declared parameter and column types.
 * `statements.test.ts` prepares each on the migrated schema and compares; it also refuses one without `site_id = $1`.
 */
import type { PgType, PgTypes, Statement } from '../ground/database.ts'

type ElementType = { [P in PgType]: `${P}[]` extends PgType ? P : never }[PgType]

export interface Column<T> {
  readonly pg: PgType
  readonly nullable: boolean
  /** Phantom: the TypeScript type, never set. */
  readonly as?: T
}
/** `uuid?` may be null, `uuid?[]` has elements that may be. */
type Spec = PgType | `${PgType}?` | `${ElementType}?[]` | Column<unknown>
export type Specs = Readonly<Record<string, Spec>>

type TypeOf<S> =
  S extends Column<infer T>
    ? T
    : S extends `${infer P extends PgType}?`
      ? PgTypes[P] | null
      : S extends `${infer E extends ElementType}?[]`
        ? (PgTypes[E] | null)[]
        : S extends PgType
          ? PgTypes[S]
          : never
export type ValuesOf<S extends Specs> = { -readonly [K in keyof S]: TypeOf<S[K]> }

/** A `jsonb` column or parameter whose shape is known to its owner. */
export const json = <T>(): Column<T> => ({ pg: 'jsonb', nullable: false })
export const jsonOrNull = <T>(): Column<T | null> => ({ pg: 'jsonb', nullable: true })
/** A text column that holds one of a closed set. */
export const textAs = <T extends string>(): Column<T> => ({ pg: 'text', nullable: false })

/** Row that a statement returns. */
export type RowOf<S> = S extends Statement<infer _P, infer R> ? R : never

/** Parameters that a statement takes. */
export type ParamsOf<S> = S extends Statement<infer P, infer _R> ? P : never

/** Every statement of the program, by its name. */
export const statements = new Map<string, Statement<never, unknown>>()

const column = (spec: Spec): { pg: PgType; nullable: boolean } =>
  typeof spec === 'object' ? spec : { pg: spec.replace('?', '') as PgType, nullable: spec.endsWith('?') } // the template type guarantees it

/** Placeholders of a statement's parameters with their types: `$2::uuid` for the first. */
export const placeholders = <const P extends Specs>(params: P): { readonly [K in keyof P]: string } =>
  Object.fromEntries(Object.entries(params).map(([key, spec], i) => [key, `$${i + 2}::${column(spec).pg}`])) as {
    [K in keyof P]: string
  } // one for each key

/**
 * Lists of parameters stand in sub-selects: PostgreSQL makes a plan of a statement for each run where it sees the length of a list, which takes
 * longer than most answers.
 */
function plannedOnce(sql: string, types: readonly PgType[]): string {
  const typeOf = (n: string) => types[Number(n) - 1]
  const hidden = (_: string, n: string) => `(select $${n}::${typeOf(n)})`
  return sql
    .replaceAll(/\bany\(\$(\d+)(?:::[a-z0-9]+\[\])?\)/g, (whole, n) => `any(${hidden(whole, n)}::${typeOf(n)})`)
    .replaceAll(/\bunnest\((?:\s*\$\d+(?:::[a-z0-9]+\[\])?,?)+\s*\)/g, (lists) =>
      lists.replaceAll(/\$(\d+)(?:::[a-z0-9]+\[\])?/g, hidden),
    )
}

/**
 * `$1` is the site, filled in by the connection; `params` name `$2`, `$3` ... in order.
 * A `siteless` statement touches only site-less tables and its parameters start at `$1`.
 */
export function statement<
  const P extends Specs = Record<never, never>,
  const R extends Specs = Record<never, never>,
>(value: {
  name: string
  params?: P
  row?: R
  siteless?: boolean
  unlogged?: boolean
  sql: string
}): Statement<ValuesOf<P>, ValuesOf<R>> {
  if (statements.has(value.name)) throw new Error(`Two statements are named ${value.name}`)
  const siteless = value.siteless ?? false
  const params = Object.entries(value.params ?? {}).map(([key, spec]) => ({ key, pg: column(spec).pg }))
  const types = params.map(({ pg }) => pg)
  const made = {
    name: value.name,
    sql: plannedOnce(value.sql.trim(), siteless ? types : ['uuid', ...types]),
    siteless,
    unlogged: value.unlogged ?? false,
    writes: /\b(insert\s+into|update|delete\s+from)\b/i.test(value.sql),
    params,
    columns: Object.entries(value.row ?? {}).map(([key, spec]) => ({ key, pg: column(spec).pg })),
  }
  statements.set(value.name, made as Statement<never, unknown>)
  return made
}
