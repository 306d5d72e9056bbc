import { takeTurns } from '../db/row-statements.ts'
import { statement, type ValuesOf } from '../db/statement.ts'

const upload = {
  id: 'uuid',
  filename: 'text',
  bytes: 'int8',
  received: 'int8',
  parts: 'int4',
  folderId: 'uuid?',
  secure: 'bool',
} as const
export type UploadRow = ValuesOf<typeof upload>
const columns = `id, filename, bytes, received, parts, folder_id as "folderId", secure`

export const insertBegun = statement({
  name: 'mediaUploads.insert',
  params: { id: 'uuid', filename: 'text', bytes: 'int8', folderId: 'uuid?', secure: 'bool', at: 'timestamptz' },
  sql: `insert into media_uploads (site_id, id, filename, bytes, folder_id, secure, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
})

export const findUpload = statement({
  name: 'mediaUploads.find',
  params: { id: 'uuid' },
  row: upload,
  sql: `select ${columns} from media_uploads where site_id = $1 and id = $2`,
})

/** Counts a part; one of two that send the same. */
export const countPart = statement({
  name: 'mediaUploads.countPart',
  params: { id: 'uuid', offset: 'int8', bytes: 'int8', part: 'int4' },
  row: { received: 'int8' },
  sql: `update media_uploads set received = received + $4, parts = parts + 1
        where site_id = $1 and id = $2 and received = $3 and parts = $5 and received + $4 <= bytes
        returning received`,
})

export const deleteUpload = statement({
  name: 'mediaUploads.delete',
  params: { id: 'uuid' },
  row: { id: 'uuid' },
  sql: `delete from media_uploads where site_id = $1 and id = $2 returning id`,
})

/** Makes writers take turns, so that the limit holds. */
export const lockUploads = takeTurns('mediaUploads.lockAll', 'media uploads')

export const countUploads = statement({
  name: 'mediaUploads.count',
  row: { n: 'int4' },
  sql: `select count(*)::int4 as n from media_uploads where site_id = $1`,
})

export const deleteOldUploads = statement({
  name: 'mediaUploads.deleteOld',
  params: { before: 'timestamptz' },
  row: { id: 'uuid', parts: 'int4' },
  sql: `delete from media_uploads where site_id = $1 and created_at < $2 returning id, parts`,
})
