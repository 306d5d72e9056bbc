import { type Deed, record } from '../audit/record.ts'
import type { ParamsOf } from '../db/statement.ts'
import type { Db } from '../ground/database.ts'
import { folderName } from './folders.ts'
import { insertUpload } from './queries.ts'

/** Puts a file whose bytes are stored into the library, and on record. */
export const addFile = (db: Db, row: Omit<ParamsOf<typeof insertUpload>, 'at'>, deed: Deed): Promise<void> =>
  db.inTx(async (tx) => {
    const { id, filename, folderId, secure } = row
    await tx.run(insertUpload, { ...row, at: deed.now })
    const after = { folder: await folderName(tx, folderId), sold: secure }
    await record(tx, deed, { action: 'mediaFile.uploaded', target: { id, name: filename }, after })
  })
