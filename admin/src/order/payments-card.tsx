import type { Payment, Refund } from '@fairground/client/generated/ecom.order-transactions.ts'
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { amount, end, row } from '../list/row-styles.ts'
import {
  chargeableQuery,
  disputesQuery,
  partsClient,
  refundabilityQuery,
  transactionsQuery,
} from '../orders/order-parts.ts'
import { orderClient } from '../orders/order-queries.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { CaptureDialog } from './capture-dialog.tsx'
import { ChargeDialog, cardWords } from './charge-dialog.tsx'
import { DisputeRow } from './dispute-row.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { refundAmount, refundItems, refundState } from './refund-words.ts'

const states: Record<Payment['status'], readonly [StatusTone, string]> = {
  APPROVED: ['success', t('admin.order.paid')],
  PENDING: ['warning', t('admin.order.pending')],
  PENDING_MERCHANT: ['warning', t('admin.order.needsApproval')],
  AUTHORIZED: ['info', t('admin.order.authorised')],
  CANCELED: ['neutral', t('admin.order.cancelled')],
  DECLINED: ['danger', t('admin.order.declined')],
  VOIDED: ['neutral', t('admin.order.released')],
  REFUNDED: ['neutral', t('admin.order.refunded')],
  PARTIALLY_REFUNDED: ['info', t('admin.order.partlyRefunded')],
}

/** Payments and refunds, with a merchant's actions on them. */
export function PaymentsCard({ order }: { order: Order }) {
  const { data } = useQuery(transactionsQuery(order.id))
  const { data: able } = useQuery(refundabilityQuery(order.id))
  const { data: disputes = [] } = useQuery(disputesQuery(order.id))
  const [refunding, setRefunding] = useState(false)
  const [charging, setCharging] = useState(false)
  const lacks = useLacks('orders.write')
  const mark = useMarkAsPaid(order)
  const owes = isPositive(order.balanceSummary.balance.amount) && ['APPROVED', 'INITIALIZED'].includes(order.status)
  const { data: saved = [] } = useQuery({ ...chargeableQuery(order.id), enabled: owes })
  const mayRefund = isPositive(able?.paymentsSummary.monetary.maxRefund.amount ?? '0')
  if (!owes && !mayRefund && (data?.payments.length ?? 0) === 0) return null
  return (
    <Card
      title={t('admin.order.payments')}
      flush
      actions={
        <>
          {mayRefund && (
            <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setRefunding(true)}>
              {t('admin.order.refund')}
            </Button>
          )}
          {owes && saved.length > 0 && (
            <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setCharging(true)}>
              {t('admin.order.chargeSavedCard')}
            </Button>
          )}
          {owes && (
            <Button
              variant="secondary"
              size="sm"
              disabledReason={lacks}
              pending={mark.isPending}
              onClick={() => mark.mutate()}
            >
              {t('admin.order.markAsPaid')}
            </Button>
          )}
        </>
      }
    >
      <ul className="flex flex-col">
        {data?.payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} order={order} />
        ))}
        {disputes.map((dispute) => (
          <DisputeRow key={dispute.id} dispute={dispute} />
        ))}
        {data?.refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} order={order} />
        ))}
      </ul>
      {data?.payments.length === 0 && (
        <p className="px-4 pt-1 pb-4 text-ink-2">
          {t('admin.order.formattedAmountIsStillToBe', {
            formattedAmount: order.balanceSummary.balance.formattedAmount,
          })}
        </p>
      )}
      {charging && <ChargeDialog order={order} saved={saved} onClose={() => setCharging(false)} />}
      {refunding && able && <RefundDialog order={order} able={able} onClose={() => setRefunding(false)} />}
    </Card>
  )
}

const predefined = {
  CASH: t('admin.order.cash'),
  BANK_TRANSFER: t('admin.order.bankTransfer'),
  CHECK: t('admin.order.cheque'),
} as const

function methodOf(regular: Payment['regularPaymentDetails']): string | undefined {
  const named = regular?.paymentMethodName?.userDefinedName
  return named?.custom ?? (named?.predefined ? predefined[named.predefined] : regular?.paymentMethod)
}

function PaymentRow({ payment, order }: { payment: Payment; order: Order }) {
  const { dateTime } = useFormats()
  const { regularPaymentDetails: regular, giftcardPaymentDetails: giftCard } = payment
  const card = regular?.creditCardDetails
  const [tone, word] = states[payment.status]
  return (
    <li className={row}>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-medium">{giftCard ? t('admin.order.giftCard') : methodOf(regular)}</span>
        {giftCard && <span className="text-ink-2">{giftCard.obfuscatedCode}</span>}
        {payment.wixReceipt && (
          <span className="text-ink-2">
            {t('admin.order.document', { kind: 'RECEIPT', number: payment.wixReceipt.displayNumber })}
          </span>
        )}
        {card && <span className="text-ink-2">{cardWords(card)}</span>}
        <span className="text-label font-normal text-ink-3">{dateTime(payment.createdDate)}</span>
      </span>
      <span className={end}>
        {payment.supportReceiptGeneration && <IssueReceipt orderId={order.id} paymentId={payment.id} />}
        {payment.status === 'AUTHORIZED' && <AuthorizedActions order={order} payment={payment} />}
        <StatusPill tone={tone}>{word}</StatusPill>
        <span className={amount}>{payment.amount.formattedAmount}</span>
      </span>
    </li>
  )
}

/** The merchant takes the amount that the buyer's bank has reserved, whole or in part, or gives it up. */
function AuthorizedActions({ order, payment }: { order: Order; payment: Payment }) {
  const [capturing, setCapturing] = useState(false)
  const lacks = useLacks('orders.write')
  const queryClient = useQueryClient()
  const release = useMutation({
    mutationFn: () => partsClient.orderBilling.voidAuthorizedPayments({ orderId: order.id, paymentIds: [payment.id] }),
    onSuccess: () => {
      toast(t('admin.order.thePaymentWasReleased'))
    },
    onError: (error) => {
      toast.error(failureOf(error).title)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  return (
    <>
      <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setCapturing(true)}>
        {t('admin.order.capture')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabledReason={lacks}
        pending={release.isPending}
        onClick={() => release.mutate()}
      >
        {t('admin.order.release')}
      </Button>
      {capturing && <CaptureDialog order={order} payment={payment} onClose={() => setCapturing(false)} />}
    </>
  )
}

function IssueReceipt({ orderId, paymentId }: { orderId: string; paymentId: string }) {
  const lacks = useLacks('orders.write')
  const queryClient = useQueryClient()
  const issue = useMutation({
    mutationFn: () => partsClient.orderBilling.generateReceipts({ orderId, paymentIds: [paymentId] }),
    onSuccess: () => {
      toast(t('admin.order.receiptIssued'))
    },
    onError: (error) => {
      toast.error(failureOf(error).title)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  return (
    <Button variant="quiet" size="sm" disabledReason={lacks} pending={issue.isPending} onClick={() => issue.mutate()}>
      {t('admin.order.issueReceipt')}
    </Button>
  )
}

function refundTitle({ details, transactions }: Refund): string {
  if (details.credit) return t('admin.order.refundAsCredit')
  const byHand = transactions.every(({ externalRefund }) => externalRefund)
  return byHand ? t('admin.order.refundManually') : t('admin.order.refund')
}

function whyFailed({ transactions }: Refund): string | undefined {
  const why = transactions.find(({ refundStatusInfo }) => refundStatusInfo)?.refundStatusInfo?.description
  return why === 'resource_missing' ? t('admin.order.refundOfOtherAccount') : why?.replaceAll('_', ' ')
}

function RefundRow({ refund, order }: { refund: Refund; order: Order }) {
  const { dateTime } = useFormats()
  const state = refundState(refund)
  const items = refundItems(refund, order)
  const why = whyFailed(refund)
  return (
    <li className={row}>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-medium">{refundTitle(refund)}</span>
        {items && <span className="text-ink-2">{items}</span>}
        {(refund.details.reason || why) && (
          <span className="text-ink-2">{[refund.details.reason, why].filter(Boolean).join(' · ')}</span>
        )}
        <span className="text-label font-normal text-ink-3">{dateTime(refund.createdDate)}</span>
      </span>
      <span className={end}>
        {state === 'pending' && <StatusPill tone="warning">{t('admin.order.underWay')}</StatusPill>}
        {state === 'failed' && <StatusPill tone="danger">{t('admin.order.failed')}</StatusPill>}
        <span className={amount}>−{refundAmount(refund)}</span>
      </span>
    </li>
  )
}

function useMarkAsPaid({ id, number }: Order) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => orderClient.orders.paymentCollectionMarkOrderAsPaid({ ecomOrderId: id }),
    onSuccess: () => {
      toast(t('admin.order.orderNumberMarkedAsPaid', { number }))
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
}
