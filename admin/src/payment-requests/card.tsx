import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { RequestDialog } from './request-dialog.tsx'
import { type OrderPaymentRequest, requestClient, requestsQuery } from './requests.ts'

/** Amounts that are requested of the buyer by a link; nothing where none is, or can be. */
export default function PaymentRequestsCard({ order }: { order: Order }) {
  const { data = [] } = useQuery(requestsQuery(order.id))
  const [requesting, setRequesting] = useState(false)
  const lacks = useLacks('orders.write')
  const owes = order.status === 'APPROVED' && isPositive(order.balanceSummary.balance.amount)
  if (data.length === 0 && !owes) return null
  return (
    <Card
      title={t('admin.order.paymentRequests')}
      flush
      actions={
        owes && (
          <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setRequesting(true)}>
            {t('admin.order.requestPayment')}
          </Button>
        )
      }
    >
      {data.length === 0 ? (
        <p className="px-4 pt-1 pb-4 text-ink-2">{t('admin.order.noPaymentRequests')}</p>
      ) : (
        <ul className="flex flex-col">
          {data.map((one) => (
            <RequestRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      {requesting && <RequestDialog order={order} onClose={() => setRequesting(false)} />}
    </Card>
  )
}

const states: Record<OrderPaymentRequest['status'], readonly [StatusTone, string]> = {
  UNPAID: ['warning', t('admin.order.requestUnpaid')],
  PAID: ['success', t('admin.order.paid')],
  EXPIRED: ['neutral', t('admin.order.requestOver')],
}

function RequestRow({ one }: { one: OrderPaymentRequest }) {
  const lacks = useLacks('orders.write')
  const act = useAct()
  const { orderPaymentRequests, requestedPayments } = requestClient
  const [tone, word] = states[one.status]
  const id = { orderPaymentRequestId: one.id }
  const copy = async () => {
    const { orderPaymentRequestUrl } = await orderPaymentRequests.getOrderPaymentRequestUrl(id)
    await navigator.clipboard.writeText(orderPaymentRequestUrl)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-2.5 last:border-b-0">
      <span className="min-w-0 grow font-medium">{one.title}</span>
      <span className="ms-auto flex items-center gap-3">
        {one.status === 'UNPAID' && (
          <>
            <Button variant="quiet" size="sm" onClick={() => act.mutate([copy, t('admin.order.linkCopied')])}>
              {t('admin.order.copyLink')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabledReason={lacks}
              onClick={() =>
                act.mutate([
                  () => requestedPayments.mailPaymentRequest({ paymentRequestId: one.id }),
                  t('admin.order.linkMailed'),
                ])
              }
            >
              {t('admin.order.mailLink')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabledReason={lacks}
              onClick={() =>
                act.mutate([() => orderPaymentRequests.voidOrderPaymentRequest(id), t('admin.order.requestTakenBack')])
              }
            >
              {t('admin.order.takeRequestBack')}
            </Button>
          </>
        )}
        <StatusPill tone={tone}>{word}</StatusPill>
        <span className="min-w-18 text-end font-medium tabular-nums">{one.amount.formattedAmount}</span>
      </span>
    </li>
  )
}

/** One act at a time, with the words that say it is done. */
function useAct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ([act]: readonly [() => Promise<unknown>, string]) => act(),
    onSuccess: (_, [, done]) => {
      toast(done)
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
}
