import type { ImportItem, ProductImport } from '@fairground/contract/fairground/product-imports.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type StoredMessage, storedIn } from '../../ground/texts/message.ts'
import type { ItemRow, RunRow } from './queries.ts'

/** A file is read far ahead of what is written: of products that were compared, those that are done count. */
const share = ({
  status,
  doneBytes,
  fileBytes,
  written,
  undone,
  kept,
  created,
  updated,
  unchanged,
}: RunRow): number => {
  const compared = created + updated + unchanged
  if (status === 'RUNNING' && compared > written) return written / compared
  if (status === 'UNDOING') return written === 0 ? 1 : Math.min(1, (undone + kept) / written)
  if (status === 'COMPARING' || status === 'RUNNING')
    return fileBytes === 0n ? 0 : Math.min(1, Number(doneBytes) / Number(fileBytes))
  return 1
}

/** `locale` is the reader's. */
export const runToWire = (row: RunRow, locale: string): Static<typeof ProductImport> => ({
  id: row.id,
  fileName: row.fileName,
  status: row.status,
  rows: row.rows,
  written: row.written,
  ...present({
    format: row.format ?? undefined,
    trouble: row.trouble === null ? undefined : troubleIn(row.trouble, locale),
  }),
  progress: Math.round(share(row) * 1000) / 1000,
  counts: {
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    failed: row.failed,
    notReached: row.notReached,
    undone: row.undone,
    kept: row.kept,
  },
  pictures: row.pictures,
  createdBy: row.createdBy,
  createdDate: row.createdAt.toISOString(),
  ...present({ finishedDate: row.finishedAt === null ? undefined : row.finishedAt.toISOString() }),
})

const troubleIn = (stored: string, locale: string): string =>
  storedIn(locale)(stored.startsWith('{') ? (JSON.parse(stored) as StoredMessage) : stored) // written as JSON

export const itemToWire = (
  { productId, isWritten, differences, problems, ...row }: ItemRow,
  locale: string,
): Static<typeof ImportItem> => ({
  ...row,
  ...present({ productId: productId ?? undefined }),
  written: isWritten,
  differences: [...differences],
  problems: problems.map(({ line, message }) => ({ line, message: storedIn(locale)(message) })),
})
