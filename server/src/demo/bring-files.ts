import { readFileSync } from 'node:fs'
import { beginUpload, finishUpload, queryLibrary } from '@fairground/contract/fairground/media-library.ts'
import { takePart } from '../media/begin-upload.ts'
import { lampGuide } from './art/guide-pdf.ts'
import { posterZip } from './art/poster-zip.ts'
import type { Seeding } from './seeding.ts'

/** Id of a file for sale, uploaded once. */
export const fileOf = (seeding: Seeding, filename: string, at: Date): Promise<string> =>
  uploaded(seeding, { filename, sold: true, bytes: posterZip }, at)

/** Id of a film of the library, uploaded once. */
export const filmOf = (seeding: Seeding, filename: string, at: Date): Promise<string> =>
  uploaded(
    seeding,
    { filename, sold: false, bytes: () => readFileSync(new URL(`art/${filename}`, import.meta.url)) },
    at,
  )

/** Id of a document of the library, uploaded once. */
export const documentOf = (seeding: Seeding, filename: string, at: Date): Promise<string> =>
  uploaded(seeding, { filename, sold: false, bytes: lampGuide }, at)

interface NewFile {
  readonly filename: string
  readonly sold: boolean
  readonly bytes: () => Buffer
}

/** The bytes go the way of `PUT /media/uploads/{id}`, which is no operation. */
async function uploaded({ merchant, db, files }: Seeding, file: NewFile, at: Date): Promise<string> {
  const { filename, sold } = file
  const { items } = await merchant.call(queryLibrary, { search: filename, sold }, at)
  const known = items.find((item) => item.filename === filename)
  if (known) return known.id
  const bytes = file.bytes()
  const { uploadId } = await merchant.call(beginUpload, { filename, bytes: bytes.length, sold }, at)
  await takePart(db, files, { id: uploadId, offset: 0n, bytes })
  return (await merchant.call(finishUpload, { id: uploadId }, at)).item.id
}
