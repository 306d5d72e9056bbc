import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ticketsQuery } from '../events/event-queries.ts'
import { failureOf } from '../failure.ts'
import { latestOf } from '../forms/latest-of.ts'
import { moved } from '../moved.ts'
import { queryClient } from '../query-client.ts'
import { may, useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { BundleDialog } from './bundle-dialog.tsx'
import { type BundleList, bundlesQuery, rulesOf, setBundles, type TicketBundle } from './bundle-queries.ts'

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  if (await may('events.read')) await queryClient.prefetchQuery(bundlesQuery(event.id))
}

/** Tickets of an event that are sold together at one price. Nothing for staff who may not read events. */
export default function BundlesCard({ event: { id: eventId } }: { event: Event }) {
  const readLack = useLacks('events.read')
  const lacks = useLacks('events.write')
  const { data: list, error } = useQuery({ ...bundlesQuery(eventId), enabled: !readLack })
  const { data: tickets = [] } = useQuery(ticketsQuery([eventId]))
  const [making, setMaking] = useState(false)
  if (readLack) return null
  return (
    <Card
      title={t('admin.event-bundles.bundles')}
      actions={
        <Button
          variant="secondary"
          size="sm"
          disabledReason={lacks ?? (tickets.length === 0 ? t('admin.event-bundles.ticketsFirst') : undefined)}
          onClick={() => setMaking(true)}
        >
          <Plus aria-hidden="true" {...icon} /> {t('admin.event-bundles.new')}
        </Button>
      }
    >
      {error && !list && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {list?.bundles.length === 0 && <p className="text-ink-2">{t('admin.event-bundles.none')}</p>}
      {list && <BundleRows eventId={eventId} list={list} tickets={tickets} lacks={lacks} />}
      {making && list && (
        <BundleDialog
          eventId={eventId}
          list={list}
          tickets={tickets}
          bundle={undefined}
          onClose={() => setMaking(false)}
        />
      )}
    </Card>
  )
}

type BundleRowsProps = {
  eventId: string
  list: BundleList
  tickets: readonly TicketDefinition[]
  lacks: string | undefined
}

function BundleRows({ eventId, list, tickets, lacks }: BundleRowsProps) {
  const { revision, bundles } = list
  const [editing, setEditing] = useState<TicketBundle>()
  const [ending, setEnding] = useState<TicketBundle>()
  const move = useChange({
    run: (at: number) => setBundles(eventId, revision, moved(bundles, at, at - 1).map(rulesOf)),
    onFail: isStale,
    stale: ['tickets'],
  })
  return (
    <>
      <ul className="flex flex-col">
        {bundles.map((bundle, at) => (
          <BundleRow
            key={bundle.id}
            bundle={bundle}
            lacks={lacks}
            onUp={at === 0 ? undefined : () => move.mutate(at)}
            onEdit={() => setEditing(bundle)}
            onEnd={() => setEnding(bundle)}
          />
        ))}
      </ul>
      {move.error && (
        <p role="alert" className="text-danger">
          {failureOf(move.error).title}
        </p>
      )}
      {editing && (
        <BundleDialog
          eventId={eventId}
          tickets={tickets}
          list={list}
          bundle={latestOf(bundles, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {ending && (
        <EndDialog
          title={t('admin.event-bundles.delete', { name: ending.name })}
          description={t('admin.event-bundles.soldStay')}
          confirmLabel={t('admin.event-bundles.deleteIt')}
          done={t('admin.event-bundles.deleted', { name: ending.name })}
          run={() => setBundles(eventId, revision, bundles.filter(({ id }) => id !== ending.id).map(rulesOf))}
          stale={['tickets']}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

type BundleRowProps = {
  bundle: TicketBundle
  lacks: string | undefined
  /** Absent for the first. */
  onUp: (() => void) | undefined
  onEdit: () => void
  onEnd: () => void
}

function BundleRow({ bundle, lacks, onUp, onEdit, onEnd }: BundleRowProps) {
  const { name, formattedPrice, formattedSinglePrice, contents, onSale, sold } = bundle
  const unfit = contents.filter((part) => part.unfit)
  const button = (label: string) =>
    ({ size: 'sm', label, title: lacks ?? label, disabled: lacks !== undefined }) as const
  return (
    <li className="flex items-center gap-2 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {!onSale && <StatusPill tone="neutral">{t('admin.event-bundles.offSale')}</StatusPill>}
          {unfit.length > 0 && <StatusPill tone="warning">{t('admin.event-bundles.unfit')}</StatusPill>}
          <span className="ms-auto tabular-nums">{formattedPrice}</span>
        </div>
        <p className="text-label text-ink-3 tabular-nums">
          {[
            contents
              .map((part) => t('admin.event-bundles.ofKind', { count: part.quantity, name: part.name }))
              .join(', '),
            t('admin.event-bundles.insteadOf', { price: formattedSinglePrice }),
            t('admin.event-bundles.soldCount', { count: sold }),
          ].join(' · ')}
        </p>
        {unfit.length > 0 && (
          <p className="text-label text-ink-2">
            {t('admin.event-bundles.unfitHelp', { names: unfit.map((part) => part.name).join(', ') })}
          </p>
        )}
      </div>
      {onUp && (
        <IconButton
          {...button(t('admin.event-bundles.moveUp', { name }))}
          onClick={onUp}
          icon={<ArrowUp {...icon} />}
        />
      )}
      <IconButton {...button(t('admin.event-bundles.change', { name }))} onClick={onEdit} icon={<Pencil {...icon} />} />
      <IconButton {...button(t('admin.event-bundles.delete', { name }))} onClick={onEnd} icon={<Trash2 {...icon} />} />
    </li>
  )
}
