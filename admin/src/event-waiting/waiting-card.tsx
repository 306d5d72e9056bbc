import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Settings2, Ticket, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useEventLacks } from '../events/use-event-lacks.ts'
import { failureOf } from '../failure.ts'
import { ExportButton } from '../list/export-button.tsx'
import { queryClient } from '../query-client.ts'
import { may, useFormats, useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import {
  SHOWN,
  statusWords,
  ticketOf,
  type WaitingEntry,
  waitingClient,
  waitingEntriesQuery,
  waitingListQuery,
} from './waiting-queries.ts'

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  const [mayRead, mayReadEntries] = await Promise.all([may('events.read'), may('guests.read')])
  if (!mayRead) return
  const { revision } = await queryClient.fetchQuery(waitingListQuery(event.id))
  if (revision !== '0' && mayReadEntries) await queryClient.prefetchQuery(waitingEntriesQuery(event.id, true))
}

/** The waiting list for tickets of an event: its settings, who waits, and what is offered to them. Nothing for staff who may not read events. */
export default function WaitingCard({ event: { id: eventId, status } }: { event: Event }) {
  const lacks = useEventLacks({ status })
  const listLack = useLacks('events.read')
  const readLack = useLacks('guests.read')
  const { data: list, error } = useQuery({ ...waitingListQuery(eventId), enabled: !listLack })
  const [isSetting, setSetting] = useState(false)
  if (listLack) return null
  return (
    <Card
      title={t('admin.event-waiting.title')}
      actions={
        <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setSetting(true)}>
          <Settings2 aria-hidden="true" {...icon} /> {t('admin.event-waiting.settings')}
        </Button>
      }
    >
      {error && !list && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {list && (
        <p className="text-ink-2">
          {list.enabled
            ? t('admin.event-waiting.summary', {
                waiting: list.waiting,
                tickets: list.ticketsAwaited,
                offered: list.offered,
              })
            : t('admin.event-waiting.off')}
        </p>
      )}
      {list && list.revision !== '0' && !readLack && <Entries eventId={eventId} />}
      {list && isSetting && <SettingsDialog eventId={eventId} list={list} onClose={() => setSetting(false)} />}
    </Card>
  )
}

function Entries({ eventId }: { eventId: string }) {
  const [isOpen, setOpen] = useState(true)
  const [removing, setRemoving] = useState<WaitingEntry>()
  const { data } = useQuery(waitingEntriesQuery(eventId, isOpen))
  const { number } = useFormats()
  const lacks = useLacks('guests.write')
  return (
    <div className="flex flex-col gap-3 pt-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-pressed={!isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('admin.event-waiting.showAll') : t('admin.event-waiting.showOpen')}
        </Button>
        <ExportButton
          name="waiting-list.csv"
          read={async () => (await import('./entries-csv.ts')).exportEntries(eventId)}
        />
      </div>
      {data?.entries.length === 0 && <p className="text-ink-2">{t('admin.event-waiting.nobody')}</p>}
      <ul className="flex flex-col">
        {data?.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} lacks={lacks} onRemove={() => setRemoving(entry)} />
        ))}
      </ul>
      {data && data.total > SHOWN && (
        <p className="text-ink-2">
          {t('admin.event-waiting.more', { shown: number(SHOWN), total: number(data.total) })}
        </p>
      )}
      {removing && (
        <EndDialog
          title={t('admin.event-waiting.removeName', { name: removing.name })}
          description={t('admin.event-waiting.removeText')}
          confirmLabel={t('admin.event-waiting.removeIt')}
          done={t('admin.event-waiting.isRemoved', { name: removing.name })}
          run={() => waitingClient.removeWaitingEntry({ entryId: removing.id })}
          stale={['tickets']}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  )
}

function EntryRow({
  entry,
  lacks,
  onRemove,
}: {
  entry: WaitingEntry
  lacks: string | undefined
  onRemove: () => void
}) {
  const { dateTime } = useFormats()
  const { id: entryId, name, email, status, position, offerExpiresDate } = entry
  const offer = useChange({
    run: () => waitingClient.offerToWaitingEntry({ entryId }),
    done: t('admin.event-waiting.isOffered', { name }),
    stale: ['tickets'],
  })
  const isOpen = status === 'WAITING' || status === 'OFFERED'
  const until =
    status === 'OFFERED' &&
    offerExpiresDate &&
    t('admin.event-waiting.offeredTill', { until: dateTime(offerExpiresDate) })
  return (
    <li className="flex items-center gap-2 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {position !== undefined && <span className="text-ink-2 tabular-nums">{position}</span>}
          <span className="font-medium wrap-anywhere">{name || t('admin.event-waiting.forgotten')}</span>
          <StatusPill tone={status === 'OFFERED' ? 'warning' : status === 'BOUGHT' ? 'success' : 'neutral'}>
            {statusWords[status]}
          </StatusPill>
        </div>
        <span className="text-small text-ink-2 wrap-anywhere">{dotted([ticketOf(entry), email, until])}</span>
        {offer.error && (
          <p role="alert" className="text-small text-danger">
            {failureOf(offer.error).title}
          </p>
        )}
      </div>
      {status === 'WAITING' && (
        <IconButton
          size="sm"
          label={t('admin.event-waiting.offerTo', { name })}
          title={lacks ?? t('admin.event-waiting.offerTo', { name })}
          disabled={lacks !== undefined || offer.isPending}
          onClick={() => offer.mutate(undefined)}
          icon={<Ticket {...icon} />}
        />
      )}
      {isOpen && (
        <IconButton
          size="sm"
          label={t('admin.event-waiting.remove', { name })}
          title={lacks ?? t('admin.event-waiting.remove', { name })}
          disabled={lacks !== undefined}
          onClick={onRemove}
          icon={<Trash2 {...icon} />}
        />
      )}
    </li>
  )
}
