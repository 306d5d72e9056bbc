import type { Queryable } from '../db/database.ts'
import { statement } from '../db/statement.ts'

const findSizes = statement({
  name: 'media.sizes',
  params: { ids: 'text[]' },
  row: { id: 'uuid', width: 'int4?', height: 'int4?' },
  sql: `
    select id, width, height from media
    where site_id = $1 and id::text = any($2) and kind = 'image' and not secure`,
})

/** Pictures of the library that may be shown, by id, with their sizes; ids that are none are missing. */
export async function findPictures(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { readonly width: number | null; readonly height: number | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(findSizes, { ids: ids.map((id) => id.toLowerCase()) })
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}
