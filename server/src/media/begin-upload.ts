import type { beginUpload } from '@fairground/contract/fairground/media-library.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import type { Db } from '../ground/database.ts'
import type { MediaFiles } from './files.ts'
import { folderNotFound, hasFolder } from './folders.ts'
import { countPart, countUploads, deleteOldUploads, findUpload, insertBegun, lockUploads } from './upload-queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Under way at a time, of one site. */
const MAX_UPLOADS = 100

/** Uploads that nobody finished go when another begins: what they hold is nobody's. */
export async function begin(
  ctx: Ctx,
  files: MediaFiles,
  { filename, bytes, folderId, sold = false }: RequestOf<typeof beginUpload>,
): Promise<string> {
  const { db, now } = ctx
  const old = await db.rows(deleteOldUploads, { before: new Date(now.getTime() - DAY_MS) })
  for (const { id, parts } of old) await files.forgetParts(db.siteId, id, parts)
  if (folderId !== undefined && !(await hasFolder(ctx, folderId))) throw folderNotFound(folderId)
  const id = ctx.newId()
  await db.inTx(async (tx) => {
    await tx.run(lockUploads, {})
    if (((await tx.row(countUploads, {}))?.n ?? 0) >= MAX_UPLOADS)
      throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_UPLOADS })
    await tx.run(insertBegun, { id, filename, bytes: BigInt(bytes), folderId: folderId ?? null, secure: sold, at: now })
  })
  return id
}

interface Part {
  readonly id: string
  readonly offset: bigint
  readonly bytes: Buffer
}

/** Takes a part and answers how many bytes there are now. A part that came before is answered with that, so a sender that lost an answer goes on. */
export async function takePart(db: Db, files: MediaFiles, { id, offset, bytes }: Part): Promise<bigint> {
  const known = await db.row(findUpload, { id })
  if (!known) throw new ApiError({ code: 'UPLOAD_NOT_FOUND' })
  if (offset !== known.received || bytes.length === 0) return known.received
  if (known.received + BigInt(bytes.length) > known.bytes)
    throw new ApiError({ code: 'BODY_TOO_LARGE', threshold: Number(known.bytes) })
  await files.storePart(db.siteId, id, known.parts, bytes)
  const counted = await db.row(countPart, { id, offset, bytes: BigInt(bytes.length), part: known.parts })
  return counted?.received ?? (await db.row(findUpload, { id }))?.received ?? offset
}
