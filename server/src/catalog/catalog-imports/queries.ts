import type { ImportedProduct } from '@fairground/contract/stores/catalog-imports-v-3.ts'
import type { Static } from 'typebox'
import { json, jsonOrNull, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import type { Caller } from '../../ground/caller.ts'

/** `doc` of an item: what was sent. */
export interface ItemDoc {
  readonly product: Static<typeof ImportedProduct>
  readonly categoryIds: readonly string[]
  readonly fieldMask?: string
}

const importRow = {
  id: 'uuid',
  status: textAs<'OPEN' | 'SUBMITTED' | 'DONE'>(),
  jobId: 'uuid?',
  submittedBy: jsonOrNull<Caller>(),
  createdAt: 'timestamptz',
} as const
export type ImportRow = ValuesOf<typeof importRow>

const columns = `i.id, i.status, i.job_id as "jobId", i.submitted_by as "submittedBy", i.created_at as "createdAt"`

export const insertImport = statement({
  name: 'catalogImports.insert',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `insert into catalog_imports (site_id, id, status, created_at, progress_at) values ($1, $2, 'OPEN', $3, $3)`,
})

export const findImport = statement({
  name: 'catalogImports.find',
  params: { id: 'uuid' },
  row: importRow,
  sql: `select ${columns} from catalog_imports i where i.site_id = $1 and i.id = $2`,
})

/** Writers who add to it wait for the one who submits it. */
export const lockImport = statement({
  name: 'catalogImports.lock',
  params: { id: 'uuid' },
  row: importRow,
  sql: `select ${columns} from catalog_imports i where i.site_id = $1 and i.id = $2 for update`,
})

export const submitImport = statement({
  name: 'catalogImports.submit',
  params: { id: 'uuid', jobId: 'uuid', by: json<Caller>(), at: 'timestamptz' },
  sql: `
    update catalog_imports set status = 'SUBMITTED', job_id = $3, submitted_by = $4, progress_at = $5
    where site_id = $1 and id = $2`,
})

export const noteProgress = statement({
  name: 'catalogImports.note',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update catalog_imports set progress_at = $3 where site_id = $1 and id = $2`,
})

/** Returns a row only to the caller who ended it. */
export const endImport = statement({
  name: 'catalogImports.end',
  params: { id: 'uuid', at: 'timestamptz' },
  row: { jobId: 'uuid?' },
  sql: `
    update catalog_imports set status = 'DONE', progress_at = $3
    where site_id = $1 and id = $2 and status = 'SUBMITTED' returning job_id as "jobId"`,
})

export const stalledImports = statement({
  name: 'catalogImports.stalled',
  params: { before: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `select id from catalog_imports where site_id = $1 and status = 'SUBMITTED' and progress_at < $2 order by progress_at`,
})

export interface ItemRecord {
  readonly id: string
  readonly handle: string
  readonly doc: ItemDoc
}

/** A handle that is there is replaced. */
export const saveItems = statement({
  name: 'catalogImports.add',
  params: { importId: 'uuid', records: json<readonly ItemRecord[]>() },
  sql: `
    insert into catalog_import_items (site_id, import_id, handle, id, doc)
    select $1, $2, u.handle, u.id, u.doc from jsonb_to_recordset($3) as u (handle text, id uuid, doc jsonb)
    on conflict (site_id, import_id, handle) do update set id = excluded.id, doc = excluded.doc`,
})

export const countItems = statement({
  name: 'catalogImports.count',
  params: { importId: 'uuid' },
  row: { items: 'int4' },
  sql: `select count(*)::int4 as items from catalog_import_items where site_id = $1 and import_id = $2`,
})

/** In the order in which they were added. */
export const itemsToDo = statement({
  name: 'catalogImports.toDo',
  params: { importId: 'uuid', limit: 'int4' },
  row: { id: 'uuid', handle: 'text', doc: json<ItemDoc>() },
  sql: `
    select id, handle, doc from catalog_import_items
    where site_id = $1 and import_id = $2 and outcome is null order by id limit $3::int4`,
})

/** First made of the products that share a handle. */
export const findByHandle = statement({
  name: 'catalogImports.products',
  params: { handles: 'text[]' },
  row: { handle: 'text', id: 'uuid' },
  sql: `
    select distinct on (p.handle) p.handle, p.id from products p
    where p.site_id = $1 and p.handle = any($2) order by p.handle, p.id`,
})

export interface Written {
  readonly id: string
  readonly outcome: 'CREATED' | 'UPDATED' | 'FAILED'
  readonly product_id: string | null
  readonly error: Record<string, unknown> | null
}

export const saveOutcomes = statement({
  name: 'catalogImports.outcomes',
  params: { importId: 'uuid', records: json<readonly Written[]>() },
  sql: `
    update catalog_import_items t set outcome = u.outcome, product_id = u.product_id, error = u.error
    from jsonb_to_recordset($3) as u (id uuid, outcome text, product_id uuid, error jsonb)
    where t.site_id = $1 and t.import_id = $2 and t.id = u.id`,
})

/** Counts of the outcomes, and the first item that failed. */
export const findResult = statement({
  name: 'catalogImports.result',
  params: { importId: 'uuid' },
  row: {
    created: 'int4',
    updated: 'int4',
    failed: 'int4',
    failures: json<readonly { readonly handle: string; readonly error: unknown }[]>(),
  },
  sql: `
    select (count(*) filter (where outcome = 'CREATED'))::int4 as created,
           (count(*) filter (where outcome = 'UPDATED'))::int4 as updated,
           (count(*) filter (where outcome = 'FAILED'))::int4 as failed,
           (select coalesce(jsonb_agg(jsonb_build_object('handle', f.handle, 'error', f.error) order by f.id), '[]')
            from (select handle, error, id from catalog_import_items
                  where site_id = $1 and import_id = $2 and outcome = 'FAILED' order by id limit 100) f) as failures
    from catalog_import_items where site_id = $1 and import_id = $2`,
})
