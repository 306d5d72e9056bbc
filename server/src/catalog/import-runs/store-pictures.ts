import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_PICTURES_BYTES } from '@fairground/contract/fairground/product-imports.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { Deed } from '../../audit/record.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Db } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type { MediaFiles } from '../../media/files.ts'
import { mediaAddress } from '../../media/media-address.ts'
import { storeUpload } from '../../media/store-pictures.ts'
import { byteLimit } from './byte-limit.ts'
import { insertPictures } from './queries.ts'

interface PictureStore {
  readonly db: Db
  readonly files: MediaFiles
  readonly publicUrl: string
  readonly runId: string
  /** Sender of the pictures, and when. */
  readonly deed: Deed
}

const MAX_ENTRIES = 5000
const MAX_PICTURE = 25 * 1024 * 1024
/** Unpacked, all together. */
const MAX_UNPACKED = 2 * 1024 * 1024 * 1024

const refused = (description: Message) =>
  new InvalidArgument([{ field: 'body', description, violatedRule: 'VALIDATION' }])

/**
 * Keeps the pictures of a zip for an import, by their file names alone: folders mean nothing, and no path of the zip is ever used.
 * Passes over files that are no pictures and names them. Throws InvalidArgument for a file that is no zip or unpacks to too much.
 */
export async function storePictures(
  zip: Readable,
  store: PictureStore,
): Promise<{ pictures: number; ignored: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-zip-'))
  try {
    const path = join(folder, 'pictures.zip')
    await pipeline(zip, byteLimit(MAX_PICTURES_BYTES), createWriteStream(path))
    const opened = await openPromise(path).catch(() => undefined)
    if (!opened) throw refused(message('violations.zip'))
    try {
      return await storeEach(opened, store)
    } finally {
      opened.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function storeEach(zip: ZipFile, { db, files, publicUrl, runId, deed }: PictureStore) {
  if (zip.entryCount > MAX_ENTRIES) throw refused(message('violations.mostFiles', { limit: String(MAX_ENTRIES) }))
  const stored = new Map<string, string>()
  const ignored: string[] = []
  let unpacked = 0
  for await (const entry of entriesOf(zip)) {
    const name = entry.fileName.split(/[\\/]/).at(-1) ?? ''
    if (name === '' || name.startsWith('.')) continue
    unpacked += entry.uncompressedSize
    if (unpacked > MAX_UNPACKED) throw refused(message('violations.zipSize'))
    const bytes = entry.uncompressedSize > MAX_PICTURE ? undefined : await bytesOf(zip, entry)
    const given = bytes && { id: newId(deed.now), filename: cutText(name, 200), folderId: null, secure: false, bytes }
    const picture = given && (await storeUpload(db, files, given, deed))
    if (picture) stored.set(name.toLowerCase(), mediaAddress(publicUrl, picture.id))
    else if (ignored.length < 100) ignored.push(cutText(name, 200))
  }
  await db.run(insertPictures, { id: runId, names: [...stored.keys()], urls: [...stored.values()] })
  return { pictures: stored.size, ignored }
}

const broken = () => refused(message('violations.zipUnpacks'))

/** Entries of the zip; an unreadable one is the zip's fault, a failure while an entry is stored is not. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch {
    throw broken()
  }
}

/** The size in the directory is checked against what comes: a bomb ends the stream. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  try {
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
  } catch {
    throw broken()
  }
  return Buffer.concat(parts)
}
