import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Meter } from '@fairground/ui/admin/meter.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { eventClient, ticketsQuery } from '../events/event-queries.ts'
import { saleMark, soldOf } from '../events/event-words.ts'
import { useTicketCurrency } from '../events/ticket-currency.ts'
import { useEventLacks } from '../events/use-event-lacks.ts'
import { failureOf } from '../failure.ts'
import type { Formats } from '../formats.ts'
import { ArrangedList, neighbourAt } from '../list/arranged-list.tsx'
import { useFormats } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { isRegisteredHere, RegistrationButton } from './registration-button.tsx'

/** Opened by few: it comes when it is. */
const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }))

/** Sold and left of every kind of ticket; each can be changed here. */
export function TicketSales({ event }: { event: Event }) {
  const formats = useFormats()
  const currency = useTicketCurrency(event)
  const lacks = useEventLacks(event)
  const { data, error, refetch } = useQuery(ticketsQuery([event.id]))
  const [editing, setEditing] = useState<TicketDefinition | 'new'>()
  const zone = event.dateAndTimeSettings.timeZoneId ?? formats.zone
  if (error && !data) {
    const { title, advice, requestId } = failureOf(error)
    return (
      <ErrorPanel title={title} requestId={requestId} onRetry={refetch}>
        {advice}
      </ErrorPanel>
    )
  }
  return (
    <Card
      title={t('admin.event.tickets')}
      flush={(data?.length ?? 0) > 0}
      actions={
        <>
          {isRegisteredHere(event) && <RegistrationButton event={event} />}
          <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setEditing('new')}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.event.addATicket')}
          </Button>
        </>
      }
    >
      {!data && <Skeleton shape="row" count={3} />}
      {data?.length === 0 && <p className="text-ink-2">{t('admin.event.noTicketsYetAddOne')}</p>}
      {data && data.length > 0 && <TicketList tickets={data} event={event} lacks={lacks} onEdit={setEditing} />}
      {editing && (
        <Suspense>
          <TicketDialog
            eventId={event.id}
            zone={zone}
            hybrid={event.location.type !== 'ONLINE' && (event.onlineConferencing?.enabled ?? false)}
            currency={currency}
            ticket={editing === 'new' ? undefined : (data?.find(({ id }) => id === editing.id) ?? editing)}
            inSeries={event.dateAndTimeSettings.recurringEvents?.categoryId !== undefined}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Card>
  )
}

type TicketListProps = {
  tickets: readonly TicketDefinition[]
  event: Event
  lacks: string | undefined
  onEdit: (ticket: TicketDefinition) => void
}

/** The kinds of ticket in the order in which buyers see them, which handles change. */
function TicketList({ tickets, event, lacks, onEdit }: TicketListProps) {
  const formats = useFormats()
  const [ending, setEnding] = useState<TicketDefinition>()
  const order = useTicketOrder(event.id, tickets)
  return (
    <>
      <ArrangedList
        label={t('admin.event.tickets')}
        items={tickets}
        nameOf={({ name }) => name}
        lacks={lacks}
        onMove={order.move}
      >
        {(ticket) => (
          <TicketRow
            ticket={ticket}
            event={event}
            formats={formats}
            lacks={lacks}
            onEdit={() => onEdit(ticket)}
            onDelete={() => setEnding(ticket)}
          />
        )}
      </ArrangedList>
      {tickets.length > 1 && tickets.every(({ salesDetails }) => salesDetails?.soldCount !== undefined) && (
        <AllTickets tickets={tickets} formats={formats} />
      )}
      {order.error && (
        <p role="alert" className="text-danger">
          {failureOf(order.error).title}
        </p>
      )}
      {ending && (
        <EndDialog
          title={t('admin.event.deleteTicketName', { name: ending.name })}
          description={t('admin.event.soldTicketsStay')}
          confirmLabel={t('admin.event.deleteTicket')}
          done={t('admin.event.ticketDeleted', { name: ending.name })}
          run={() => eventClient.ticketDefinitionsV2.deleteTicketDefinition({ ticketDefinitionId: ending.id })}
          stale={['tickets']}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

/** Puts a kind of ticket where another one is. */
function useTicketOrder(eventId: string, tickets: readonly TicketDefinition[]) {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: (wanted: { ticket: TicketDefinition; to: number }) => {
      const { before, after } = neighbourAt(tickets, wanted.ticket, wanted.to)
      return eventClient.ticketDefinitionsV2.reorderTicketDefinitions({
        eventId,
        ticketDefinitionId: wanted.ticket.id,
        ...present({ beforeDefinitionId: before, afterDefinitionId: after }),
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tickets'] }),
  })
  return { move: (ticket: TicketDefinition, to: number) => mutate({ ticket, to }), error }
}

type TicketRowProps = {
  ticket: TicketDefinition
  event: Event
  formats: Formats
  lacks: string | undefined
  onEdit: () => void
  onDelete: () => void
}

function TicketRow({ ticket, event, formats, lacks, onEdit, onDelete }: TicketRowProps) {
  const { name, pricingMethod } = ticket
  const [tone, words] = saleMark(ticket, event)
  const price = pricingMethod.fixedPrice ?? pricingMethod.guestPrice
  const tier = ticket.priceTiers?.find(({ state }) => state === 'CURRENT')
  return (
    <>
      <div className="flex min-w-0 grow flex-col gap-1.5 py-3">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          <StatusPill tone={tone}>{words}</StatusPill>
          <span className="ms-auto tabular-nums">
            {tier && `${tier.name} · `}
            {pricingMethod.free
              ? t('admin.event.free')
              : price
                ? formats.money(price.value, price.currency)
                : t('admin.event.severalPrices')}
          </span>
        </div>
        <Counts ticket={ticket} formats={formats} />
      </div>
      <IconButton
        size="sm"
        label={t('admin.event.editName', { name })}
        title={lacks ?? t('admin.event.editName', { name })}
        aria-disabled={lacks !== undefined}
        onClick={lacks ? undefined : onEdit}
        icon={<Pencil size={16} strokeWidth={1.75} />}
      />
      <IconButton
        size="sm"
        label={t('admin.event.deleteName', { name })}
        title={lacks ?? t('admin.event.deleteName', { name })}
        aria-disabled={lacks !== undefined}
        onClick={lacks ? undefined : onDelete}
        icon={<Trash2 size={16} strokeWidth={1.75} />}
      />
    </>
  )
}

/** Sold, held in checkouts and left: of seats, where they limit the kind. Staff who may not read the event's sales have what is left alone. */
function Counts({ ticket, formats: { number } }: Pick<TicketRowProps, 'ticket' | 'formats'>) {
  const { initialLimit, salesDetails, seated } = ticket
  const { soldCount: sold, reservedCount: held = 0, unsoldCount: left } = salesDetails ?? {}
  const line = (text: string) => <p className="text-ink-2 tabular-nums">{text}</p>
  if (sold === undefined) return left === undefined ? null : line(t('admin.event.countLeft', { count: left }))
  return (
    <>
      {initialLimit === undefined ? (
        line(
          seated && left !== undefined
            ? t('admin.event.numberSoldPlacesLeft', { number: number(sold), left })
            : t('admin.event.numberSoldNoLimit', { number: number(sold) }),
        )
      ) : (
        <Meter
          label={t('admin.event.sold')}
          value={sold}
          max={initialLimit}
          text={t('admin.event.numberOfNumber2', { number: number(sold), number2: number(initialLimit) })}
        />
      )}
      {held > 0 && line(t('admin.event.numberHeldInCheckouts', { number: number(held) }))}
    </>
  )
}

function AllTickets({ tickets, formats: { number } }: { tickets: readonly TicketDefinition[]; formats: Formats }) {
  const { sold, limit } = soldOf(tickets)
  return (
    <p className="flex justify-between gap-3 border-t border-border px-4 py-3 font-semibold tabular-nums">
      <span>{t('admin.event.allTickets')}</span>
      <span>
        {limit === undefined
          ? t('admin.event.numberSold', { number: number(sold) })
          : t('admin.event.numberOfNumber2', { number: number(sold), number2: number(limit) })}
      </span>
    </p>
  )
}
