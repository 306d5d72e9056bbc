import { json, statement, textAs, type ValuesOf } from '../db/statement.ts'

export type Origin = 'upload' | 'generated' | 'reference'

export interface MediaDoc {
  /** The picture 16 px wide, as a data URL. */
  placeholder?: string
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

export const findMedia = statement({
  name: 'media.find',
  params: { id: 'uuid' },
  row: columns,
  sql: `
    SELECT id, filename, mime, width, height, origin, source_url AS "sourceUrl", doc
      FROM media
     WHERE site_id = $1 AND id = $2`,
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
  },
  sql: `
    INSERT INTO media (site_id, id, kind, filename, mime, width, height, origin, source_url, doc, created_at)
    SELECT $1, m.id, 'image', m.filename, m.mime, m.width, m.height, m.origin, nullif(m.source_url, ''), m.doc, $10
      FROM unnest($2::uuid[], $3::text[], $4::text[], $5::int4[], $6::int4[], $7::text[], $8::text[], $9::jsonb[])
        AS m (id, filename, mime, width, height, origin, source_url, doc)
        ON CONFLICT (site_id, id) DO NOTHING`,
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
