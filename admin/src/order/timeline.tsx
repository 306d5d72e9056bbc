import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { failureOf } from '../failure.ts'
import { transactionsQuery } from '../orders/order-parts.ts'
import { orderClient, orderQuery } from '../orders/order-queries.ts'
import { store } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { t } from '../texts.ts'
import { timelineOf } from './refund-words.ts'

/** The history of the order, the latest first. */
export function Timeline({ order }: { order: Order }) {
  const { ago, dateTime } = useFormats()
  const now = useSiteNow()
  const { data } = useQuery(transactionsQuery(order.id))
  return (
    <ol aria-label={t('admin.order.timeline')} className="flex flex-col">
      {timelineOf(order, data?.refunds).map(({ id, at, title, detail, author, activity }) => (
        <li key={id} className="group relative flex flex-col gap-0.5 pb-4 ps-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-0.5 top-1.5 size-2 rounded-full border-2 border-brand bg-surface"
          />
          <span aria-hidden="true" className="absolute start-1.25 top-4 bottom-0 w-px bg-border group-last:hidden" />
          <span className="font-medium tabular-nums">{title}</span>
          {detail && <span className="break-words text-ink-2">{detail}</span>}
          {activity?.merchantComment && (
            <span className="flex items-start justify-between gap-2">
              <span className="min-w-0 break-words whitespace-pre-wrap text-ink-2">
                {activity.merchantComment.message}
              </span>
              <DeleteComment orderId={order.id} activityId={activity.id} />
            </span>
          )}
          {activity?.customActivity && !detail && <span className="text-ink-2">{activity.customActivity.type}</span>}
          <span className="text-label font-normal text-ink-3">
            <time dateTime={at.toISOString()} title={dateTime(at)}>
              {ago(at, now)}
            </time>
            {author && ` · ${author}`}
          </span>
        </li>
      ))}
    </ol>
  )
}

function DeleteComment({ orderId, activityId }: { orderId: string; activityId: string }) {
  const queryClient = useQueryClient()
  const lacks = useLacks('orders.write')
  const remove = useMutation({
    mutationFn: () => orderClient.orders.deleteActivity({ id: orderId, activityId }),
    onSuccess: ({ order }) => store(queryClient, orderQuery(orderId).queryKey, order),
    onError: (error) => toast.error(failureOf(error).title),
  })
  if (lacks) return null
  const icon = <X aria-hidden="true" size={14} strokeWidth={1.75} />
  return <IconButton size="sm" label={t('admin.order.deleteComment')} icon={icon} onClick={() => remove.mutate()} />
}
