import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { eventClient } from '../events/event-queries.ts'
import { failureOf } from '../failure.ts'
import { MoneyChoice } from '../forms/money-choice.tsx'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { refundClient, refundQuery } from './refund-queries.ts'

type CancelDialogProps = {
  event: Event
  /** Tickets that were sold. */
  sold: number
  description: string
  onClose: () => void
}

/** Cancels an event; where orders of it are paid, its organiser chooses what happens to the money first. */
export default function CancelDialog({ event, sold, description, onClose }: CancelDialogProps) {
  const queries = useQueryClient()
  const lacksRead = useLacks('orders.read')
  const lacksRefund = useLacks('orders.write')
  const { data } = useQuery({ ...refundQuery(event.id), enabled: !lacksRead })
  const paidOrders = data?.paidOrders ?? 0
  const [choice, setChoice] = useState<'refund' | 'credit' | 'keep'>()
  const chosen = choice ?? (lacksRefund ? 'keep' : 'refund')
  const refunds = paidOrders > 0 && chosen !== 'keep'
  const credit = chosen === 'credit'
  const eventId = event.id
  const cancel = useMutation<unknown>({
    mutationFn: () =>
      refunds
        ? refundClient.eventRefunds.refundEvent({ eventId, cancel: true, ...(credit ? { credit } : {}) })
        : eventClient.wixEventsV2.cancelEvent({ eventId }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['events'] })
      onClose()
      toast(t('admin.event.titleIsCancelled', { title: event.title }))
    },
    onError: (error) => void toast.error(failureOf(error).title),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('admin.event.cancelTitle', { title: event.title })}
      description={description}
      confirmLabel={t('admin.event.cancelEvent')}
      {...(sold > 50 ? { confirmWord: 'cancel' } : {})}
      pending={cancel.isPending || (!lacksRead && data === undefined)}
      onConfirm={() => cancel.mutate()}
    >
      {paidOrders > 0 && (
        <fieldset className="mb-3 flex flex-col gap-2">
          <legend className="pb-1 font-medium">{t('admin.event-refunds.cancelWith')}</legend>
          <MoneyChoice
            checked={chosen === 'refund'}
            disabled={lacksRefund !== undefined}
            onChoose={() => setChoice('refund')}
            label={t('admin.event-refunds.refundAll', { count: paidOrders })}
            help={lacksRefund ? t('admin.event-refunds.mayNotRefund') : t('admin.event-refunds.refundAllHelp')}
          />
          <MoneyChoice
            checked={credit}
            disabled={lacksRefund !== undefined}
            onChoose={() => setChoice('credit')}
            label={t('admin.event-refunds.creditAll', { count: paidOrders })}
            help={t('admin.event-refunds.creditAllHelp')}
          />
          <MoneyChoice
            checked={chosen === 'keep'}
            onChoose={() => setChoice('keep')}
            label={t('admin.event-refunds.keepMoney')}
            help={t('admin.event-refunds.keepMoneyHelp')}
          />
        </fieldset>
      )}
    </ConfirmDialog>
  )
}
