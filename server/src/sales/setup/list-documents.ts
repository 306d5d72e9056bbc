import type { DocumentRow, SetupTable } from '../../db/document-table.ts'
import { type CursorRequest, cursorPage, type OffsetRequest, offsetPage } from '../../db/pages.ts'
import { textOf } from '../../db/query-fields.ts'
import type { Field, QuerySpec, SortBy } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'

/** Fields and order in which documents of a kind are listed; beside id and times. */
export interface Listing {
  readonly fields: Readonly<Record<string, Field>>
  readonly sort: readonly SortBy[]
}

const common: Readonly<Record<string, Field>> = {
  id: { sql: 'd.id', type: 'uuid', sortable: true },
  createdDate: { sql: 'd.created_at', type: 'timestamptz', sortable: true },
  updatedDate: { sql: 'd.updated_at', type: 'timestamptz', sortable: true },
}

/** A text of the document, by its place in it; documents without it sort as if it were empty. */
export const textField = (...path: readonly string[]): Field => textOf(`d.doc #>> '{${path.join(',')}}'`)

type Query = CursorRequest & OffsetRequest

/** Lists the documents of a subject: one page of a kind, by offset where the query names one. */
export function documentLists<Docs>(
  { table, columns }: Pick<SetupTable<Docs>, 'table' | 'columns'>,
  listings: Readonly<Record<keyof Docs & string, Listing>>,
) {
  const specs = new Map<string, QuerySpec>()
  const specOf = (kind: keyof Docs & string): QuerySpec => {
    const known = specs.get(kind)
    if (known) return known
    const { fields, sort } = listings[kind]
    const spec: QuerySpec = {
      from: `${table} d`,
      kind,
      site: 'd.site_id',
      columns,
      fields: { ...common, ...fields },
      tieBreak: { sql: 'd.id', type: 'uuid' },
      defaultSort: sort,
    }
    specs.set(kind, spec)
    return spec
  }
  return async <K extends keyof Docs & string>(ctx: Ctx, kind: K, query: Query = {}) => {
    const where = [{ sql: 'd.kind = ?', values: [kind] }]
    if (query.paging) {
      const { rows, paging } = await offsetPage<DocumentRow<Docs, K>>(specOf(kind), query, { db: ctx.db, where })
      const { count, offset, total } = paging
      return { rows, paging: { count, cursors: {}, hasNext: offset + count < total } }
    }
    const { db, cursors, now } = ctx
    return cursorPage<DocumentRow<Docs, K>>(specOf(kind), query, { db, cursors, now, where })
  }
}
