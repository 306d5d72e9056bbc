import type { updateLibraryItem } from '@fairground/contract/fairground/media-library.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../audit/record.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import type { Queryable, Tx } from '../ground/database.ts'
import { sameRevision } from '../ground/same-revision.ts'
import { MIDDLE } from './crops.ts'
import { DRAWING, fittingName, isMimeType } from './file-kind.ts'
import type { MediaFiles } from './files.ts'
import { folderName, folderNotFound, hasFolder } from './folders.ts'
import { type ItemRow, lockItem, writeItem } from './library-queries.ts'
import { variantsOf } from './variants.ts'

/** Name, place, and what people who see or do not see the picture are given. Cuts around the former focal point go. */
export async function changeItem(
  ctx: Ctx,
  files: MediaFiles,
  { id, revision, filename, alt, focalPoint, folderId }: RequestOf<typeof updateLibraryItem>,
): Promise<ItemRow> {
  if (folderId && !(await hasFolder(ctx, folderId))) throw folderNotFound(folderId)
  const { before, after } = await ctx.db.inTx(async (tx) => {
    const row = await tx.row(lockItem, { id })
    if (!row) throw new ApiError({ code: 'MEDIA_NOT_FOUND', id })
    sameRevision(row, revision)
    const { alt: oldAlt, focal: oldFocal, ...doc } = row.doc
    const [nextAlt, focal] = [alt === undefined ? oldAlt : alt, focalPoint === undefined ? oldFocal : focalPoint]
    const written = await tx.row(writeItem, {
      id,
      filename:
        filename !== undefined && (isMimeType(row.mime) || row.mime === DRAWING)
          ? fittingName(filename, row.mime)
          : row.filename,
      folderId: folderId === undefined ? row.folderId : folderId,
      doc: { ...doc, ...present({ alt: nextAlt || undefined, focal: focal || undefined }) },
    })
    const change = { before: row, after: written! } // locked above
    await recordChange(tx, ctx, change)
    return change
  })
  const moved = JSON.stringify(before.doc.focal) !== JSON.stringify(after.doc.focal)
  if (moved) await files.forgetDerived(ctx.db.siteId, id, variantsOf(before.doc.focal, true))
  return after
}

/** The fields that differ, as people read them. */
async function recordChange(tx: Tx, ctx: Ctx, change: { before: ItemRow; after: ItemRow }): Promise<void> {
  const [before, after] = [await shown(tx, change.before), await shown(tx, change.after)]
  const differs = (field: keyof typeof after) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter(differs) // made by `shown` alone
  if (fields.length === 0) return
  const among = (values: typeof after) => Object.fromEntries(fields.map((field) => [field, values[field]]))
  const { id, filename: name } = change.after
  await record(tx, ctx, {
    action: 'mediaFile.changed',
    target: { id, name },
    before: among(before),
    after: among(after),
  })
}

const shown = async (db: Queryable, { filename, folderId, doc: { alt = '', focal = MIDDLE } }: ItemRow) => ({
  filename,
  folder: await folderName(db, folderId),
  alt,
  focalPoint: { x: focal.x, y: focal.y },
})
