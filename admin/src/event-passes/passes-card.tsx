import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { seriesIdOf } from '../event-dates/series-queries.ts'
import { ticketsQuery } from '../events/event-queries.ts'
import { useEventLacks } from '../events/use-event-lacks.ts'
import { failureOf } from '../failure.ts'
import { latestOf } from '../forms/latest-of.ts'
import { queryClient } from '../query-client.ts'
import { may, useFormats, useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { PassDialog } from './pass-dialog.tsx'
import { passClient, passesQuery, type SeriesPass } from './pass-queries.ts'

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  if (seriesIdOf(event) && (await may('events.read'))) await queryClient.prefetchQuery(passesQuery(event.id))
}

/** Passes of the series that an event is a date of. Nothing for an event of its own, and for staff who may not read events. */
export default function PassesCard({ event }: { event: Event }) {
  const seriesId = seriesIdOf(event)
  const readLack = useLacks('events.read')
  return seriesId && !readLack ? <PassesOf event={event} seriesId={seriesId} /> : null
}

function PassesOf({ event, seriesId }: { event: Event; seriesId: string }) {
  const eventId = event.id
  const lacks = useEventLacks(event)
  const { data: passes, error } = useQuery(passesQuery(eventId))
  const { data: tickets = [] } = useQuery(ticketsQuery([eventId]))
  const [editing, setEditing] = useState<SeriesPass | 'new'>()
  const [ending, setEnding] = useState<SeriesPass>()
  return (
    <Card
      title={t('admin.event-passes.passes')}
      actions={
        <Button
          variant="secondary"
          size="sm"
          disabledReason={lacks ?? (tickets.length === 0 ? t('admin.event-passes.ticketsFirst') : undefined)}
          onClick={() => setEditing('new')}
        >
          <Plus aria-hidden="true" {...icon} /> {t('admin.event-passes.new')}
        </Button>
      }
    >
      {error && !passes && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {passes?.length === 0 && <p className="text-ink-2">{t('admin.event-passes.none')}</p>}
      <ul className="flex flex-col">
        {passes?.map((pass) => (
          <PassRow
            key={pass.id}
            pass={pass}
            lacks={lacks}
            onEdit={() => setEditing(pass)}
            onEnd={() => setEnding(pass)}
          />
        ))}
      </ul>
      {editing && passes && (
        <PassDialog
          event={event}
          seriesId={seriesId}
          tickets={tickets}
          pass={editing === 'new' ? undefined : latestOf(passes, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {ending && (
        <EndDialog
          title={t('admin.event-passes.delete', { name: ending.name })}
          description={t('admin.event-passes.soldStay')}
          confirmLabel={t('admin.event-passes.deleteIt')}
          done={t('admin.event-passes.deleted', { name: ending.name })}
          run={() => passClient.deleteSeriesPass({ passId: ending.id })}
          stale={['tickets']}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  )
}

type PassRowProps = { pass: SeriesPass; lacks: string | undefined; onEdit: () => void; onEnd: () => void }

function PassRow({ pass, lacks, onEdit, onEnd }: PassRowProps) {
  const { number } = useFormats()
  const { name, formattedPrice, taken, quantity, onSale, dates } = pass
  const open = dates.filter(({ state }) => state === 'OPEN').length
  return (
    <li className="flex items-center gap-2 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {!onSale && <StatusPill tone="neutral">{t('admin.event-passes.offSale')}</StatusPill>}
          <span className="ms-auto tabular-nums">{formattedPrice}</span>
        </div>
        <p className="text-label text-ink-3 tabular-nums">
          {[
            t('admin.event-passes.datesOf', { open, count: dates.length }),
            quantity === undefined
              ? t('admin.event-passes.soldCount', { count: number(taken) })
              : t('admin.event-passes.soldOf', { count: number(taken), quantity: number(quantity) }),
          ].join(' · ')}
        </p>
      </div>
      <IconButton
        size="sm"
        label={t('admin.event-passes.change', { name })}
        title={lacks ?? t('admin.event-passes.change', { name })}
        disabled={lacks !== undefined}
        onClick={onEdit}
        icon={<Pencil {...icon} />}
      />
      <IconButton
        size="sm"
        label={t('admin.event-passes.delete', { name })}
        title={lacks ?? t('admin.event-passes.delete', { name })}
        disabled={lacks !== undefined}
        onClick={onEnd}
        icon={<Trash2 {...icon} />}
      />
    </li>
  )
}
