import type { EventRefund } from '@fairground/client/generated/fairground.event-refunds.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { Meter } from '@fairground/ui/admin/meter.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { eventQuery } from '../events/event-queries.ts'
import { failureOf } from '../failure.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { RefundOrders } from './refund-orders.tsx'
import { refundClient, refundQuery } from './refund-queries.ts'

export async function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(eventQuery(eventId)),
    queryClient.ensureQueryData(refundQuery(eventId)),
  ])
  return null
}

/** Refund of a cancelled event: how far it is, which orders failed, and what is left to people. */
export function Component() {
  const { eventId = '' } = useParams()
  const { data: event } = useQuery(eventQuery(eventId))
  const { data, error, refetch } = useQuery(refundQuery(eventId))
  if (!event || !data) throw error ?? new Error('The refund could not be loaded')
  const { refund, paidOrders } = data
  return (
    <Page title={t('admin.event-refunds.titleOf', { title: event.title })} narrow>
      <PageHeader
        title={t('admin.event-refunds.refunds')}
        back={{ label: event.title, href: paths.event(eventId) }}
        linkAs={RouterLink}
      />
      <StaleMark error={error} onRetry={refetch} />
      <div className="flex flex-col gap-3">
        {refund ? (
          <Progress refund={refund} />
        ) : (
          <NotStarted
            eventId={eventId}
            title={event.title}
            paidOrders={paidOrders}
            canceled={event.status === 'CANCELED'}
          />
        )}
        {refund && refund.total > 0 && <RefundOrders eventId={eventId} underWay={!refund.done} />}
      </div>
    </Page>
  )
}

type NotStartedProps = { eventId: string; title: string; paidOrders: number; canceled: boolean }

function NotStarted({ eventId, title, paidOrders, canceled }: NotStartedProps) {
  const lacks = useLacks('orders.write')
  const [confirming, setConfirming] = useState(false)
  const start = useChange({
    run: () => refundClient.eventRefunds.refundEvent({ eventId }),
    onDone: () => setConfirming(false),
    onFail: (error) => {
      toast.error(failureOf(error).title)
      return true
    },
    stale: ['events', 'refund', eventId],
  })
  const words =
    paidOrders === 0
      ? t('admin.event-refunds.nothingPaid')
      : canceled
        ? t('admin.event-refunds.notStarted', { count: paidOrders })
        : t('admin.event-refunds.takesPlace')
  return (
    <Card title={t('admin.event-refunds.refunds')}>
      <p className="text-ink-2">{words}</p>
      {canceled && paidOrders > 0 && (
        <Button
          size="sm"
          className="mt-3"
          {...(lacks ? { disabledReason: lacks } : {})}
          onClick={() => setConfirming(true)}
        >
          {t('admin.event-refunds.start')}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('admin.event-refunds.startTitle', { title })}
        description={t('admin.event-refunds.startAsks', { count: paidOrders })}
        confirmLabel={t('admin.event-refunds.start')}
        {...(paidOrders > 50 ? { confirmWord: 'refund' } : {})}
        pending={start.isPending}
        onConfirm={() => start.mutate(undefined)}
      />
    </Card>
  )
}

function Progress({ refund }: { refund: EventRefund }) {
  const { number } = useFormats()
  const lacks = useLacks('orders.write')
  const { eventId, total, refunded, nothing, waiting, pending, failed, byHand, refundedAmount, byHandAmount } = refund
  const retry = useChange({
    run: () => refundClient.eventRefunds.retryEventRefund({ eventId }),
    done: t('admin.event-refunds.retried'),
    onFail: (error) => {
      toast.error(failureOf(error).title)
      return true
    },
    stale: ['events', 'refund', eventId],
  })
  return (
    <Card title={t('admin.event-refunds.progress')}>
      <div role="status" className="flex flex-col gap-2">
        <Meter
          label={t('admin.event-refunds.progress')}
          value={refunded + nothing}
          max={total}
          text={t('admin.event-refunds.ofOrders', { done: number(refunded + nothing), total: number(total) })}
        />
        <p className="text-ink-2">
          {t('admin.event-refunds.returned', { amount: refundedAmount.formattedAmount })}
          {waiting + pending > 0 && ` ${t('admin.event-refunds.underWay', { count: waiting + pending })}`}
        </p>
        {byHand > 0 && (
          <p>{t('admin.event-refunds.toGiveBack', { count: byHand, amount: byHandAmount.formattedAmount })}</p>
        )}
        {failed > 0 && <p className="text-danger">{t('admin.event-refunds.failedOrders', { count: failed })}</p>}
      </div>
      {failed > 0 && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          {...(lacks ? { disabledReason: lacks } : {})}
          pending={retry.isPending}
          onClick={() => retry.mutate(undefined)}
        >
          {t('admin.event-refunds.retry')}
        </Button>
      )}
    </Card>
  )
}
