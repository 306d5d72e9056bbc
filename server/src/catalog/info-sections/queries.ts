import { countRows, deleteRows, findNamed, findRows, lockRows, shareNamed } from '../../db/row-statements.ts'
import { json, statement, type ValuesOf } from '../../db/statement.ts'
import type { RichContent } from '../../ground/html/rich-content.ts'

/** `doc` of an info section's row. Both say the same. */
export interface SectionDoc {
  readonly description: RichContent
  /** Clean HTML. */
  readonly html: string
}

const sectionRow = {
  id: 'uuid',
  uniqueName: 'text',
  title: 'text',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<SectionDoc>(),
} as const
export type SectionRow = ValuesOf<typeof sectionRow>

export const sectionColumns = `
  s.id, s.unique_name as "uniqueName", s.title, s.revision, s.created_at as "createdAt", s.updated_at as "updatedAt", s.doc`

const sections = {
  name: 'infoSections',
  table: 'info_sections',
  alias: 's',
  columns: sectionColumns,
  row: sectionRow,
}
export const findSections = findRows(sections)
export const lockSections = lockRows(sections)
export const findSectionsNamed = findNamed(sections, 'unique_name')
export const shareSectionsNamed = shareNamed(sections, 'unique_name')
export const countSections = countRows(sections)
export const deleteSections = deleteRows(sections)

interface SectionRecord {
  readonly id: string
  readonly unique_name: string
  readonly title: string
  readonly doc: SectionDoc
}

/** Inserts those whose unique names are free. In name order: two that make the same ones wait for each other and not in a circle. */
export const insertSections = statement({
  name: 'infoSections.insert',
  params: { records: json<readonly SectionRecord[]>(), at: 'timestamptz' },
  row: sectionRow,
  sql: `
    insert into info_sections as s (site_id, id, unique_name, title, doc, created_at, updated_at)
    select $1, u.id, u.unique_name, u.title, u.doc, $3, $3
    from jsonb_to_recordset($2) as u (id uuid, unique_name text, title text, doc jsonb) order by u.unique_name
    on conflict (site_id, unique_name) do nothing
    returning ${sectionColumns}`,
})

/** One for each unique name, `created` where there was none. The update changes nothing: it makes the row that won come back. */
export const insertOrGetSections = statement({
  name: 'infoSections.insertOrGet',
  params: { records: json<readonly SectionRecord[]>(), at: 'timestamptz' },
  row: { ...sectionRow, created: 'bool' },
  sql: `
    insert into info_sections as s (site_id, id, unique_name, title, doc, created_at, updated_at)
    select $1, u.id, u.unique_name, u.title, u.doc, $3, $3
    from jsonb_to_recordset($2) as u (id uuid, unique_name text, title text, doc jsonb) order by u.unique_name
    on conflict (site_id, unique_name) do update set unique_name = excluded.unique_name
    returning ${sectionColumns}, s.xmax = 0 as created`,
})

export const saveSections = statement({
  name: 'infoSections.save',
  params: { records: json<readonly (SectionRecord & { readonly revision: string })[]>(), at: 'timestamptz' },
  row: sectionRow,
  sql: `
    update info_sections s set unique_name = u.unique_name, title = u.title, doc = u.doc, revision = u.revision, updated_at = $3
    from jsonb_to_recordset($2) as u (id uuid, unique_name text, title text, doc jsonb, revision int8)
    where s.site_id = $1 and s.id = u.id
    returning ${sectionColumns}`,
})
