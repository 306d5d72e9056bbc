import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Meter } from '@fairground/ui/admin/meter.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ticketsQuery } from '../events/event-queries.ts'
import { useEventLacks } from '../events/use-event-lacks.ts'
import { failureOf } from '../failure.ts'
import { latestOf } from '../forms/latest-of.ts'
import { queryClient } from '../query-client.ts'
import { may, useFormats, useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { namesOf, QuotaDialog } from './quota-dialog.tsx'
import { quotaClient, quotasQuery, type TicketQuota } from './quota-queries.ts'

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  if (await may('events.read')) await queryClient.prefetchQuery(quotasQuery(event.id))
}

/** The capacity of an event and quotas that kinds of ticket share: how many people each is taken by, and how many are left. Nothing for staff who may not read events. */
export default function QuotasCard({ event: { id: eventId, status } }: { event: Event }) {
  const readLack = useLacks('events.read')
  const lacks = useEventLacks({ status })
  const { data: quotas, error } = useQuery({ ...quotasQuery(eventId), enabled: !readLack })
  const { data: tickets = [] } = useQuery(ticketsQuery([eventId]))
  const [editing, setEditing] = useState<TicketQuota | 'new'>()
  const [ending, setEnding] = useState<TicketQuota>()
  if (readLack) return null
  return (
    <Card
      title={t('admin.event-quotas.quotas')}
      actions={
        <Button
          variant="secondary"
          size="sm"
          disabledReason={lacks ?? (tickets.length === 0 ? t('admin.event-quotas.ticketsFirst') : undefined)}
          onClick={() => setEditing('new')}
        >
          <Plus aria-hidden="true" {...icon} /> {t('admin.event-quotas.new')}
        </Button>
      }
    >
      {error && !quotas && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {quotas?.length === 0 && <p className="text-ink-2">{t('admin.event-quotas.none')}</p>}
      <ul className="flex flex-col">
        {quotas?.map((quota) => (
          <QuotaRow
            key={quota.id}
            quota={quota}
            tickets={tickets}
            lacks={lacks}
            onEdit={() => setEditing(quota)}
            onEnd={() => setEnding(quota)}
          />
        ))}
      </ul>
      {editing && quotas && (
        <QuotaDialog
          eventId={eventId}
          tickets={tickets}
          quotas={quotas}
          quota={editing === 'new' ? undefined : latestOf(quotas, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {ending && (
        <EndDialog
          title={t('admin.event-quotas.delete', { name: ending.name })}
          description={t('admin.event-quotas.ticketsStay')}
          confirmLabel={t('admin.event-quotas.deleteIt')}
          done={t('admin.event-quotas.deleted', { name: ending.name })}
          run={() => quotaClient.deleteTicketQuota({ quotaId: ending.id })}
          stale={['tickets']}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  )
}

type QuotaRowProps = {
  quota: TicketQuota
  tickets: readonly TicketDefinition[]
  lacks: string | undefined
  onEdit: () => void
  onEnd: () => void
}

function QuotaRow({ quota, tickets, lacks, onEdit, onEnd }: QuotaRowProps) {
  const { number } = useFormats()
  const { name, capacity, taken, allKinds, ticketDefinitionIds } = quota
  const left = capacity - taken
  return (
    <li className="flex items-center gap-2 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {left <= 0 && (
            <StatusPill tone="warning">
              {left < 0 ? t('admin.event-quotas.over', { people: number(-left) }) : t('admin.event-quotas.full')}
            </StatusPill>
          )}
          <span className="ms-auto tabular-nums">
            {t('admin.event-quotas.left', { people: number(Math.max(0, left)) })}
          </span>
        </div>
        <Meter
          label={allKinds ? t('admin.event-quotas.allKinds') : namesOf(ticketDefinitionIds, tickets)}
          value={taken}
          max={capacity}
          text={t('admin.event-quotas.takenOf', { taken: number(taken), capacity: number(capacity) })}
        />
      </div>
      <IconButton
        size="sm"
        label={t('admin.event-quotas.change', { name })}
        title={lacks ?? t('admin.event-quotas.change', { name })}
        disabled={lacks !== undefined}
        onClick={onEdit}
        icon={<Pencil {...icon} />}
      />
      <IconButton
        size="sm"
        label={t('admin.event-quotas.delete', { name })}
        title={lacks ?? t('admin.event-quotas.delete', { name })}
        disabled={lacks !== undefined}
        onClick={onEnd}
        icon={<Trash2 {...icon} />}
      />
    </li>
  )
}
