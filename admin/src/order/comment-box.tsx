import { AdminTextAreaField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { orderClient, orderQuery } from '../orders/order-queries.ts'
import { store } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'

/** A note among staff: buyers do not read it. */
export function CommentBox({ orderId }: { orderId: string }) {
  const queryClient = useQueryClient()
  const lacks = useLacks('orders.write')
  const [message, setMessage] = useState('')
  const trimmed = message.trim()
  const add = useMutation({
    mutationFn: () =>
      orderClient.orders.addActivities({
        orderId,
        orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: trimmed } }],
      }),
    onSuccess: ({ order }) => {
      setMessage('')
      return store(queryClient, orderQuery(orderId).queryKey, order)
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
  if (lacks) return null
  return (
    <form
      className="flex flex-col items-end gap-2 pb-4"
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed) add.mutate()
      }}
    >
      <div className="w-full">
        <AdminTextAreaField
          label={t('admin.order.comment')}
          help={t('admin.order.onlyStaffCanSeeIt')}
          rows={2}
          maxLength={5000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        pending={add.isPending}
        disabledReason={trimmed ? undefined : t('admin.order.enterACommentFirst')}
      >
        {t('admin.order.addComment')}
      </Button>
    </form>
  )
}
