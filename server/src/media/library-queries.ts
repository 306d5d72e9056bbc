import type { MediaKind } from '@fairground/contract/enumerations/media.ts'
import { takeTurns } from '../db/row-statements.ts'
import { json, statement, textAs, type ValuesOf } from '../db/statement.ts'
import type { MediaDoc } from './queries.ts'

const item = {
  id: 'uuid',
  kind: textAs<MediaKind>(),
  filename: 'text',
  mime: 'text',
  width: 'int4?',
  height: 'int4?',
  bytes: 'int8?',
  folderId: 'uuid?',
  secure: 'bool',
  revision: 'int8',
  doc: json<MediaDoc>(),
  createdAt: 'timestamptz',
} as const
export type ItemRow = ValuesOf<typeof item>

const columns = `id, kind, filename, mime, width, height, bytes, folder_id as "folderId", secure, revision, doc,
  created_at as "createdAt"`

/** The library holds uploads and the demo's drawings. Pictures from elsewhere stay out: they lie at the address that names them. */
export const findItem = statement({
  name: 'library.find',
  params: { id: 'uuid' },
  row: item,
  sql: `select ${columns} from media where site_id = $1 and id = $2 and origin <> 'reference'`,
})

export const soldItems = statement({
  name: 'library.sold',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', filename: 'text', mime: 'text', bytes: 'int8?' },
  sql: `select id, filename, mime, bytes from media where site_id = $1 and id = any($2) and secure`,
})

export const lockItem = statement({
  name: 'library.lock',
  params: { id: 'uuid' },
  row: item,
  sql: `select ${columns} from media where site_id = $1 and id = $2 and origin <> 'reference' for update`,
})

/** From the place after which the page before ended. `search` comes with its wildcards escaped, in lower case. */
export const pageOfItems = statement({
  name: 'library.page',
  params: {
    search: 'text',
    folderId: 'uuid?',
    kind: 'text?',
    secure: 'bool?',
    at: 'timestamptz?',
    id: 'uuid?',
    limit: 'int4',
  },
  row: item,
  sql: `
    select ${columns} from media
    where site_id = $1 and origin <> 'reference'
      and ($2 = '' or lower(filename) like '%' || $2 || '%' or lower(doc ->> 'alt') like '%' || $2 || '%')
      and ($3::uuid is null or folder_id = $3) and ($4::text is null or kind = $4)
      and ($5::bool is null or secure = $5)
      and ($6::timestamptz is null or (created_at, id) < ($6, $7::uuid))
    order by created_at desc, id desc limit $8::int4`,
})

export const writeItem = statement({
  name: 'library.write',
  params: { id: 'uuid', filename: 'text', folderId: 'uuid?', doc: json<MediaDoc>() },
  row: item,
  sql: `update media set filename = $3, folder_id = $4, doc = $5, revision = revision + 1
        where site_id = $1 and id = $2 returning ${columns}`,
})

export const deleteItems = statement({
  name: 'library.delete',
  params: { ids: 'uuid[]' },
  row: item,
  sql: `delete from media where site_id = $1 and id = any($2) and origin <> 'reference' returning ${columns}`,
})

export const knownItems = statement({
  name: 'library.known',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `select id from media where site_id = $1 and id = any($2) and origin <> 'reference'`,
})

/**
 * Uses of each file, by id and address in the same places of both lists: products that show or sell it, events, orders
 * whose buyers may still download it, and categories, promotions, templates of events and choices of options. All but the last four are
 * answered from an index; of those there are few.
 */
export const usesOf = statement({
  name: 'library.uses',
  params: { ids: 'text[]', urls: 'text[]' },
  row: { id: 'text', products: 'int4', events: 'int4', orders: 'int4', elsewhere: 'int4' },
  sql: `
    select u.id,
           (select count(*)::int4 from (
              select p.id from products p
              where p.site_id = $1 and p.doc -> 'media' @> jsonb_build_array(jsonb_build_object('url', u.url))
              union
              select v.product_id from variants v
              where v.site_id = $1 and v.doc ? 'digitalFile' and v.doc #>> '{digitalFile,id}' = u.id) as used) as products,
           (select count(*)::int4 from events e
            where e.site_id = $1 and e.deleted_at is null and md5(e.doc #>> '{mainImage,url}') = md5(u.url)
              and e.doc #>> '{mainImage,url}' = u.url) as events,
           (select count(distinct l.order_id)::int4 from order_lines l
            join orders o on o.site_id = l.site_id and o.id = l.order_id
            where l.site_id = $1 and l.doc ? 'digitalFile' and l.doc #>> '{digitalFile,id}' = u.id
              and l.refunded < l.quantity and o.status not in ('CANCELED', 'REJECTED')) as orders,
           ((select count(*) from collections c where c.site_id = $1 and c.doc #>> '{image,url}' = u.url)
            + (select count(*) from promotions m where m.site_id = $1 and m.doc #>> '{image,url}' = u.url)
            + (select count(*) from customizations o
               where o.site_id = $1 and jsonb_path_exists(o.doc, '$.**.url ? (@ == $url)', jsonb_build_object('url', u.url)))
            + (select count(*) from event_templates n join events s on s.site_id = $1 and s.id = n.event_id
               where n.site_id = $1 and s.doc #>> '{mainImage,url}' = u.url)
            + (select count(*) from sites t
               where t.id = $1 and jsonb_path_exists(t.settings, '$.**.url ? (@ == $url)', jsonb_build_object('url', u.url)))
           )::int4 as elsewhere
    from unnest($2::text[], $3::text[]) as u (id, url)`,
})

const folder = { id: 'uuid', parentId: 'uuid?', name: 'text', createdAt: 'timestamptz' } as const
export type FolderRow = ValuesOf<typeof folder>
const folderColumns = `id, parent_id as "parentId", name, created_at as "createdAt"`

/** At most MAX_FOLDERS. */
export const findFolders = statement({
  name: 'library.folders',
  row: folder,
  sql: `select ${folderColumns} from media_folders where site_id = $1 order by lower(name), id`,
})

/** Makes writers take turns, so that the limit holds. */
export const lockFolderCount = takeTurns('library.lockFolderCount', 'media folders')

export const lockFolders = statement({
  name: 'library.lockFolders',
  row: folder,
  sql: `select ${folderColumns} from media_folders where site_id = $1 order by id for update`,
})

export const insertFolder = statement({
  name: 'library.insertFolder',
  params: { id: 'uuid', parentId: 'uuid?', name: 'text', at: 'timestamptz' },
  row: folder,
  sql: `insert into media_folders (site_id, id, parent_id, name, created_at) values ($1, $2, $3, $4, $5)
        returning ${folderColumns}`,
})

export const renameFolder = statement({
  name: 'library.renameFolder',
  params: { id: 'uuid', name: 'text' },
  row: folder,
  sql: `update media_folders set name = $3 where site_id = $1 and id = $2 returning ${folderColumns}`,
})

export const liftFiles = statement({
  name: 'library.liftFiles',
  params: { id: 'uuid', parentId: 'uuid?' },
  sql: `update media set folder_id = $3 where site_id = $1 and folder_id = $2`,
})

export const liftFolders = statement({
  name: 'library.liftFolders',
  params: { id: 'uuid', parentId: 'uuid?' },
  sql: `update media_folders set parent_id = $3 where site_id = $1 and parent_id = $2`,
})

export const deleteFolder = statement({
  name: 'library.deleteFolder',
  params: { id: 'uuid' },
  sql: `delete from media_folders where site_id = $1 and id = $2`,
})
