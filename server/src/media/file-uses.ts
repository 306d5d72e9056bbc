import type { RowOf } from '../db/statement.ts'
import type { Queryable } from '../ground/database.ts'
import { usesOf } from './library-queries.ts'
import { mediaAddress } from './media-address.ts'

type FileUses = RowOf<typeof usesOf>

/** Uses of files of the library: pictures by the address that shows them, sold files by their id. */
export const usesOfFiles = (db: Queryable, publicUrl: string, ids: readonly string[]): Promise<FileUses[]> =>
  db.rows(usesOf, { ids: [...ids], urls: ids.map((id) => mediaAddress(publicUrl, id)) })

export const isUsed = ({ products, events, orders, elsewhere }: FileUses): boolean =>
  products + events + orders + elsewhere > 0
