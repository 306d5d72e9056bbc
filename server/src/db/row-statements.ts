import type { Statement } from '../ground/database.ts'
import { type Specs, statement, type ValuesOf } from './statement.ts'

/** A table whose rows are a site's own and have an id. */
interface RowTable<R extends Specs> {
  /** Begins the names of its statements. */
  readonly name: string
  readonly table: string
  /** Name of the table in `columns`. */
  readonly alias: string
  readonly columns: string
  readonly row: R
}

type ByIds<R extends Specs> = Statement<{ ids: string[] }, ValuesOf<R>>

const byIds = <R extends Specs>({ table, alias, columns }: RowTable<R>): string =>
  `select ${columns} from ${table} ${alias} where ${alias}.site_id = $1 and ${alias}.id = any($2)`

export const findRows = <R extends Specs>(of: RowTable<R>): ByIds<R> =>
  statement({ name: `${of.name}.find`, params: { ids: 'uuid[]' }, row: of.row, sql: byIds(of) })

/** In id order, so that two writers of the same rows never wait for each other in a circle. */
export const lockRows = <R extends Specs>(of: RowTable<R>): ByIds<R> =>
  statement({
    name: `${of.name}.lock`,
    params: { ids: 'uuid[]' },
    row: of.row,
    sql: `${byIds(of)} order by ${of.alias}.id for update of ${of.alias}`,
  })

/** Returns the rows as they were. */
export const deleteRows = <R extends Specs>({ name, table, alias, columns, row }: RowTable<R>): ByIds<R> =>
  statement({
    name: `${name}.delete`,
    params: { ids: 'uuid[]' },
    row,
    sql: `delete from ${table} ${alias} where ${alias}.site_id = $1 and ${alias}.id = any($2) returning ${columns}`,
  })

/** Returns the ids of the rows that there were. */
export const deleteIds = ({
  name,
  table,
}: Pick<RowTable<Specs>, 'name' | 'table'>): Statement<{ ids: string[] }, { id: string }> =>
  statement({
    name: `${name}.delete`,
    params: { ids: 'uuid[]' },
    row: { id: 'uuid' },
    sql: `delete from ${table} where site_id = $1 and id = any($2) returning id`,
  })

/** By the column of their names. */
export const findNamed = <R extends Specs>(
  { name, table, alias, columns, row }: RowTable<R>,
  column: string,
): Statement<{ names: string[] }, ValuesOf<R>> =>
  statement({
    name: `${name}.named`,
    params: { names: 'text[]' },
    row,
    sql: `select ${columns} from ${table} ${alias} where ${alias}.site_id = $1 and ${alias}.${column} = any($2)`,
  })

/** As `findNamed`; the rows cannot be renamed or deleted before the caller's transaction ends. */
export const shareNamed = <R extends Specs>(
  { name, table, alias, columns, row }: RowTable<R>,
  column: string,
): Statement<{ names: string[] }, ValuesOf<R>> =>
  statement({
    name: `${name}.shareNamed`,
    params: { names: 'text[]' },
    row,
    sql: `select ${columns} from ${table} ${alias}
      where ${alias}.site_id = $1 and ${alias}.${column} = any($2) order by ${alias}.id for key share of ${alias}`,
  })

type Nothing = Record<never, never>

/** Number of rows of the site. */
export const countRows = ({
  name,
  table,
}: Pick<RowTable<Specs>, 'name' | 'table'>): Statement<Nothing, { count: number }> =>
  statement({
    name: `${name}.count`,
    row: { count: 'int4' },
    sql: `select count(*)::int4 as count from ${table} where site_id = $1`,
  })

/** Makes writers of the site take turns until their transactions end, so that a limit holds or a name stays free. `about` names the queue. */
export const takeTurns = (name: string, about: string): Statement<Nothing, Nothing> =>
  statement({
    name,
    sql: `
      select pg_advisory_xact_lock(hashtextextended('${about} ' || s.site_id::text, 0))
      from (select $1::uuid as site_id) s where s.site_id = $1`,
  })
