import type { Ctx } from '../http/context.ts'
import { isUsed, usesOfFiles } from './file-uses.ts'
import type { MediaFiles } from './files.ts'
import { deleteItems, knownItems } from './library-queries.ts'
import { variantsOf } from './variants.ts'

type Result = { id: string; result: 'DELETED' | 'NOT_FOUND' | 'IN_USE' }

/** Rows first: a file without a row is never served, a row without its file would be a broken picture. */
export async function deleteFiles(
  { db }: Ctx,
  files: MediaFiles,
  publicUrl: string,
  ids: readonly string[],
  evenUsed: boolean,
): Promise<Result[]> {
  const asked = [...new Set(ids)]
  const known = new Set((await db.rows(knownItems, { ids: asked })).map(({ id }) => id))
  const uses = evenUsed ? [] : await usesOfFiles(db, publicUrl, asked)
  const used = new Set(uses.filter(isUsed).map(({ id }) => id))
  const going = asked.filter((id) => known.has(id) && !used.has(id))
  const gone = await db.rows(deleteItems, { ids: going })
  for (const { id, doc } of gone) {
    await files.forgetDerived(db.siteId, id, variantsOf(doc.focal))
    await files.forgetOriginal(db.siteId, id)
  }
  const deleted = new Set(gone.map(({ id }) => id))
  return asked.map((id) => ({
    id,
    result: deleted.has(id) ? 'DELETED' : known.has(id) && used.has(id) ? 'IN_USE' : 'NOT_FOUND',
  }))
}
