import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { setStatus } from '@fairground/domain/orders/set-status.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextAreaField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { orderClient, orderQuery } from '../orders/order-queries.ts'
import { store } from '../query-client.ts'
import { t } from '../texts.ts'

type ApproveDialogProps = { order: Order; open: boolean; onOpenChange: (open: boolean) => void }

/** True when an order waits for its payment and may stand without it. */
export const mayApprove = ({ status }: Pick<Order, 'status'>): boolean => setStatus(status, 'APPROVED').ok

/** Lets an order stand before it is paid. */
export function ApproveDialog({ order, open, onOpenChange }: ApproveDialogProps) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const approve = useMutation({
    mutationFn: () =>
      orderClient.orders.updateOrderStatus({
        orderId: order.id,
        status: 'APPROVED',
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    onSuccess: async ({ order: approved }) => {
      await store(queryClient, orderQuery(order.id).queryKey, approved)
      onOpenChange(false)
      toast(t('admin.order.orderNumberApproved', { number: order.number }))
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('admin.order.approveOrderNumber', { number: order.number })}
      description={t('admin.order.approvingGives')}
      confirmLabel={t('admin.order.approveWithoutPayment')}
      tone="primary"
      pending={approve.isPending}
      onConfirm={() => approve.mutate()}
    >
      <div className="flex flex-col gap-3">
        <AdminTextAreaField
          label={t('admin.order.reason')}
          optional
          help={t('admin.order.approvalReasonHelp')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {approve.error && (
          <p role="alert" className="text-danger">
            {failureOf(approve.error).title}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
