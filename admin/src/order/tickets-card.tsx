import { type OrderTicket, orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { ticketOrdersQuery } from '../ticket-orders/ticket-order-queries.ts'
import { TicketOrderRow } from '../ticket-orders/ticket-order-row.tsx'
import { Cancellations } from './cancellations.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

const client = staffClient({ orderView })

const orderTicketsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'tickets', orderId],
    queryFn: async ({ signal }) => (await client.orderView.getPlacedOrder({ orderId }, { signal })).order,
  })

/** The tickets of an order. Loads on its own: orders of goods have none. */
export function TicketsCard({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery(orderTicketsQuery(orderId))
  const [transferring, setTransferring] = useState<OrderTicket>()
  const lacks = useLacks('orders.write')
  if (error && !data) {
    const { title, advice, requestId } = failureOf(error)
    return (
      <ErrorPanel title={t('admin.order.ticketsTitle', { title })} requestId={requestId} onRetry={refetch}>
        {advice}
      </ErrorPanel>
    )
  }
  if (!data)
    return (
      <Card title={t('admin.order.tickets')}>
        <Skeleton shape="row" count={2} />
      </Card>
    )
  return (
    <Card title={t('admin.order.tickets')} flush>
      <TicketOrders numbers={data.eventNumbers.map(({ number }) => number)} />
      <Cancellations orderId={orderId} />
      <ul className="flex flex-col">
        {data.tickets.map((ticket) => (
          <li
            key={ticket.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-2.5 last:border-b-0"
          >
            <div className="flex min-w-0 grow flex-col">
              <span className="font-medium">
                {ticket.ticketName}
                {ticket.seat && ` · ${ticket.seat}`}
                {ticket.admits > 1 && ` · ${t('admin.order.admits', { count: ticket.admits })}`}
              </span>
              <span className="text-ink-2">
                <RouterLink href={paths.event(ticket.eventId)} className="hover:underline">
                  {ticket.eventTitle}
                </RouterLink>
                {ticket.guestName && ` · ${ticket.guestName}`}
              </span>
            </div>
            <span className="flex items-center gap-1">
              <code className="font-mono text-label font-normal">{ticket.number}</code>
              <CopyButton
                text={ticket.number}
                label={t('admin.order.copyTicketNumberNumber', { number: ticket.number })}
              />
            </span>
            {ticket.transferable && !lacks && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('admin.order.transferTicketNumber', { number: ticket.number })}
                onClick={() => setTransferring(ticket)}
              >
                {t('admin.order.transfer')}
              </Button>
            )}
            <StatusPill tone={ticket.valid ? 'success' : 'neutral'}>
              {ticket.valid ? t('admin.order.valid') : t('admin.order.void')}
            </StatusPill>
          </li>
        ))}
      </ul>
      {data.tickets.length === 0 && <p className="px-4 pb-4 text-ink-2">{t('admin.order.ticketsAreIssuedWhenThe')}</p>}
      {transferring && <TransferDialog ticket={transferring} onClose={() => setTransferring(undefined)} />}
    </Card>
  )
}

/** One for each event that the order has tickets of. */
function TicketOrders({ numbers }: { numbers: string[] }) {
  const { data = [] } = useQuery(ticketOrdersQuery(numbers))
  return (
    <ul aria-label={t('admin.order.ticketOrders')} className="flex flex-col border-b border-border empty:hidden">
      {data.map((order) => (
        <TicketOrderRow key={order.orderNumber} order={order} />
      ))}
    </ul>
  )
}
