import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { ImportRecord } from '../imports/import-products.ts'
import type { ImportContext } from '../imports/take-over.ts'
import { failedItem, itemOf } from './item-of.ts'
import { moveRun } from './move-run.ts'
import { insertCommandRun, noteProgress, saveItems } from './queries.ts'
import { clockFrom } from './run-clock.ts'

/** Keeps an import by command among the others: what became of each product, and what it was, so that it can be taken back. */
export async function recordImport(
  { db, now, newId }: ImportContext,
  file: { readonly name: string; readonly bytes: number },
): Promise<ImportRecord> {
  const id = newId()
  const at = clockFrom(now)
  await db.run(insertCommandRun, { id, fileName: cutText(file.name, 200), fileBytes: BigInt(file.bytes), at: now })
  const end = async (to: 'DONE' | 'FAILED', trouble: string | null) => {
    await moveRun(db, id, { from: 'RUNNING', to, trouble, at: at() })
  }
  return {
    written: async (tx, products, outcomes) => {
      await tx.run(saveItems, { id, items: products.map((one, i) => itemOf(one, outcomes[i]!, true)) })
    },
    async leftOut(place, problems) {
      await db.run(saveItems, { id, items: [failedItem(place, problems)] })
    },
    async progress({ format, bytes, rows }) {
      await db.row(noteProgress, { id, format, doneBytes: BigInt(bytes), rows, at: at() })
    },
    done: () => end('DONE', null),
    failed: (trouble) => end('FAILED', JSON.stringify(trouble)),
  }
}
