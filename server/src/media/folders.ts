import { record } from '../audit/record.ts'
import { violatedConstraint } from '../db/faults.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import type { Queryable } from '../ground/database.ts'
import {
  deleteFolder,
  type FolderRow,
  findFolders,
  insertFolder,
  liftFiles,
  liftFolders,
  lockFolderCount,
  lockFolders,
  renameFolder,
} from './library-queries.ts'

const MAX_FOLDERS = 500
const MAX_DEPTH = 8

export const folderNotFound = (folderId: string) => new ApiError({ code: 'FOLDER_NOT_FOUND', folderId })

/** An index distinguishes two folders of one parent with the same name, however they came about. */
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
      await tx.run(lockFolderCount, {})
      const all = await tx.rows(lockFolders, {})
      if (parentId !== undefined && !all.some(({ id }) => id === parentId)) throw folderNotFound(parentId)
      if (all.length >= MAX_FOLDERS) throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_FOLDERS })
      if (depthOf(all, parentId) >= MAX_DEPTH)
        throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_DEPTH }, (t) =>
          t('refusals-staff.foldersNested', { limit: MAX_DEPTH }),
        )
      const row = await tx.row(insertFolder, {
        id: ctx.newId(),
        parentId: parentId ?? null,
        name: name.trim(),
        at: ctx.now,
      })
      const folder = row! // an insert gives its row
      await record(tx, ctx, { action: 'mediaFolder.created', target: folder, after: { folder: nameOf(all, parentId) } })
      return folder
    }),
  )

export const nameFolder = (ctx: Ctx, id: string, name: string): Promise<FolderRow> =>
  named(
    ctx.db.inTx(async (tx) => {
      const before = (await tx.rows(lockFolders, {})).find((one) => one.id === id)
      const row = await tx.row(renameFolder, { id, name: name.trim() })
      if (!before || !row) throw folderNotFound(id)
      if (row.name !== before.name)
        await record(tx, ctx, {
          action: 'mediaFolder.renamed',
          target: row,
          before: { name: before.name },
          after: { name: row.name },
        })
      return row
    }),
  )

/** Deletes a folder; its content moves up. */
export const dropFolder = (ctx: Ctx, id: string): Promise<void> =>
  named(
    ctx.db.inTx(async (tx) => {
      const all = await tx.rows(lockFolders, {})
      const folder = all.find((one) => one.id === id)
      if (!folder) throw folderNotFound(id)
      const { parentId } = folder
      await tx.run(liftFiles, { id, parentId })
      await tx.run(liftFolders, { id, parentId })
      await tx.run(deleteFolder, { id })
      await record(tx, ctx, {
        action: 'mediaFolder.deleted',
        target: folder,
        before: { folder: nameOf(all, parentId) },
      })
    }),
  )

export const hasFolder = async ({ db }: Pick<Ctx, 'db'>, folderId: string): Promise<boolean> =>
  (await db.rows(findFolders, {})).some(({ id }) => id === folderId)

/** As the log names it: empty at the top of the library. */
const nameOf = (all: readonly FolderRow[], folderId: string | null | undefined): string =>
  all.find(({ id }) => id === folderId)?.name ?? ''

export const folderName = async (db: Queryable, folderId: string | null): Promise<string> =>
  folderId === null ? '' : nameOf(await db.rows(findFolders, {}), folderId)

function depthOf(all: readonly FolderRow[], folderId: string | null | undefined): number {
  const parent = all.find(({ id }) => id === folderId)
  return parent ? 1 + depthOf(all, parent.parentId) : 0
}
