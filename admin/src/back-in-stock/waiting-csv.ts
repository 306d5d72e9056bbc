import { allPages } from '../list/all-pages.ts'
import { csvOf } from '../list/csv.ts'
import type { ListFile } from '../list/export-button.tsx'
import type { ListChoice, WaitingTab } from '../paths.ts'
import { t } from '../texts.ts'
import { itemName, statusWords } from './waiting-columns.tsx'
import { readWaiting, type Waiting } from './waiting-queries.ts'

const HEADER = [
  t('admin.back-in-stock.item'),
  t('admin.back-in-stock.email'),
  t('admin.back-in-stock.status'),
  t('admin.back-in-stock.requested'),
]

const row = (waiting: Waiting): string[] => [
  itemName(waiting),
  waiting.request.email ?? '',
  statusWords(waiting),
  waiting.request.createdDate.toISOString(),
]

/** Requests that a list is narrowed to, on all of its pages, as CSV; times as ISO 8601. */
export async function exportWaiting(choice: ListChoice<WaitingTab>): Promise<ListFile> {
  const { rows, missing } = await allPages(async (page, size) => {
    const { waiting, total } = await readWaiting({ ...choice, page, size })
    return { rows: waiting, total }
  })
  return { text: csvOf([HEADER, ...rows.map(row)]), missing }
}
