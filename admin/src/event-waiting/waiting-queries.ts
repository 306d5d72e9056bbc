import {
  ticketWaitingLists,
  type WaitingEntry,
  type WaitingList,
} from '@fairground/client/generated/fairground.ticket-waiting-lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

export const waitingClient = staffClient({ ticketWaitingLists }).ticketWaitingLists

export type { WaitingEntry, WaitingList }

/** Under the tickets, which it takes from: a sale makes both stale. */
const key = (eventId: string, part: string) => ['tickets', 'waiting', eventId, part] as const

export const waitingListQuery = (eventId: string) =>
  queryOptions({
    queryKey: key(eventId, 'list'),
    queryFn: async ({ signal }) => (await waitingClient.getWaitingList({ eventId }, { signal })).waitingList,
  })

/** Entries that are shown at once; the file has all. */
export const SHOWN = 50

export const waitingEntriesQuery = (eventId: string, isOpen: boolean) =>
  queryOptions({
    queryKey: key(eventId, isOpen ? 'open' : 'all'),
    queryFn: ({ signal }) =>
      waitingClient.listWaitingEntries(
        { eventId, limit: SHOWN, ...(isOpen ? { statuses: ['WAITING', 'OFFERED'] as const } : {}) },
        { signal },
      ),
  })

/** States of entries in words. */
export const statusWords: Readonly<Record<WaitingEntry['status'], string>> = {
  WAITING: t('admin.event-waiting.waiting'),
  OFFERED: t('admin.event-waiting.offered'),
  BOUGHT: t('admin.event-waiting.bought'),
  DECLINED: t('admin.event-waiting.declined'),
  EXPIRED: t('admin.event-waiting.expired'),
  LEFT: t('admin.event-waiting.left'),
  REMOVED: t('admin.event-waiting.removed'),
  ENDED: t('admin.event-waiting.ended'),
}

export const ticketOf = ({ quantity, ticketName }: WaitingEntry): string =>
  `${quantity} × ${ticketName ?? t('admin.event-waiting.anyTicket')}`
