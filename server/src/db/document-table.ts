import { shared } from './gathered.ts'
import { json, statement, textAs } from './statement.ts'

/** One document of what a site has set up about a subject. */
export interface DocumentRow<Docs, K extends keyof Docs = keyof Docs> {
  readonly kind: K
  readonly id: string
  readonly doc: Docs[K]
  readonly revision: bigint
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Statements of a table with a site's documents of a few kinds: some dozens, read together. `name` begins the names of its statements. */
export function setupTable<Docs>({ name, table }: { readonly name: string; readonly table: string }) {
  type Kind = keyof Docs & string
  const row = {
    kind: textAs<Kind>(),
    id: 'uuid',
    doc: json<Docs[Kind]>(),
    revision: 'int8',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  } as const
  /** The table is called `d`. */
  const columns = `d.kind, d.id, d.doc, d.revision, d.created_at as "createdAt", d.updated_at as "updatedAt"`
  return {
    table,
    columns,
    /** Everything, the oldest first. */
    readAll: shared(
      statement({
        name: `${name}.readAll`,
        row,
        sql: `select ${columns} from ${table} d where d.site_id = $1 order by d.created_at, d.id`,
      }),
    ),
    findOne: statement({
      name: `${name}.find`,
      params: { kind: 'text', id: 'uuid' },
      row,
      sql: `select ${columns} from ${table} d where d.site_id = $1 and d.kind = $2 and d.id = $3`,
    }),
    saveRows: statement({
      name: `${name}.save`,
      params: { records: json<object[]>() },
      sql: `
        insert into ${table} as d (site_id, kind, id, doc, revision, created_at, updated_at)
        select $1, u.kind, u.id, u.doc, u.revision, u."createdAt", u."updatedAt"
        from jsonb_to_recordset($2) as u (kind text, id uuid, doc jsonb, revision int8, "createdAt" timestamptz, "updatedAt" timestamptz)
        on conflict (site_id, id) do update set doc = excluded.doc, revision = excluded.revision, updated_at = excluded.updated_at`,
    }),
    deleteRows: statement({
      name: `${name}.delete`,
      params: { ids: 'uuid[]' },
      sql: `delete from ${table} where site_id = $1 and id = any($2)`,
    }),
  }
}

export type SetupTable<Docs> = ReturnType<typeof setupTable<Docs>>
