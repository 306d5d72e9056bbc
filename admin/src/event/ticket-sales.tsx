import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Meter } from '@fairground/ui/admin/meter.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ticketsQuery } from '../events/event-queries.ts'
import { saleMark, soldOf } from '../events/event-words.ts'
import { failureOf } from '../failure.ts'
import type { Formats } from '../formats.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { isRegisteredHere, RegistrationButton } from './registration-button.tsx'

/** Opened by few: it comes when it is. */
const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }))

/** Sold and left of every kind of ticket; each can be changed here. */
export function TicketSales({ event }: { event: Event }) {
  const formats = useFormats()
  const lacks =
    useLacks('events.write') ?? (event.status === 'CANCELED' ? t('admin.event.theEventIsCancelled') : undefined)
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
      {data && data.length > 0 && (
        <ul className="flex flex-col">
          {data.map((ticket) => (
            <TicketRow
              key={ticket.id}
              ticket={ticket}
              event={event}
              formats={formats}
              lacks={lacks}
              onEdit={() => setEditing(ticket)}
            />
          ))}
          {data.length > 1 && <AllTickets tickets={data} formats={formats} />}
        </ul>
      )}
      {editing && (
        <Suspense>
          <TicketDialog
            eventId={event.id}
            zone={zone}
            hybrid={event.location.type !== 'ONLINE' && (event.onlineConferencing?.enabled ?? false)}
            currency={event.registration?.tickets?.currency ?? formats.currency}
            ticket={editing === 'new' ? undefined : (data?.find(({ id }) => id === editing.id) ?? editing)}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Card>
  )
}

type TicketRowProps = {
  ticket: TicketDefinition
  event: Event
  formats: Formats
  lacks: string | undefined
  onEdit: () => void
}

function TicketRow({ ticket, event, formats: { number, money }, lacks, onEdit }: TicketRowProps) {
  const { name, initialLimit, salesDetails, pricingMethod } = ticket
  const sold = salesDetails?.soldCount ?? 0
  const held = salesDetails?.reservedCount ?? 0
  const [tone, words] = saleMark(ticket, event)
  const price = pricingMethod.fixedPrice ?? pricingMethod.guestPrice
  const tier = ticket.priceTiers?.find(({ state }) => state === 'CURRENT')
  return (
    <li className="flex items-center gap-3 border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          <StatusPill tone={tone}>{words}</StatusPill>
          <span className="ms-auto tabular-nums">
            {tier && `${tier.name} · `}
            {pricingMethod.free
              ? t('admin.event.free')
              : price
                ? money(price.value, price.currency)
                : t('admin.event.severalPrices')}
          </span>
        </div>
        {initialLimit === undefined ? (
          <p className="text-ink-2 tabular-nums">{t('admin.event.numberSoldNoLimit', { number: number(sold) })}</p>
        ) : (
          <Meter
            label={held > 0 ? t('admin.event.numberHeldInCheckouts', { number: number(held) }) : t('admin.event.sold')}
            value={sold}
            max={initialLimit}
            text={t('admin.event.numberOfNumber2', { number: number(sold), number2: number(initialLimit) })}
          />
        )}
      </div>
      <IconButton
        size="sm"
        label={t('admin.event.editName', { name })}
        title={lacks ?? t('admin.event.editName', { name })}
        aria-disabled={lacks !== undefined}
        onClick={lacks ? undefined : onEdit}
        icon={<Pencil size={16} strokeWidth={1.75} />}
      />
    </li>
  )
}

function AllTickets({ tickets, formats: { number } }: { tickets: readonly TicketDefinition[]; formats: Formats }) {
  const { sold, limit } = soldOf(tickets)
  return (
    <li className="flex justify-between gap-3 pt-3 font-semibold tabular-nums">
      <span>{t('admin.event.allTickets')}</span>
      <span>
        {limit === undefined
          ? t('admin.event.numberSold', { number: number(sold) })
          : t('admin.event.numberOfNumber2', { number: number(sold), number2: number(limit) })}
      </span>
    </li>
  )
}
