import type { ImportOutcome, ImportStatus } from '@fairground/contract/enumerations/catalog.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import { type Column, json, jsonOrNull, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import type { StoredMessage } from '../../ground/texts/message.ts'
import type { FileColumn, RowProblem } from '../imports/file-rows.ts'
import type { ColumnMapping } from '../imports/read-file.ts'
import type { ProductFormat } from '../imports/read-product.ts'
import type { Difference } from '../product-files/differences.ts'

export type RunStatus = (typeof ImportStatus)[number]
export type ItemOutcome = (typeof ImportOutcome)[number]

/** Outcome to show: a run that was stopped did not reach its remaining items. */
const shownOutcome = `case when not i.is_written and i.outcome in ('CREATED', 'UPDATED', 'UNCHANGED')
  and r.status not in ('COMPARING', 'COMPARED', 'RUNNING') then 'NOT_REACHED' else i.outcome end`

const format: Column<ProductFormat | null> = { pg: 'text', nullable: true }

interface StoredProblem {
  readonly line: number
  readonly message: StoredMessage
}

const runRow = {
  id: 'uuid',
  fileName: 'text',
  format,
  status: textAs<RunStatus>(),
  /** A stored message as JSON, or a sentence. */
  trouble: 'text?',
  fileBytes: 'int8',
  doneBytes: 'int8',
  rows: 'int4',
  createdBy: 'text',
  createdAt: 'timestamptz',
  headings: json<readonly FileColumn[]>(),
  mapping: jsonOrNull<ColumnMapping>(),
  finishedAt: 'timestamptz?',
  created: 'int4',
  updated: 'int4',
  unchanged: 'int4',
  failed: 'int4',
  notReached: 'int4',
  undone: 'int4',
  kept: 'int4',
  written: 'int4',
  pictures: 'int4',
} as const
export type RunRow = ValuesOf<typeof runRow>

const runColumns = `r.id, r.file_name as "fileName", r.format, r.status, r.trouble, r.file_bytes as "fileBytes",
  r.done_bytes as "doneBytes", r.rows, r.headings, r.mapping, r.created_by as "createdBy", r.created_at as "createdAt", r.finished_at as "finishedAt",
  c.created, c.updated, c.unchanged, c.failed, c.not_reached as "notReached", c.undone, c.kept, c.written,
  (select count(*)::int4 from product_import_pictures p where p.site_id = $1 and p.run_id = r.id) as pictures`
const runTables = `product_import_runs r
  cross join lateral (
    select (count(*) filter (where i.shown = 'CREATED'))::int4 as created,
           (count(*) filter (where i.shown = 'UPDATED'))::int4 as updated,
           (count(*) filter (where i.shown = 'UNCHANGED'))::int4 as unchanged,
           (count(*) filter (where i.shown = 'FAILED'))::int4 as failed,
           (count(*) filter (where i.shown = 'NOT_REACHED'))::int4 as not_reached,
           (count(*) filter (where i.shown = 'UNDONE'))::int4 as undone,
           (count(*) filter (where i.shown = 'KEPT'))::int4 as kept,
           (count(*) filter (where i.is_written))::int4 as written
    from (select ${shownOutcome} as shown, i.is_written from product_import_items i
          where i.site_id = $1 and i.run_id = r.id) i) c`

export const runSpec: QuerySpec = {
  from: runTables,
  site: 'r.site_id',
  columns: runColumns,
  tieBreak: { sql: 'r.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  fields: { createdDate: { sql: 'r.created_at', type: 'timestamptz', sortable: true } },
}

export const findRun = statement({
  name: 'importRuns.find',
  params: { id: 'uuid' },
  row: runRow,
  sql: `select ${runColumns} from ${runTables} where r.site_id = $1 and r.id = $2`,
})

export const insertRun = statement({
  name: 'importRuns.insert',
  params: { id: 'uuid', fileName: 'text', fileBytes: 'int8', createdBy: 'uuid?', at: 'timestamptz' },
  sql: `
    insert into product_import_runs (site_id, id, file_name, status, file_bytes, created_by, created_at, updated_at)
    select $1, $2, $3, 'COMPARING', $4,
           coalesce((select u.email from staff_users u where u.site_id = $1 and u.id = $5),
                    (select k.name from api_keys k where k.site_id = $1 and k.id = $5), ''), $6, $6`,
})

export const insertPart = statement({
  name: 'importRuns.insertPart',
  params: { id: 'uuid', part: 'int4', content: 'text' },
  sql: `insert into product_import_parts (site_id, run_id, part, content) values ($1, $2, $3, $4)`,
})

export const findPart = statement({
  name: 'importRuns.part',
  params: { id: 'uuid', part: 'int4' },
  row: { content: 'text' },
  sql: `select content from product_import_parts where site_id = $1 and run_id = $2 and part = $3`,
})

/** From one of `from` to `to`; nothing is changed where it is at another point. Only `move-run.ts` runs it. */
export const moveRunFrom = statement({
  name: 'importRuns.move',
  params: { id: 'uuid', from: 'text[]', to: textAs<RunStatus>(), trouble: 'text?', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    update product_import_runs set status = $4, trouble = $5, updated_at = $6,
      done_bytes = case when $4 in ('RUNNING', 'UNDOING') then 0 else done_bytes end,
      finished_at = case when $4 in ('DONE', 'CANCELED', 'FAILED', 'UNDONE') then $6::timestamptz end
    where site_id = $1 and id = $2 and status = any($3)
    returning id`,
})

export const noteColumns = statement({
  name: 'importRuns.noteColumns',
  params: { id: 'uuid', headings: json<readonly FileColumn[]>() },
  sql: `update product_import_runs set headings = $3 where site_id = $1 and id = $2`,
})

/** Maps columns and forgets the comparison with the others. Changes nothing where something was written. */
export const mapColumns = statement({
  name: 'importRuns.mapColumns',
  params: { id: 'uuid', mapping: json<ColumnMapping>(), at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    with mapped as (
      update product_import_runs r set mapping = $3, status = 'COMPARING', trouble = null, format = null, rows = 0, done_bytes = 0,
        updated_at = $4, finished_at = null
      where r.site_id = $1 and r.id = $2 and r.status in ('COMPARED', 'FAILED') and r.headings <> '[]'
        and exists (select from product_import_parts f where f.site_id = $1 and f.run_id = r.id)
        and not exists (select from product_import_items i where i.site_id = $1 and i.run_id = r.id and i.is_written)
      returning r.id
    ), gone as (
      delete from product_import_items i using mapped m where i.site_id = $1 and i.run_id = m.id
    )
    select id from mapped`,
})

export const noteProgress = statement({
  name: 'importRuns.progress',
  params: { id: 'uuid', format: 'text', doneBytes: 'int8', rows: 'int4', at: 'timestamptz' },
  row: { status: textAs<RunStatus>() },
  sql: `
    update product_import_runs set format = $3, done_bytes = least($4, file_bytes), rows = greatest(rows, $5), updated_at = $6
    where site_id = $1 and id = $2
    returning status`,
})

/** Somebody is at it. */
export const touchRun = statement({
  name: 'importRuns.touch',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update product_import_runs set updated_at = $3 where site_id = $1 and id = $2`,
})

/** An import by command: it is carried out at once, and its file lies where it was read. */
export const insertCommandRun = statement({
  name: 'importRuns.insertCommand',
  params: { id: 'uuid', fileName: 'text', fileBytes: 'int8', at: 'timestamptz' },
  sql: `
    insert into product_import_runs (site_id, id, file_name, status, file_bytes, created_by, created_at, updated_at)
    values ($1, $2, $3, 'RUNNING', $4, 'fairground import', $5, $5)`,
})

export const stalledRuns = statement({
  name: 'importRuns.stalled',
  params: { before: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    select id from product_import_runs
    where site_id = $1 and status in ('COMPARING', 'RUNNING', 'UNDOING') and updated_at < $2`,
})

export interface ItemRecord {
  readonly position: number
  readonly handle: string
  readonly line: number
  readonly name: string
  readonly product_id: string | null
  readonly outcome: ItemOutcome
  readonly is_written: boolean
  readonly differences: readonly Difference[]
  readonly problems: readonly RowProblem[]
  readonly before: unknown
}

export const saveItems = statement({
  name: 'importRuns.saveItems',
  params: { id: 'uuid', items: json<readonly ItemRecord[]>() },
  sql: `
    insert into product_import_items (site_id, run_id, position, handle, line, name, product_id, outcome, is_written,
                                      differences, problems, before, revision_after)
    select $1, $2, u.position, u.handle, u.line, u.name, u.product_id, u.outcome, u.is_written, u.differences, u.problems, u.before,
           case when u.is_written then (select p.revision from products p where p.site_id = $1 and p.id = u.product_id) end
    from jsonb_to_recordset($3) as u (position int4, handle text, line int4, name text, product_id uuid, outcome text,
                                      is_written boolean, differences jsonb, problems jsonb, before jsonb)
    on conflict (site_id, run_id, position) do update set product_id = excluded.product_id, outcome = excluded.outcome,
      is_written = excluded.is_written, differences = excluded.differences, problems = excluded.problems,
      before = excluded.before, revision_after = excluded.revision_after`,
})

/** Position at which a run that was cut off goes on: items up to here were written. */
export const writtenUpTo = statement({
  name: 'importRuns.writtenUpTo',
  params: { id: 'uuid' },
  row: { position: 'int4' },
  sql: `
    select coalesce(max(position), -1)::int4 as position from product_import_items
    where site_id = $1 and run_id = $2 and is_written`,
})

const itemColumns = {
  position: 'int4',
  handle: 'text',
  line: 'int4',
  name: 'text',
  productId: 'uuid?',
  outcome: textAs<ItemOutcome>(),
  isWritten: 'bool',
  differences: json<readonly Difference[]>(),
  problems: json<readonly StoredProblem[]>(),
} as const
export type ItemRow = ValuesOf<typeof itemColumns>

export const pageOfItems = statement({
  name: 'importRuns.items',
  params: { id: 'uuid', outcome: 'text?', limit: 'int4', offset: 'int4' },
  row: itemColumns,
  sql: `
    select i.position, i.handle, i.line, i.name, i.product_id as "productId", ${shownOutcome} as outcome,
           i.is_written as "isWritten", i.differences, i.problems
    from product_import_items i
    join product_import_runs r on r.site_id = i.site_id and r.id = i.run_id
    where i.site_id = $1 and i.run_id = $2 and ($3::text is null or ${shownOutcome} = $3)
    order by i.position limit $4::int4 offset $5::int4`,
})

/** Written items from the last to the first: what was made last is taken back first. */
export const itemsToUndo = statement({
  name: 'importRuns.toUndo',
  params: { id: 'uuid', limit: 'int4' },
  row: {
    position: 'int4',
    productId: 'uuid',
    outcome: textAs<ItemOutcome>(),
    before: jsonOrNull<unknown>(),
    revisionAfter: 'int8',
  },
  sql: `
    select position, product_id as "productId", outcome, before, coalesce(revision_after, 0) as "revisionAfter"
    from product_import_items
    where site_id = $1 and run_id = $2 and is_written and outcome in ('CREATED', 'UPDATED')
    order by position desc limit $3::int4`,
})

export const markUndone = statement({
  name: 'importRuns.markUndone',
  params: { id: 'uuid', positions: 'int4[]', outcomes: 'text[]' },
  sql: `
    update product_import_items i set outcome = u.outcome
    from unnest($3::int4[], $4::text[]) as u (position, outcome)
    where i.site_id = $1 and i.run_id = $2 and i.position = u.position`,
})

/** The file may be imported again by a later run: what it brought is no longer there. */
export const forgetImported = statement({
  name: 'importRuns.forgetImported',
  params: { productIds: 'uuid[]' },
  sql: `delete from product_imports where site_id = $1 and product_id = any($2)`,
})

export const insertPictures = statement({
  name: 'importRuns.insertPictures',
  params: { id: 'uuid', names: 'text[]', urls: 'text[]' },
  sql: `
    insert into product_import_pictures (site_id, run_id, name, url)
    select $1, $2, u.name, u.url from unnest($3::text[], $4::text[]) as u (name, url)
    on conflict (site_id, run_id, name) do update set url = excluded.url`,
})

export const findPictures = statement({
  name: 'importRuns.pictures',
  params: { id: 'uuid' },
  row: { name: 'text', url: 'text' },
  sql: `select name, url from product_import_pictures where site_id = $1 and run_id = $2`,
})

/** Forgets files and earlier states of products after ninety days; the run and its counts stay. */
export const forgetOldFiles = statement({
  name: 'importRuns.forgetOldFiles',
  params: { before: 'timestamptz' },
  sql: `
    delete from product_import_parts f using product_import_runs r
    where f.site_id = $1 and r.site_id = $1 and r.id = f.run_id and r.created_at < $2`,
})
