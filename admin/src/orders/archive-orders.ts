import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { orderClient } from './order-queries.ts'

interface Change {
  readonly ids: readonly string[]
  readonly archived: boolean
  readonly undoing?: boolean
}

/**
 * Sets orders aside or takes them back; the toast can undo all of it, also when what began it is shown no more.
 */
export function useArchive() {
  const queryClient = useQueryClient()
  const set = useMutation({
    mutationFn: async ({ ids, archived }: Change) => {
      const orders = ids.map((id) => ({ order: { id, archived } }))
      const { bulkActionMetadata } = await orderClient.orders.bulkUpdateOrders({ orders })
      return bulkActionMetadata.totalSuccesses
    },
    onSuccess: (changed, { ids, archived, undoing }) => {
      if (undoing) return
      toast(
        archived
          ? t('admin.orders.ordersArchived', { count: changed })
          : t('admin.orders.ordersUnarchived', { count: changed }),
        {
          duration: 10_000,
          action: {
            label: t('admin.orders.undo'),
            onClick: () => set.mutate({ ids, archived: !archived, undoing: true }),
          },
        },
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
    onError: (error) => toast.error(failureOf(error).title),
  })
  return {
    run: (ids: readonly string[], archived: boolean) => set.mutate({ ids, archived }),
    pending: set.isPending,
  }
}
