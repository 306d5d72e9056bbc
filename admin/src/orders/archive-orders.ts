import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { failureOf } from '../shell/failure.ts'
import { orderClient } from './order-queries.ts'

/** Sets orders aside or takes them back. Several are changed one after the other; the toast can undo all of it. */
export function useArchive() {
  const queryClient = useQueryClient()
  const set = useMutation({
    mutationFn: async ({ ids, archived }: { ids: readonly string[]; archived: boolean }) => {
      let changed = 0
      for (const id of ids) {
        await orderClient.orders.updateOrder({ order: { id, archived } })
        changed += 1
      }
      return changed
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
    onError: (error) => toast.error(failureOf(error).title),
  })
  const run = (ids: readonly string[], archived: boolean) =>
    set.mutate(
      { ids, archived },
      {
        onSuccess: (changed) =>
          toast(`${changed === 1 ? 'Order' : `${changed} orders`} ${archived ? 'archived' : 'taken back'}.`, {
            duration: 10_000,
            action: { label: 'Undo', onClick: () => set.mutate({ ids, archived: !archived }) },
          }),
      },
    )
  return { run, pending: set.isPending }
}
