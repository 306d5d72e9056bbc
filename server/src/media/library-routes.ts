import * as contract from '@fairground/contract/fairground/media-library.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { likeText } from '../db/like.ts'
import { pageOf, placeIn } from '../db/newest-first.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Ctx } from '../ground/context.ts'
import { type Api, mount } from '../http/mount.ts'
import { begin } from './begin-upload.ts'
import { changeItem } from './change-item.ts'
import { deleteFiles } from './delete-files.ts'
import type { DownloadLinks } from './download-links.ts'
import { isMimeType, kindOf } from './file-kind.ts'
import { usesOfFiles } from './file-uses.ts'
import type { MediaFiles } from './files.ts'
import { finish } from './finish-upload.ts'
import { dropFolder, makeFolder, nameFolder } from './folders.ts'
import { type FolderRow, findFolders, findItem, type ItemRow, pageOfItems } from './library-queries.ts'
import { mediaAddress } from './media-address.ts'

const PAGE = 50
const LINK_MINUTES = 10

interface LibraryDeps {
  readonly files: MediaFiles
  readonly downloads: DownloadLinks
  readonly publicUrl: string
}

export function mediaLibraryRoutes(api: Api, { files, downloads, publicUrl }: LibraryDeps): void {
  const one = (row: ItemRow) => ({ item: itemToWire(row, publicUrl) })
  const found = async ({ db }: Ctx, id: string): Promise<ItemRow> => {
    const row = await db.row(findItem, { id })
    if (!row) throw new ApiError({ code: 'MEDIA_NOT_FOUND', id })
    return row
  }

  mount(api, contract.queryLibrary, async ({ search = '', folderId, kind, sold, limit = PAGE, cursor }, ctx) => {
    const after = placeIn('media', ctx, cursor)
    const rows = await ctx.db.rows(pageOfItems, {
      search: likeText(search.trim().toLowerCase()),
      folderId: folderId ?? null,
      kind: kind ?? null,
      secure: sold ?? null,
      ...after,
      limit: limit + 1,
    })
    const { page, ...next } = pageOf('media', ctx, rows, { limit, atOf: ({ createdAt }) => createdAt })
    return { items: page.map((row) => itemToWire(row, publicUrl)), ...next }
  })

  mount(api, contract.getLibraryItem, async ({ id }, ctx) => {
    const row = await found(ctx, id)
    const [uses] = await usesOfFiles(ctx.db, publicUrl, [id])
    const { products = 0, events = 0, orders = 0, elsewhere = 0 } = uses ?? {}
    return { ...one(row), products, events, orders, elsewhere }
  })

  mount(api, contract.updateLibraryItem, async (request, ctx) => one(await changeItem(ctx, files, request)))

  mount(api, contract.deleteLibraryItems, async ({ ids, evenUsed = false }, ctx) => ({
    results: await deleteFiles(ctx, files, publicUrl, { ids, evenUsed }),
  }))

  mount(api, contract.createDownloadLink, async ({ id, minutes = LINK_MINUTES }, ctx) => {
    await found(ctx, id)
    const expires = new Date(ctx.now.getTime() + minutes * 60_000)
    const url = downloads.linkTo({ siteId: ctx.site.id, mediaId: id }, expires)
    return { url, expiresDate: expires.toISOString() }
  })

  mount(api, contract.listMediaFolders, async (_request, { db }) => ({
    folders: (await db.rows(findFolders, {})).map(folderToWire),
  }))
  mount(api, contract.createMediaFolder, async ({ name, parentId }, ctx) => ({
    folder: folderToWire(await makeFolder(ctx, name, parentId)),
  }))
  mount(api, contract.renameMediaFolder, async ({ id, name }, ctx) => ({
    folder: folderToWire(await nameFolder(ctx, id, name)),
  }))
  mount(api, contract.deleteMediaFolder, async ({ id }, ctx) => {
    await dropFolder(ctx, id)
    return {}
  })

  mount(api, contract.beginUpload, async (request, ctx) => ({
    uploadId: await begin(ctx, files, request),
    partBytes: contract.MAX_PART_BYTES,
  }))
  // A file that is refused is deleted with its upload, in a transaction of its own; finishing again gives what it became.
  mount(api, contract.finishUpload, async ({ id }, ctx) => one(await finish(ctx, files, id)), { once: true })
}

function itemToWire(row: ItemRow, publicUrl: string): Static<typeof contract.LibraryItem> {
  const { id, kind, filename, mime, width, height, bytes, folderId, secure, revision, doc, createdAt } = row
  const { placeholder, alt, focal } = doc
  return {
    id,
    kind,
    filename,
    mimeType: mime,
    ...present({
      url: secure ? undefined : mediaAddress(publicUrl, id),
      bytes: bytes === null ? undefined : Number(bytes),
    }),
    ...(width === null || height === null ? {} : { width, height }),
    ...present({
      placeholder: placeholder && !secure ? placeholder : undefined,
      alt: alt || undefined,
      focalPoint: focal ? { ...focal } : undefined,
      folderId: folderId ?? undefined,
      fileType: secure && isMimeType(mime) ? kindOf(mime).fileType : undefined,
    }),
    createdDate: createdAt.toISOString(),
    revision: String(revision),
  }
}

const folderToWire = ({ id, name, parentId, createdAt }: FolderRow): Static<typeof contract.MediaFolder> => ({
  id,
  name,
  ...present({ parentId: parentId ?? undefined }),
  createdDate: createdAt.toISOString(),
})
