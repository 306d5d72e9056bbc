import type pg from 'pg'
import type { PgType, Statement } from '../ground/database.ts'

/** Plan that PostgreSQL makes of a statement when it prepares it. */
export interface Prepared {
  readonly params: readonly string[]
  readonly columns: readonly { readonly key: string; readonly pg: string }[]
}

/** Types as `statement.ts` spells them, by the name that PostgreSQL gives them. */
const SPELLED: Readonly<Record<string, PgType>> = {
  boolean: 'bool',
  integer: 'int4',
  bigint: 'int8',
  'double precision': 'float8',
  'timestamp with time zone': 'timestamptz',
  'boolean[]': 'bool[]',
  'integer[]': 'int4[]',
  'bigint[]': 'int8[]',
  'timestamp with time zone[]': 'timestamptz[]',
}

const spelled = (type: string): string => SPELLED[type] ?? type

/** Parses and describes without running: parameter types from the catalogue view, column names from the row description. */
export async function prepare(client: pg.Client, { sql }: { sql: string }): Promise<Prepared> {
  await client.query('DEALLOCATE ALL')
  const names = await describe(client, sql)
  const { rows } = await client.query<{ params: string[]; columns: string[] | null }>(
    `select parameter_types::text[] as params, result_types::text[] as columns from pg_prepared_statements where name = 'described'`,
  )
  const { params, columns } = rows[0]! // prepared the line above
  return {
    params: params.map(spelled),
    columns: (columns ?? []).map((type, i) => ({ key: names[i] ?? '?', pg: spelled(type) })),
  }
}

function describe(client: pg.Client, text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let names: string[] = []
    let failed: Error | undefined
    // pg runs anything with these methods as a query; its own queries always execute what they describe.
    client.query({
      submit(connection: { parse(of: object): void; describe(of: object): void; sync(): void }) {
        connection.parse({ text, name: 'described', types: [] })
        connection.describe({ type: 'S', name: 'described' })
        connection.sync()
        return null
      },
      handleRowDescription: (message: { fields: { name: string }[] }) => (names = message.fields.map((f) => f.name)),
      handleError: (error: Error) => (failed = error),
      handleReadyForQuery: () => (failed ? reject(failed) : resolve(names)),
    } as unknown as pg.QueryArrayConfig)
  })
}

interface PlanNode {
  readonly 'Node Type': string
  readonly Operation?: string
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly Output?: readonly string[]
  readonly Plans?: readonly PlanNode[]
  readonly [condition: string]: unknown
}

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Tid Cond', 'Hash Cond', 'Merge Cond', 'Join Filter']

/** Tables of sites that the generic plan reads or writes without being bound to `$1`. */
export async function unboundTables(
  client: pg.Client,
  { sql }: { sql: string },
  siteTables: ReadonlySet<string>,
): Promise<string[]> {
  // The planner shows every table with the conditions it reads it under, regardless of the statistics.
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (generic_plan, verbose, format json) ${sql}`,
  )
  const found: string[] = []
  walk(rows[0]!['QUERY PLAN'][0]!.Plan, siteTables, found)
  return [...new Set(found)]
}

function walk(node: PlanNode, siteTables: ReadonlySet<string>, found: string[]): void {
  const table = node['Relation Name']
  if (table && siteTables.has(table)) {
    if (node['Node Type'] === 'ModifyTable') {
      if (node.Operation === 'Insert' && !insertsSite(node)) found.push(`insert into ${table}`)
    } else if (!isBound(node)) found.push(`${table} ${node.Alias ?? ''}`.trim())
  }
  for (const part of node.Plans ?? []) walk(part, siteTables, found)
}

/** `site_id` is the first column of every site table, so the first value of the inserted row is the site. */
const insertsSite = (insert: PlanNode): boolean => {
  for (let node = sourceOf(insert); node; node = sourceOf(node)) {
    const first = node.Output?.[0] ?? ''
    if (first === '$1' || first.endsWith('.site_id')) return true
  }
  return false
}

/** Source of a node's rows; the others below it are CTEs. */
const sourceOf = (node: PlanNode): PlanNode | undefined =>
  node.Plans?.find((part) => part['Parent Relationship'] === 'Outer')

function isBound(node: PlanNode): boolean {
  if (CONDITIONS.some((key) => /\bsite_id = \$1\)/.test(String(node[key] ?? '')))) return true
  // A bitmap's condition stands at its index scan.
  return node['Node Type'] === 'Bitmap Heap Scan' && (node.Plans ?? []).some((part) => bitmapIsBound(part))
}

const bitmapIsBound = (node: PlanNode): boolean =>
  /\bsite_id = \$1\)/.test(String(node['Index Cond'] ?? '')) || (node.Plans ?? []).some(bitmapIsBound)

/** Differences between what a statement declares and what PostgreSQL prepares. */
export function differences(
  declared: Pick<Statement<never, unknown>, 'params' | 'columns' | 'siteless'>,
  { params, columns }: Prepared,
): string[] {
  const wantParams = [...(declared.siteless ? [] : ['uuid']), ...declared.params.map((p) => p.pg)]
  const names = ['$1 (site)', ...declared.params.map((p) => p.key)].slice(declared.siteless ? 1 : 0)
  const found: string[] = []
  for (let i = 0; i < Math.max(wantParams.length, params.length); i++)
    if (wantParams[i] !== params[i])
      found.push(`parameter ${names[i] ?? i + 1}: declared ${wantParams[i]}, is ${params[i]}`)
  // The caller chooses by `run` if rows come back at all; declared columns must be there.
  if (declared.columns.length === 0) return found
  const is = new Map(columns.map(({ key, pg }) => [key, pg]))
  for (const { key, pg } of declared.columns)
    if (is.get(key) !== pg) found.push(`column ${key}: declared ${pg}, is ${is.get(key) ?? 'absent'}`)
  for (const { key } of columns)
    if (!declared.columns.some((column) => column.key === key)) found.push(`column ${key}: not declared`)
  return found
}
