import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { namesOf } from '../event-quotas/quota-dialog.tsx'
import { ticketsQuery } from '../events/event-queries.ts'
import { failureOf } from '../failure.ts'
import { latestOf } from '../forms/latest-of.ts'
import { moved } from '../moved.ts'
import { queryClient } from '../query-client.ts'
import { may, useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { AddOnDialog, type ChosenProduct } from './add-on-dialog.tsx'
import { type AddOnList, addOnsQuery, type EventAddOn, rulesOf, setAddOns } from './add-on-queries.ts'
import { ProductPicker } from './product-picker.tsx'

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  if (await may('events.read')) await queryClient.prefetchQuery(addOnsQuery(event.id))
}

/** Goods of the shop that go with the tickets of an event. Nothing for staff who may not read events. */
export default function AddOnsCard({ event: { id: eventId } }: { event: Event }) {
  const readLack = useLacks('events.read')
  const lacks = useLacks('events.write')
  const { data: list, error } = useQuery({ ...addOnsQuery(eventId), enabled: !readLack })
  const { data: tickets = [] } = useQuery(ticketsQuery([eventId]))
  const [picking, setPicking] = useState(false)
  if (readLack) return null
  return (
    <Card
      title={t('admin.event-add-ons.addOns')}
      actions={
        <Button
          variant="secondary"
          size="sm"
          disabledReason={lacks ?? (tickets.length === 0 ? t('admin.event-add-ons.ticketsFirst') : undefined)}
          onClick={() => setPicking(true)}
        >
          <Plus aria-hidden="true" {...icon} /> {t('admin.event-add-ons.new')}
        </Button>
      }
    >
      {error && !list && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {list?.addOns.length === 0 && <p className="text-ink-2">{t('admin.event-add-ons.none')}</p>}
      {list && <AddOnRows eventId={eventId} list={list} tickets={tickets} lacks={lacks} />}
      {picking && list && (
        <NewAddOn eventId={eventId} list={list} tickets={tickets} onClose={() => setPicking(false)} />
      )}
    </Card>
  )
}

type OfListProps = { eventId: string; list: AddOnList; tickets: readonly TicketDefinition[] }

/** Chooses the goods, then how they go with the tickets. */
function NewAddOn({ onClose, ...ofList }: OfListProps & { onClose: () => void }) {
  const [product, setProduct] = useState<ChosenProduct>()
  return product ? (
    <AddOnDialog {...ofList} addOn={undefined} product={product} onClose={onClose} />
  ) : (
    <ProductPicker onChoose={setProduct} onClose={onClose} />
  )
}

const nameOf = ({ name }: EventAddOn): string => name ?? t('admin.event-add-ons.gone')

function AddOnRows({ eventId, list, tickets, lacks }: OfListProps & { lacks: string | undefined }) {
  const { revision, addOns } = list
  const [editing, setEditing] = useState<EventAddOn>()
  const [ending, setEnding] = useState<EventAddOn>()
  const move = useChange({
    run: (at: number) => setAddOns(eventId, revision, moved(addOns, at, at - 1).map(rulesOf)),
    onFail: isStale,
    stale: ['tickets'],
  })
  return (
    <>
      <ul className="flex flex-col">
        {addOns.map((addOn, at) => (
          <AddOnRow
            key={addOn.id}
            addOn={addOn}
            tickets={tickets}
            lacks={lacks}
            onUp={at === 0 ? undefined : () => move.mutate(at)}
            onEdit={() => setEditing(addOn)}
            onEnd={() => setEnding(addOn)}
          />
        ))}
      </ul>
      {move.error && (
        <p role="alert" className="text-danger">
          {failureOf(move.error).title}
        </p>
      )}
      {editing && (
        <AddOnDialog
          eventId={eventId}
          tickets={tickets}
          list={list}
          addOn={latestOf(addOns, editing)}
          product={{ id: editing.productId, name: nameOf(editing) }}
          onClose={() => setEditing(undefined)}
        />
      )}
      {ending && (
        <EndDialog
          title={t('admin.event-add-ons.delete', { name: nameOf(ending) })}
          description={t('admin.event-add-ons.ordersStay')}
          confirmLabel={t('admin.event-add-ons.deleteIt')}
          done={t('admin.event-add-ons.deleted', { name: nameOf(ending) })}
          run={() => setAddOns(eventId, revision, addOns.filter(({ id }) => id !== ending.id).map(rulesOf))}
          stale={['tickets']}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

type AddOnRowProps = {
  addOn: EventAddOn
  tickets: readonly TicketDefinition[]
  lacks: string | undefined
  /** Absent for the first. */
  onUp: (() => void) | undefined
  onEdit: () => void
  onEnd: () => void
}

function AddOnRow({ addOn, tickets, lacks, onUp, onEdit, onEnd }: AddOnRowProps) {
  const { formattedPrice, soldOut, perTicket, ticketDefinitionIds } = addOn
  const name = nameOf(addOn)
  const button = (label: string) =>
    ({ size: 'sm', label, title: lacks ?? label, disabled: lacks !== undefined }) as const
  return (
    <li className="flex items-center gap-2 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {soldOut && <StatusPill tone="warning">{t('admin.event-add-ons.soldOut')}</StatusPill>}
          <span className="ms-auto tabular-nums">{formattedPrice}</span>
        </div>
        <p className="text-label text-ink-3 tabular-nums">
          {[
            t('admin.event-add-ons.atMost', { count: perTicket }),
            ticketDefinitionIds ? namesOf(ticketDefinitionIds, tickets) : t('admin.event-add-ons.allKinds'),
          ].join(' · ')}
        </p>
      </div>
      {onUp && (
        <IconButton
          {...button(t('admin.event-add-ons.moveUp', { name }))}
          onClick={onUp}
          icon={<ArrowUp {...icon} />}
        />
      )}
      <IconButton {...button(t('admin.event-add-ons.change', { name }))} onClick={onEdit} icon={<Pencil {...icon} />} />
      <IconButton {...button(t('admin.event-add-ons.delete', { name }))} onClick={onEnd} icon={<Trash2 {...icon} />} />
    </li>
  )
}
