import type { Deed } from '../audit/record.ts'
import type { Db, Queryable } from '../ground/database.ts'
import { addFile } from './add-file.ts'
import { type CheckedPicture, checkPicture } from './check-picture.ts'
import { DRAWING, fittingName } from './file-kind.ts'
import type { MediaFiles } from './files.ts'
import { mediaIdOf } from './media-id.ts'
import { insertMedia, type MediaRow } from './queries.ts'

const record = (db: Queryable, rows: readonly MediaRow[], at: Date, folderId: string | null = null) =>
  db.run(insertMedia, {
    ids: rows.map((row) => row.id),
    filenames: rows.map((row) => row.filename),
    mimes: rows.map((row) => row.mime),
    widths: rows.map((row) => row.width),
    heights: rows.map((row) => row.height),
    origins: rows.map((row) => row.origin),
    sourceUrls: rows.map((row) => row.sourceUrl ?? ''),
    docs: rows.map((row) => JSON.stringify(row.doc)),
    at,
    folderId,
  })

/** An SVG of our own making. `name` decides the id, so that drawing it again changes nothing. */
export interface Artwork {
  readonly name: string
  readonly svg: string
  readonly width: number
  readonly height: number
}

export const artworkId = (name: string): string => mediaIdOf(`drawn:${name}`)

/** Stores drawings in a folder of the library: trusted, and shown as WebP alone. Files first, so that no row lacks its file. */
export async function storeArtworks(
  db: Queryable,
  files: MediaFiles,
  artworks: readonly Artwork[],
  { at, folderId = null }: { at: Date; folderId?: string | null | undefined },
): Promise<void> {
  await Promise.all(artworks.map(({ name, svg }) => files.storeOriginal(db.siteId, artworkId(name), svg)))
  await record(
    db,
    artworks.map(({ name, width, height }) => ({
      id: artworkId(name),
      filename: `${name}.svg`,
      mime: DRAWING,
      width,
      height,
      origin: 'generated',
      sourceUrl: null,
      doc: {},
    })),
    at,
    folderId,
  )
}

export const referenceId = (url: string): string => mediaIdOf(`reference:${url}`)

/** Keeps a picture that was fetched; undefined when the bytes are none that is taken in. */
export async function storeReference(
  db: Queryable,
  files: MediaFiles,
  { url, bytes }: { url: string; bytes: Buffer },
  at: Date,
): Promise<MediaRow | undefined> {
  const checked = await checkPicture(bytes)
  if (!checked) return undefined
  const row: MediaRow = {
    id: referenceId(url),
    filename: new URL(url).pathname.split('/').at(-1)?.slice(0, 200) ?? '',
    ...facts(checked),
    origin: 'reference',
    sourceUrl: url,
  }
  await files.storeOriginal(db.siteId, row.id, bytes)
  await record(db, [row], at)
  return row
}

interface GivenFile {
  readonly id: string
  readonly filename: string
  readonly folderId: string | null
  /** Sold: it is never shown. */
  readonly secure: boolean
}

/** Keeps a picture that a person gave us; undefined when the bytes are none that is taken in. */
export async function storeUpload(
  db: Db,
  files: MediaFiles,
  { id, filename, folderId, secure, bytes }: GivenFile & { readonly bytes: Buffer },
  deed: Deed,
): Promise<MediaRow | undefined> {
  const checked = await checkPicture(bytes)
  if (!checked) return undefined
  const name = fittingName(filename, checked.mime)
  const row: MediaRow = { id, filename: name, ...facts(checked), origin: 'upload', sourceUrl: null }
  await files.storeOriginal(db.siteId, id, bytes)
  const { mime, width, height, doc } = row
  const size = BigInt(bytes.length)
  const stored = { id, kind: 'image', filename: name, mime, width, height, bytes: size, folderId, secure, doc } as const
  await addFile(db, stored, deed)
  return row
}

const facts = ({ mime, width, height, placeholder }: CheckedPicture) => ({ mime, width, height, doc: { placeholder } })
