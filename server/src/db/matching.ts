import { present } from '@fairground/domain/present.ts'
import type { Queryable } from '../ground/database.ts'
import { type Condition, filterSql, Parameters, type QuerySpec } from './query-sql.ts'

/** Selection of the rows of a list. */
export interface Matching {
  readonly db: Queryable
  readonly filter: unknown
  /** Conditions that the operation adds: owner, visibility, words. */
  readonly where?: readonly Condition[]
  /** Wire path of the filter for violations. */
  readonly at?: string
}

interface Batch extends Matching {
  /** The tie-break value of the row before; from the first row unless given. */
  readonly after?: string
  /** All that match unless given. */
  readonly limit?: number
}

/** The limit stands in the text: for a bound one PostgreSQL would plan for a tenth of the table. */
export const pageSize = (limit: number): string => {
  if (!Number.isInteger(limit)) throw new Error(`No page size: ${limit}`)
  return String(limit)
}

/** Rows that match, in the order of the list's tie break: for calls that change many rows by a filter. */
export function matchingRows<R>(spec: QuerySpec, { db, after, limit, ...matching }: Batch): Promise<R[]> {
  const parameters = new Parameters(db.siteId)
  const { sql, type } = spec.tieBreak
  const behind: Condition[] = after === undefined ? [] : [{ sql: `${sql} > ?::${type}`, values: [after] }]
  const where = [...(matching.where ?? []), ...behind]
  const condition = conditionOf(spec, { ...matching, where }, parameters)
  const most = limit === undefined ? '' : ` limit ${pageSize(limit)}`
  return db.compiled<R>({
    text: `select ${spec.columns} from ${spec.from} where ${condition} order by ${sql}${most}`,
    values: parameters.values,
    ...present({ now: spec.now }),
  })
}

/** Ids of `matchingRows`. */
export async function matchingIds(spec: QuerySpec, batch: Batch): Promise<string[]> {
  const rows = await matchingRows<{ id: string }>({ ...spec, columns: `${spec.tieBreak.sql} as id` }, batch)
  return rows.map(({ id }) => id)
}

/** Number of matching rows with each `value`, an expression over the list's rows; `sums` are further columns over them. */
export function countBy<V extends string = string, Sums = unknown>(
  spec: Pick<QuerySpec, 'from' | 'site' | 'fields' | 'now'>,
  value: string,
  { db, sums = [], ...matching }: Matching & { readonly sums?: readonly string[] },
): Promise<({ value: V; n: number } & Sums)[]> {
  const parameters = new Parameters(db.siteId)
  const columns = [`${value} as value`, 'count(*)::int4 as n', ...sums].join(', ')
  const condition = conditionOf(spec, matching, parameters)
  return db.compiled<{ value: V; n: number } & Sums>({
    text: `select ${columns} from ${spec.from} where ${condition} group by 1`,
    values: parameters.values,
    ...present({ now: spec.now }),
  })
}

/** The WHERE expression of a list: its site, what the operation adds, and the filter of the request. */
export function conditionOf(
  spec: Pick<QuerySpec, 'site' | 'fields'>,
  { filter, where = [], at = 'filter' }: Omit<Matching, 'db'>,
  parameters: Parameters,
): string {
  const own = where.map((condition) => parameters.condition(condition))
  return [`${spec.site} = $1`, ...own, filterSql(spec.fields, filter, parameters, at)].join(' and ')
}
