import type { MediaKind } from '@fairground/contract/enumerations/media.ts'
import { statement, textAs } from '../db/statement.ts'
import type { Queryable } from '../ground/database.ts'

const shown = statement({
  name: 'media.shown',
  params: { ids: 'text[]' },
  row: { id: 'uuid', kind: textAs<MediaKind>(), filename: 'text', width: 'int4?', height: 'int4?' },
  sql: `
    select id, kind, filename, width, height from media
    where site_id = $1 and id::text = any($2) and not secure`,
})

export interface ShownFile {
  readonly id: string
  readonly kind: MediaKind
  readonly filename: string
  /** Width of pictures. */
  readonly width: number | null
  readonly height: number | null
}

/** Files of every kind that may be shown, by id; ids that are none, and files for sale, are missing. */
export async function findShown(db: Queryable, ids: readonly string[]): Promise<Map<string, ShownFile>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(shown, { ids: ids.map((id) => id.toLowerCase()) })
  return new Map(rows.map((row) => [row.id, row]))
}
