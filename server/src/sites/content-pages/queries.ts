import { ContentPageKind } from '@fairground/contract/enumerations/pages.ts'
import { json, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import type { RichContent } from '../../ground/html/rich-content.ts'
import type { PageLink } from '../../ground/site.ts'

/** Both are the same text. */
export interface PageDoc {
  readonly content: RichContent
  /** Clean HTML. */
  readonly html: string
}

const entryRow = {
  id: 'uuid',
  kind: textAs<ContentPageKind>(),
  title: 'text',
  slug: 'text',
  shown: 'bool',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
const pageRow = { ...entryRow, doc: json<PageDoc>() } as const
export type EntryRow = ValuesOf<typeof entryRow>
export type PageRow = ValuesOf<typeof pageRow>

const entryColumns = `
  p.id, p.kind, p.title, p.slug, p.shown, p.revision, p.created_at as "createdAt", p.updated_at as "updatedAt"`
const columns = `${entryColumns}, p.doc`

const writtenParams = {
  id: 'uuid',
  kind: 'text',
  title: 'text',
  slug: 'text',
  shown: 'bool',
  doc: json<PageDoc>(),
  at: 'timestamptz',
} as const

const findPages = statement({
  name: 'contentPages.list',
  params: { kinds: 'text[]' },
  row: entryRow,
  sql: `
    select ${entryColumns} from content_pages p where p.site_id = $1
    order by array_position($2, p.kind), p.title, p.id`,
})

/** In the order of the shop's foot. */
export const listPages = (db: Queryable): Promise<EntryRow[]> => db.rows(findPages, { kinds: [...ContentPageKind] })

export const findPage = statement({
  name: 'contentPages.find',
  params: { id: 'uuid' },
  row: pageRow,
  sql: `select ${columns} from content_pages p where p.site_id = $1 and p.id = $2`,
})

export const findShownPage = statement({
  name: 'contentPages.shown',
  params: { slug: 'text' },
  row: pageRow,
  sql: `select ${columns} from content_pages p where p.site_id = $1 and p.slug = $2 and p.shown`,
})

export const insertPage = statement({
  name: 'contentPages.insert',
  params: writtenParams,
  row: pageRow,
  sql: `
    insert into content_pages as p (site_id, id, kind, title, slug, shown, doc, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning ${columns}`,
})

export const savePage = statement({
  name: 'contentPages.save',
  params: writtenParams,
  row: pageRow,
  sql: `
    update content_pages p
    set kind = $3, title = $4, slug = $5, shown = $6, doc = $7, revision = revision + 1, updated_at = $8
    where p.site_id = $1 and p.id = $2 returning ${columns}`,
})

export const deletePage = statement({
  name: 'contentPages.delete',
  params: { id: 'uuid' },
  sql: `delete from content_pages where site_id = $1 and id = $2`,
})

/** The links of every page change with it, so that whatever is cached of the shop is made again. */
export const writeLinks = statement({
  name: 'contentPages.writeLinks',
  params: { pages: json<readonly PageLink[]>() },
  sql: `
    update sites
    set settings = settings || jsonb_build_object('pages', $2::jsonb, 'revision', coalesce((settings ->> 'revision')::int8, 1) + 1)
    from (select $1::uuid as site_id) s
    where s.site_id = $1 and sites.id = s.site_id`,
})
