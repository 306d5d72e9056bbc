import { EventRefundState } from '@fairground/contract/enumerations/events.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminField, AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { type EventRefundOrder, refundClient, refundOrdersQuery, stateTones, stateWords } from './refund-queries.ts'

const PAGE = 50
/** Rows that a call returns at most. */
const MOST = 100

/** Orders of a refund, all or of one state. */
export function RefundOrders({ eventId, underWay }: { eventId: string; underWay: boolean }) {
  const [state, setState] = useState<EventRefundState>()
  const [limit, setLimit] = useState(PAGE)
  const [given, setGiven] = useState<EventRefundOrder>()
  const { data } = useQuery({
    ...refundOrdersQuery(eventId, { state, limit, underWay }),
    placeholderData: keepPreviousData,
  })
  const orders = data?.orders ?? []
  return (
    <Card title={t('admin.event-refunds.orders')}>
      <AdminField id="refund-state" label={t('admin.event-refunds.show')}>
        {(wiring) => (
          <AdminSelect
            {...wiring}
            value={state ?? ''}
            onChange={({ currentTarget }) => setState(EventRefundState.find((one) => one === currentTarget.value))}
          >
            <option value="">{t('admin.event-refunds.showAll')}</option>
            {EventRefundState.map((one) => (
              <option key={one} value={one}>
                {stateWords[one]}
              </option>
            ))}
          </AdminSelect>
        )}
      </AdminField>
      {data && orders.length === 0 && <p className="text-ink-2">{t('admin.event-refunds.noneOfThese')}</p>}
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} onGiven={() => setGiven(order)} />
        ))}
      </ul>
      {data && data.total > orders.length && limit < MOST && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setLimit(MOST)}>
          {t('admin.event-refunds.showMore')}
        </Button>
      )}
      {given && <GivenDialog eventId={eventId} order={given} onClose={() => setGiven(undefined)} />}
    </Card>
  )
}

function OrderRow({ order, onGiven }: { order: EventRefundOrder; onGiven: () => void }) {
  const lacks = useLacks('orders.write')
  const { orderId, orderNumber, buyerEmail, state, amount, byHandAmount, reason } = order
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-border py-2.5 last:border-b-0">
      <RouterLink href={paths.order(orderId)} className="font-medium underline">
        {t('admin.event-refunds.order', { number: orderNumber })}
      </RouterLink>
      <span className="min-w-0 grow text-label wrap-anywhere text-ink-3">{buyerEmail}</span>
      <span className="tabular-nums">{(state === 'BY_HAND' ? byHandAmount : amount).formattedAmount}</span>
      <StatusPill tone={stateTones[state]}>{stateWords[state]}</StatusPill>
      {state === 'FAILED' && (
        <span className="w-full text-label text-ink-3">
          {reason && !/^[A-Z_]+$/.test(reason) ? reason : t('admin.event-refunds.failedPlainly')}
        </span>
      )}
      {state === 'BY_HAND' && (
        <Button variant="secondary" size="sm" {...(lacks ? { disabledReason: lacks } : {})} onClick={onGiven}>
          {t('admin.event-refunds.recordGiven')}
        </Button>
      )}
    </li>
  )
}

type GivenDialogProps = { eventId: string; order: EventRefundOrder; onClose: () => void }

function GivenDialog({ eventId, order: { orderId, orderNumber: number, byHandAmount }, onClose }: GivenDialogProps) {
  const record = useChange({
    run: () => refundClient.eventRefunds.recordEventRefundByHand({ eventId, orderId }),
    done: t('admin.event-refunds.recorded'),
    onDone: onClose,
    onFail: (error) => {
      toast.error(failureOf(error).title)
      return true
    },
    stale: ['events', 'refund', eventId],
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('admin.event-refunds.recordTitle')}
      description={t('admin.event-refunds.recordAsks', { amount: byHandAmount.formattedAmount, number })}
      confirmLabel={t('admin.event-refunds.recordGiven')}
      tone="primary"
      pending={record.isPending}
      onConfirm={() => record.mutate(undefined)}
    />
  )
}
