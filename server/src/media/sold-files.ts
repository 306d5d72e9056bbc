import type { FileType } from '@fairground/contract/enumerations/catalog.ts'
import type { Queryable } from '../ground/database.ts'
import { isMimeType, kindOf } from './file-kind.ts'
import { soldItems } from './library-queries.ts'
import { UUID } from './media-id.ts'

/** A file for sale, as products spell it. */
interface SoldFile {
  readonly id: string
  readonly fileName: string
  /** Bytes. */
  readonly fileSize: string
  readonly fileType: FileType
}

/** Files for sale in the site's library among the ids; others are left out. One statement. */
export async function soldFiles(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, SoldFile>> {
  const known = [...new Set(ids)].filter((id) => UUID.test(id))
  const rows = known.length === 0 ? [] : await db.rows(soldItems, { ids: known })
  return new Map(
    rows.flatMap(({ id, filename, mime, bytes }): [string, SoldFile][] =>
      isMimeType(mime)
        ? [[id, { id, fileName: filename, fileSize: String(bytes ?? 0n), fileType: kindOf(mime).fileType }]]
        : [],
    ),
  )
}
