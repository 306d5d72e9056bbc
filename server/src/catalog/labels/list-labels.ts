import { type CursorPage, type CursorRequest, countMatching, cursorPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { notFound } from './edit-labels.ts'
import type { LabelKind } from './label-kind.ts'
import type { LabelRow } from './queries.ts'

const specs = new Map<LabelKind, QuerySpec>()

function specOf(kind: LabelKind): QuerySpec {
  const known = specs.get(kind)
  if (known) return known
  const spec: QuerySpec = {
    from: `${kind.statements.table} l`,
    site: 'l.site_id',
    columns: kind.statements.columns,
    tieBreak: { sql: 'l.id', type: 'uuid' },
    defaultSort: [{ fieldName: 'name' }],
    fields: {
      id: { sql: 'l.id', type: 'uuid' },
      name: { sql: 'l.name', type: 'text', sortable: true },
      createdDate: { sql: 'l.created_at', type: 'timestamptz', sortable: true },
      updatedDate: { sql: 'l.updated_at', type: 'timestamptz', sortable: true },
    },
  }
  specs.set(kind, spec)
  return spec
}

export const queryLabels = (ctx: Ctx, kind: LabelKind, query: CursorRequest): Promise<CursorPage<LabelRow>> =>
  cursorPage<LabelRow>(specOf(kind), query, { db: ctx.db, cursors: ctx.cursors, now: ctx.now })

export const countLabels = ({ db }: Ctx, kind: LabelKind, filter: unknown): Promise<number> =>
  countMatching(specOf(kind), filter, { db, at: '' })

/** The label; throws the kind's refusal when there is none. */
export async function getLabel({ db }: Ctx, kind: LabelKind, id: string): Promise<LabelRow> {
  const [row] = await db.rows(kind.statements.find, { ids: [id] })
  if (!row) throw notFound(kind, id)
  return row
}

/** Number of products that show each of the labels; reads it only on request. */
export async function productCounts(
  { db }: Ctx,
  { statements }: LabelKind,
  rows: readonly LabelRow[],
  isWanted: boolean,
): Promise<(row: LabelRow) => number | undefined> {
  if (!isWanted || rows.length === 0) return () => undefined
  const counted = await db.rows(statements.countProducts, { ids: rows.map(({ id }) => id) })
  const counts = new Map(counted.map(({ id, products }) => [id, products]))
  return ({ id }) => counts.get(id) ?? 0
}
