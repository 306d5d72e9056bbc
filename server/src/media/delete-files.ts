import { recordEach } from '../audit/record.ts'
import type { Ctx } from '../ground/context.ts'
import { isUsed, usesOfFiles } from './file-uses.ts'
import type { MediaFiles } from './files.ts'
import { deleteItems, findFolders, knownItems } from './library-queries.ts'
import { variantsOf } from './variants.ts'

type Result = { id: string; result: 'DELETED' | 'NOT_FOUND' | 'IN_USE' }

/** Rows first: a file without a row is never served, a row without its file would be a broken picture. */
export async function deleteFiles(
  ctx: Ctx,
  files: MediaFiles,
  publicUrl: string,
  { ids, evenUsed }: { ids: readonly string[]; evenUsed: boolean },
): Promise<Result[]> {
  const { db } = ctx
  const distinct = [...new Set(ids)]
  const known = new Set((await db.rows(knownItems, { ids: distinct })).map(({ id }) => id))
  const uses = evenUsed ? [] : await usesOfFiles(db, publicUrl, distinct)
  const used = new Set(uses.filter(isUsed).map(({ id }) => id))
  const going = distinct.filter((id) => known.has(id) && !used.has(id))
  const gone = await db.inTx(async (tx) => {
    const rows = await tx.rows(deleteItems, { ids: going })
    const folders = new Map((await tx.rows(findFolders, {})).map((folder) => [folder.id, folder.name]))
    const entries = rows.map(({ id, filename: name, folderId, secure }) => ({
      action: 'mediaFile.deleted' as const,
      target: { id, name },
      before: { folder: folders.get(folderId ?? '') ?? '', sold: secure },
    }))
    await recordEach(tx, ctx, entries)
    return rows
  })
  for (const { id, doc } of gone) {
    await files.forgetDerived(db.siteId, id, variantsOf(doc.focal))
    await files.forgetOriginal(db.siteId, id)
  }
  const deleted = new Set(gone.map(({ id }) => id))
  return distinct.map((id) => ({
    id,
    result: deleted.has(id) ? 'DELETED' : known.has(id) && used.has(id) ? 'IN_USE' : 'NOT_FOUND',
  }))
}
