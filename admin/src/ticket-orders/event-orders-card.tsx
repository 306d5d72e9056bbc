import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { failureOf } from '../failure.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { eventOrdersQuery, FIRST_ORDERS } from './ticket-order-queries.ts'
import { TicketOrderRow } from './ticket-order-row.tsx'

/** Opened by few: they come when they are. */
const DeskDialog = lazy(async () => ({ default: (await import('./desk-dialog.tsx')).DeskDialog }))
const IssueDialog = lazy(async () => ({ default: (await import('./issue-dialog.tsx')).IssueDialog }))

/** As many as one response has. */
const MOST = 400

/** The orders of an event, newest first; nothing for staff who may not read orders, and where an event without tickets has none. */
export function EventOrdersCard({ event }: { event: Event }) {
  const { id: eventId, registration } = event
  const lacks = useLacks('orders.read')
  const [limit, setLimit] = useState(FIRST_ORDERS)
  const { data, error, refetch } = useQuery({ ...eventOrdersQuery(eventId, limit), enabled: !lacks })
  if (error && !data) {
    const { title, advice, requestId } = failureOf(error)
    return (
      <ErrorPanel title={t('admin.ticket-orders.ordersTitle', { title })} requestId={requestId} onRetry={refetch}>
        {advice}
      </ErrorPanel>
    )
  }
  const sells = registration?.type === 'TICKETING'
  if (!data || (data.total === 0 && !sells)) return null
  return (
    <Card title={t('admin.ticket-orders.orders')} actions={sells && <SaleButtons event={event} />} flush>
      {data.total === 0 && <p className="px-4 pb-4 text-ink-2">{t('admin.ticket-orders.noOrdersYet')}</p>}
      {data.total > 0 && (
        <ul aria-label={t('admin.ticket-orders.orders')} className="flex flex-col">
          {data.orders.map((order) => (
            <TicketOrderRow key={order.orderNumber} order={order} linked refund={data.refunds.get(order.snapshotId)} />
          ))}
        </ul>
      )}
      {data.total > limit && limit < MOST && (
        <p className="px-4 pb-3">
          <Button variant="quiet" size="sm" onClick={() => setLimit((shown) => Math.min(shown + FIRST_ORDERS, MOST))}>
            {t('admin.ticket-orders.showMoreOrders')}
          </Button>
        </p>
      )}
    </Card>
  )
}

/** Ways for staff to make orders: of somebody who is at the desk, or who paid them before. */
function SaleButtons({ event: { id, status } }: { event: Event }) {
  const lacks = useLacks('orders.write')
  const [open, setOpen] = useState<'desk' | 'issue'>()
  const reason = lacks ?? unlessOnSale[status]
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="secondary" size="sm" disabledReason={reason} onClick={() => setOpen('desk')}>
        {t('admin.ticket-orders.sellAtDesk')}
      </Button>
      <Button variant="secondary" size="sm" disabledReason={reason} onClick={() => setOpen('issue')}>
        {t('admin.ticket-orders.issueTickets')}
      </Button>
      <Suspense>
        {open === 'desk' && <DeskDialog eventId={id} onClose={close} />}
        {open === 'issue' && <IssueDialog eventId={id} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Reasons why an event has no tickets to issue, by its state. */
const unlessOnSale: Partial<Record<Event['status'], string>> = {
  DRAFT: t('admin.ticket-orders.publishFirst'),
  ENDED: t('admin.ticket-orders.salesAreOver'),
  CANCELED: t('admin.ticket-orders.salesAreOver'),
}
