import { json, statement, type ValuesOf } from '../../db/statement.ts'
import type { RichContent } from '../../ground/html/rich-content.ts'

/** `doc` of an info section's row. Both say the same. */
export interface SectionDoc {
  readonly description: RichContent
  /** Clean HTML. */
  readonly html: string
}

export const sectionRow = {
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

export const findSections = statement({
  name: 'infoSections.find',
  params: { ids: 'uuid[]' },
  row: sectionRow,
  sql: `select ${sectionColumns} from info_sections s where s.site_id = $1 and s.id = any($2)`,
})

/** In id order, so that two merchants never wait for each other. */
export const lockSections = statement({
  name: 'infoSections.lock',
  params: { ids: 'uuid[]' },
  row: sectionRow,
  sql: `select ${sectionColumns} from info_sections s where s.site_id = $1 and s.id = any($2) order by s.id for update`,
})

export const findSectionsNamed = statement({
  name: 'infoSections.named',
  params: { names: 'text[]' },
  row: sectionRow,
  sql: `select ${sectionColumns} from info_sections s where s.site_id = $1 and s.unique_name = any($2)`,
})

/** They cannot be renamed or deleted before the caller's transaction ends. */
export const keepSectionsNamed = statement({
  name: 'infoSections.keepNamed',
  params: { names: 'text[]' },
  row: sectionRow,
  sql: `
    select ${sectionColumns} from info_sections s
    where s.site_id = $1 and s.unique_name = any($2) order by s.id for key share`,
})

export const countSections = statement({
  name: 'infoSections.count',
  row: { sections: 'int4' },
  sql: `select count(*)::int4 as sections from info_sections s where s.site_id = $1`,
})

export interface SectionRecord {
  readonly id: string
  readonly unique_name: string
  readonly title: string
  readonly doc: SectionDoc
}

/** Those whose unique names are free. In name order: two that make the same ones wait for each other and not in a circle. */
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

export const deleteSections = statement({
  name: 'infoSections.delete',
  params: { ids: 'uuid[]' },
  row: sectionRow,
  sql: `delete from info_sections s where s.site_id = $1 and s.id = any($2) returning ${sectionColumns}`,
})
