import { Readable } from 'node:stream'
import { ApiError } from '../http/api-error.ts'
import type { Ctx } from '../http/context.ts'
import { fittingName, HEAD_BYTES, kindOf, type MimeType, typeOf } from './file-kind.ts'
import type { MediaFiles } from './files.ts'
import { findItem, type ItemRow } from './library-queries.ts'
import { insertUpload } from './queries.ts'
import { storeUpload } from './store-pictures.ts'
import { deleteUpload, findUpload, type UploadRow } from './upload-queries.ts'

/** RELIABILITY section 13. */
const MAX_PICTURE_BYTES = 25n * 1024n * 1024n

/**
 * Puts the parts together. The type is what the bytes are; a picture must decode, too. A file that is not taken leaves nothing
 * behind. Finishing again what is finished gives the file that it became.
 */
export async function finish(ctx: Ctx, files: MediaFiles, id: string): Promise<ItemRow> {
  const upload = await ctx.db.row(findUpload, { id })
  if (!upload) {
    const done = await ctx.db.row(findItem, { id })
    if (done) return done
    throw new ApiError({ code: 'UPLOAD_NOT_FOUND' })
  }
  if (upload.received !== upload.bytes)
    throw new ApiError({ code: 'UPLOAD_INCOMPLETE', received: String(upload.received), bytes: String(upload.bytes) })
  const head = (await files.part(ctx.db.siteId, id, 0))?.subarray(0, HEAD_BYTES)
  const mime = head && typeOf(head)
  const taken = mime !== undefined && (await keep(ctx, files, upload, mime))
  await ctx.db.row(deleteUpload, { id })
  await files.forgetParts(ctx.db.siteId, id, upload.parts)
  const item = taken ? await ctx.db.row(findItem, { id }) : undefined
  if (!item) throw new ApiError({ code: 'FILE_NOT_TAKEN', filename: upload.filename })
  return item
}

/** The file has the id of its upload: of two that finish it, the second finds it there. */
async function keep({ db, now }: Ctx, files: MediaFiles, upload: UploadRow, mime: MimeType): Promise<boolean> {
  const { id, filename, bytes, folderId, secure } = upload
  const { kind } = kindOf(mime)
  if (await db.row(findItem, { id })) return true
  if (kind === 'image') {
    if (bytes > MAX_PICTURE_BYTES) return false
    const given = {
      id,
      filename,
      folderId,
      secure,
      bytes: Buffer.concat(await partsOf(db.siteId, files, upload).toArray()),
    }
    return (await storeUpload(db, files, given, now)) !== undefined
  }
  await files.keepOriginalStream(db.siteId, id, partsOf(db.siteId, files, upload), Number(bytes))
  const name = fittingName(filename, mime)
  const none = { width: null, height: null, doc: {} }
  await db.run(insertUpload, { id, kind, filename: name, mime, ...none, bytes, folderId, secure, at: now })
  return true
}

/** One part in memory at a time. */
function partsOf(siteId: string, files: MediaFiles, { id, parts }: UploadRow): Readable {
  async function* all() {
    for (let number = 0; number < parts; number++) {
      const part = await files.part(siteId, id, number)
      if (!part) throw new Error(`Part ${number} of the upload ${id} is gone`)
      yield part
    }
  }
  return Readable.from(all(), { objectMode: false })
}
