import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { useSiteNow } from '../session/me.ts'
import { t } from '../texts.ts'
import { readRequest, requestClient } from './requests.ts'

type Wanted = NonNullable<ReturnType<typeof readRequest>['wanted']>

/** Requests an amount of what is owed, and mails the link where staff want that. Mounted while it is open. */
export function RequestDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const now = useSiteNow()
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const email = order.buyerInfo.email
  const request = useRequest(order.id, onClose)
  const { amount: balance, formattedAmount } = order.balanceSummary.balance

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const read = readRequest(
      { title: text('title'), amount: text('amount'), days: text('days') },
      { currency: order.currency, now },
    )
    setMistakes(read.mistakes ?? {})
    if (read.wanted) request.mutate({ wanted: read.wanted, mails: form.has('mails') })
  }
  return (
    <ChangeDialog
      title={t('admin.order.requestPayment')}
      description={t('admin.order.atMostIsOwed', { most: formattedAmount })}
      submit={t('admin.order.requestPayment')}
      pending={request.isPending}
      error={request.error && failureOf(request.error).title}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField label={t('admin.order.whatIsPaid')} name="title" maxLength={200} error={mistakes.title} />
      <AdminTextField
        label={t('admin.order.amountToPay')}
        name="amount"
        inputMode="decimal"
        defaultValue={balance}
        error={mistakes.amount}
      />
      <AdminTextField
        label={t('admin.order.daysToPay')}
        name="days"
        inputMode="numeric"
        help={t('admin.order.daysToPayHelp')}
        error={mistakes.days}
        optional
      />
      {email && <CheckboxField name="mails" label={t('admin.order.mailLinkTo', { email })} defaultChecked />}
    </ChangeDialog>
  )
}

function useRequest(orderId: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ wanted, mails }: { wanted: Wanted; mails: boolean }) => {
      const { orderPaymentRequest } = await requestClient.orderPaymentRequests.createOrderPaymentRequest({
        orderPaymentRequest: { orderId, ...wanted },
      })
      if (!mails) return undefined
      // The request is there, whatever becomes of its mail: pressing again would make a second one.
      const mailing = requestClient.requestedPayments.mailPaymentRequest({ paymentRequestId: orderPaymentRequest.id })
      return mailing.then(
        () => undefined,
        (error: unknown) => failureOf(error).title,
      )
    },
    onSuccess: (notMailed) => {
      if (notMailed === undefined) toast(t('admin.order.paymentRequested'))
      else toast.error(t('admin.order.requestedNotMailed', { reason: notMailed }))
      onDone()
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
