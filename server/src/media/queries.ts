import type { MediaKind } from '@fairground/contract/enumerations/media.ts'
import { json, statement, textAs, type ValuesOf } from '../db/statement.ts'
import type { Focal } from './crops.ts'

export type Origin = 'upload' | 'generated' | 'reference'

export interface MediaDoc {
  /** The picture 16 px wide, as a data URL. */
  placeholder?: string
  alt?: string
  focal?: Focal
}

const columns = {
  id: 'uuid',
  filename: 'text',
  mime: 'text',
  width: 'int4',
  height: 'int4',
  origin: textAs<Origin>(),
  sourceUrl: 'text?',
  doc: json<MediaDoc>(),
} as const
export type MediaRow = ValuesOf<typeof columns>

/** Pictures that may be shown: those that are sold are not among them. */
export const findMedia = statement({
  name: 'media.find',
  params: { id: 'uuid' },
  row: columns,
  sql: `
    SELECT id, filename, mime, width, height, origin, source_url AS "sourceUrl", doc
      FROM media
     WHERE site_id = $1 AND id = $2 AND kind = 'image' AND NOT secure`,
})

/** Pictures that are known already stay as they are. */
export const insertMedia = statement({
  name: 'media.insert',
  params: {
    ids: 'uuid[]',
    filenames: 'text[]',
    mimes: 'text[]',
    widths: 'int4[]',
    heights: 'int4[]',
    origins: 'text[]',
    sourceUrls: 'text[]',
    docs: 'jsonb[]',
    at: 'timestamptz',
    folderId: 'uuid?',
  },
  sql: `
    INSERT INTO media (site_id, id, kind, filename, mime, width, height, origin, source_url, doc, created_at, folder_id)
    SELECT $1, m.id, 'image', m.filename, m.mime, m.width, m.height, m.origin, nullif(m.source_url, ''), m.doc, $10, $11::uuid
      FROM unnest($2::uuid[], $3::text[], $4::text[], $5::int4[], $6::int4[], $7::text[], $8::text[], $9::jsonb[])
        AS m (id, filename, mime, width, height, origin, source_url, doc)
        ON CONFLICT (site_id, id) DO NOTHING`,
})

/** A file of any kind that a person gave us. */
export const insertUpload = statement({
  name: 'media.insertUpload',
  params: {
    id: 'uuid',
    kind: textAs<MediaKind>(),
    filename: 'text',
    mime: 'text',
    width: 'int4?',
    height: 'int4?',
    bytes: 'int8',
    folderId: 'uuid?',
    secure: 'bool',
    doc: json<MediaDoc>(),
    at: 'timestamptz',
  },
  sql: `
    INSERT INTO media (site_id, id, kind, filename, mime, width, height, origin, bytes, folder_id, secure, doc, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'upload', $8, $9, $10, $11, $12)`,
})

/** Both halves are answered from an index: the pictures of products and the covers of events. */
export const isReferenced = statement({
  name: 'media.isReferenced',
  params: { url: 'text' },
  row: { referenced: 'bool' },
  sql: `
    SELECT EXISTS (
             SELECT FROM products p
              WHERE p.site_id = $1
                AND p.doc -> 'media' @> jsonb_build_array(jsonb_build_object('url', $2::text)))
        OR EXISTS (
             SELECT FROM events e
              WHERE e.site_id = $1 AND e.deleted_at IS NULL
                AND md5(e.doc #>> '{mainImage,url}') = md5($2::text)
                AND e.doc #>> '{mainImage,url}' = $2::text) AS referenced`,
})
