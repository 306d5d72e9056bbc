import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextAreaField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { Keep } from '../forms/keep.tsx'
import { orderClient, orderQuery } from '../orders/order-queries.ts'
import { store } from '../query-client.ts'
import { t } from '../texts.ts'

type CancelDialogProps = { order: Order; open: boolean; onOpenChange: (open: boolean) => void }

/** Cancelling cannot be undone: the dialog names the order, what it frees, and asks for the reason the buyer reads. */
export function CancelDialog({ order, open, onOpenChange }: CancelDialogProps) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [restockAllItems, setRestock] = useState(true)
  const [sendOrderCanceledEmail, setMail] = useState(true)
  const cancel = useMutation({
    mutationFn: () =>
      orderClient.orders.cancelOrder({
        id: order.id,
        restockAllItems,
        sendOrderCanceledEmail,
        ...(reason.trim() && { customMessage: reason.trim() }),
      }),
    onSuccess: async ({ order: canceled }) => {
      await store(queryClient, orderQuery(order.id).queryKey, canceled)
      onOpenChange(false)
      toast(t('admin.order.orderNumberCancelled', { number: order.number }))
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const paid = isPositive(order.balanceSummary.paid.amount)
  return (
    <Keep words={t('admin.order.keepOrder')}>
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('admin.order.cancelOrderNumber', { number: order.number })}
        description={
          paid
            ? t('admin.order.thisCannotBeUndoneFormattedAmount', {
                formattedAmount: order.balanceSummary.paid.formattedAmount,
              })
            : t('admin.order.thisCannotBeUndoneNothing')
        }
        confirmLabel={t('admin.order.cancelOrderNumber2', { number: order.number })}
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        <div className="flex flex-col gap-3">
          <AdminTextAreaField
            label={t('admin.order.reason')}
            optional
            help={t('admin.order.theBuyerReadsItIn')}
            value={reason}
            maxLength={1000}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <CheckboxField
            label={t('admin.order.putTheUnitsBackOn')}
            checked={restockAllItems}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
          <CheckboxField
            label={t('admin.order.notifyTheBuyerByEmail')}
            checked={sendOrderCanceledEmail}
            onChange={(event) => setMail(event.currentTarget.checked)}
          />
          {cancel.error && (
            <p role="alert" className="text-danger">
              {failureOf(cancel.error).title}
            </p>
          )}
        </div>
      </ConfirmDialog>
    </Keep>
  )
}
