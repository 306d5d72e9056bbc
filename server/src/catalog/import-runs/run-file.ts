import { Readable } from 'node:stream'
import type { Db } from '../../ground/database.ts'
import { findPart } from './queries.ts'

/** Bytes of one part of a file. */
export const PART_BYTES = 1024 * 1024

/** Little is read ahead of what is worked at, so that the bytes read say how far it is. */
const PIECE_BYTES = 32 * 1024

/** The file of a run, piece by piece. */
export function openFile(db: Db, id: string, onBytes: (bytes: number) => void): Readable {
  async function* parts() {
    for (let part = 0; ; part++) {
      const row = await db.row(findPart, { id, part })
      if (!row) return
      const bytes = Buffer.from(row.content, 'base64')
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        const piece = bytes.subarray(at, at + PIECE_BYTES)
        onBytes(piece.length)
        yield piece
      }
    }
  }
  return Readable.from(parts(), { objectMode: false })
}
