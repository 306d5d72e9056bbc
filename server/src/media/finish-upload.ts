import { Readable } from 'node:stream'
import { ApiError } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import { addFile } from './add-file.ts'
import { MAX_PICTURE_BYTES } from './check-picture.ts'
import { fittingName, HEAD_BYTES, kindOf, type MimeType, typeOf } from './file-kind.ts'
import type { MediaFiles } from './files.ts'
import { findItem, type ItemRow } from './library-queries.ts'
import { storeUpload } from './store-pictures.ts'
import { deleteUpload, findUpload, type UploadRow } from './upload-queries.ts'

/**
 * Puts the parts together. The type is what the bytes are; a picture must decode, too. A file that is not taken leaves nothing
 * behind. Finishing again what is finished gives the file that it became.
 */
export async function finish(ctx: Ctx, files: MediaFiles, id: string): Promise<ItemRow> {
  const upload = await ctx.db.row(findUpload, { id })
  if (!upload) return finished(ctx, id)
  if (upload.received !== upload.bytes)
    throw new ApiError({ code: 'UPLOAD_INCOMPLETE', received: String(upload.received), bytes: String(upload.bytes) })
  const taken = await puttingTogether(ctx, files, upload)
  if (taken === 'finished') return finished(ctx, id)
  await ctx.db.row(deleteUpload, { id })
  await files.forgetParts(ctx.db.siteId, id, upload.parts)
  const item = taken ? await ctx.db.row(findItem, { id }) : undefined
  if (!item) throw new ApiError({ code: 'FILE_NOT_TAKEN', filename: upload.filename })
  return item
}

async function finished({ db }: Ctx, id: string): Promise<ItemRow> {
  const item = await db.row(findItem, { id })
  if (!item) throw new ApiError({ code: 'UPLOAD_NOT_FOUND' })
  return item
}

/** Outcome: the file is taken, or `finished` where another request finished it meanwhile: then its parts are gone, or its row is there. */
async function puttingTogether(ctx: Ctx, files: MediaFiles, upload: UploadRow): Promise<boolean | 'finished'> {
  const { db } = ctx
  const { id } = upload
  try {
    const head = (await files.part(db.siteId, id, 0))?.subarray(0, HEAD_BYTES)
    if (!head) throw partGone(id, 0)
    const mime = typeOf(head)
    return mime !== undefined && (await store(ctx, files, upload, mime))
  } catch (error) {
    if ((await db.row(findItem, { id })) || !(await db.row(findUpload, { id }))) return 'finished'
    throw error
  }
}

const partGone = (id: string, number: number) => new Error(`Part ${number} of the upload ${id} is gone`)

/** The file has the id of its upload: of several requests that finish it, one stores its row. */
async function store(ctx: Ctx, files: MediaFiles, upload: UploadRow, mime: MimeType): Promise<boolean> {
  const { db } = ctx
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
    return (await storeUpload(db, files, given, ctx)) !== undefined
  }
  await files.storeOriginalStream(db.siteId, id, partsOf(db.siteId, files, upload), Number(bytes))
  const name = fittingName(filename, mime)
  const none = { width: null, height: null, doc: {} }
  await addFile(db, { id, kind, filename: name, mime, ...none, bytes, folderId, secure }, ctx)
  return true
}

/** One part in memory at a time. */
function partsOf(siteId: string, files: MediaFiles, { id, parts }: UploadRow): Readable {
  async function* all() {
    for (let number = 0; number < parts; number++) {
      const part = await files.part(siteId, id, number)
      if (!part) throw partGone(id, number)
      yield part
    }
  }
  return Readable.from(all(), { objectMode: false })
}
