import { allPages } from '../list/all-pages.ts'
import { csvOf } from '../list/csv.ts'
import type { ListFile } from '../list/export-button.tsx'
import { t } from '../texts.ts'
import { statusWords, type WaitingEntry, waitingClient } from './waiting-queries.ts'

const HEADER = [
  t('admin.event-waiting.place'),
  t('admin.event-waiting.status'),
  t('admin.event-waiting.name'),
  t('admin.event-waiting.email'),
  t('admin.event-waiting.tickets'),
  t('admin.event-waiting.ticket'),
  t('admin.event-waiting.joined'),
  t('admin.event-waiting.offeredUntil'),
]

const row = (entry: WaitingEntry): string[] => [
  String(entry.position ?? ''),
  statusWords[entry.status],
  entry.name,
  entry.email ?? '',
  String(entry.quantity),
  entry.ticketName ?? t('admin.event-waiting.anyTicket'),
  entry.joinedDate.toISOString(),
  entry.offerExpiresDate?.toISOString() ?? '',
]

/** The whole list of an event as CSV; times as ISO 8601. */
export async function exportEntries(eventId: string): Promise<ListFile> {
  const { rows, missing } = await allPages(async (page, size) => {
    const { entries, total } = await waitingClient.listWaitingEntries({
      eventId,
      limit: size,
      offset: (page - 1) * size,
    })
    return { rows: entries, total }
  })
  return { text: csvOf([HEADER, ...rows.map(row)]), missing }
}
