import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { eventOrdersQuery } from './ticket-order-queries.ts'
import { TicketOrderRow } from './ticket-order-row.tsx'

const STEP = 20
/** As many as one response has. */
const MOST = 400

/** The orders of an event, newest first; nothing for staff who may not read orders, and while there are none. */
export function EventOrdersCard({ eventId }: { eventId: string }) {
  const lacks = useLacks('orders.read')
  const [limit, setLimit] = useState(STEP)
  const { data, error, refetch } = useQuery({ ...eventOrdersQuery(eventId, limit), enabled: !lacks })
  if (error && !data) {
    const { title, advice, requestId } = failureOf(error)
    return (
      <ErrorPanel title={t('admin.ticket-orders.ordersTitle', { title })} requestId={requestId} onRetry={refetch}>
        {advice}
      </ErrorPanel>
    )
  }
  if (!data?.total) return null
  return (
    <Card title={t('admin.ticket-orders.orders')} flush>
      <ul aria-label={t('admin.ticket-orders.orders')} className="flex flex-col">
        {data.orders.map((order) => (
          <TicketOrderRow key={order.orderNumber} order={order} linked />
        ))}
      </ul>
      {data.total > limit && limit < MOST && (
        <p className="px-4 pb-3">
          <Button variant="quiet" size="sm" onClick={() => setLimit((shown) => Math.min(shown + STEP, MOST))}>
            {t('admin.ticket-orders.showMoreOrders')}
          </Button>
        </p>
      )}
    </Card>
  )
}
