import { violatedConstraint } from '../db/faults.ts'
import { ApiError } from '../http/api-error.ts'
import type { Ctx } from '../http/context.ts'
import {
  deleteFolder,
  type FolderRow,
  findFolders,
  insertFolder,
  liftFiles,
  liftFolders,
  lockFolders,
  renameFolder,
} from './library-queries.ts'

const MAX_FOLDERS = 500
const MAX_DEPTH = 8

export const folderNotFound = (folderId: string) => new ApiError({ code: 'FOLDER_NOT_FOUND', folderId })

/** Two folders of one parent with the same name are told by their index, however they came about. */
async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw violatedConstraint(error) === 'media_folders_name' ? new ApiError({ code: 'FOLDER_NAME_TAKEN' }) : error
  }
}

export const makeFolder = (ctx: Ctx, name: string, parentId: string | undefined): Promise<FolderRow> =>
  named(
    ctx.db.inTx(async (tx) => {
      const all = await tx.rows(lockFolders, {})
      if (parentId !== undefined && !all.some(({ id }) => id === parentId)) throw folderNotFound(parentId)
      if (all.length >= MAX_FOLDERS) throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_FOLDERS })
      if (depthOf(all, parentId) >= MAX_DEPTH) throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_DEPTH })
      const row = await tx.row(insertFolder, {
        id: ctx.newId(),
        parentId: parentId ?? null,
        name: name.trim(),
        at: ctx.now,
      })
      return row! // an insert gives its row
    }),
  )

export async function nameFolder({ db }: Ctx, id: string, name: string): Promise<FolderRow> {
  const row = await named(db.row(renameFolder, { id, name: name.trim() }))
  if (!row) throw folderNotFound(id)
  return row
}

/** What was in it moves up. */
export const dropFolder = (ctx: Ctx, id: string): Promise<void> =>
  named(
    ctx.db.inTx(async (tx) => {
      const folder = (await tx.rows(lockFolders, {})).find((one) => one.id === id)
      if (!folder) throw folderNotFound(id)
      const { parentId } = folder
      await tx.run(liftFiles, { id, parentId })
      await tx.run(liftFolders, { id, parentId })
      await tx.run(deleteFolder, { id })
    }),
  )

export const hasFolder = async ({ db }: Pick<Ctx, 'db'>, folderId: string): Promise<boolean> =>
  (await db.rows(findFolders, {})).some(({ id }) => id === folderId)

function depthOf(all: readonly FolderRow[], folderId: string | null | undefined): number {
  const parent = all.find(({ id }) => id === folderId)
  return parent ? 1 + depthOf(all, parent.parentId) : 0
}
