import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { failureOf } from '../shell/failure.ts'
import { productClient } from './product-queries.ts'

/** Shows products in the shop or hides them, one after the other; the toast can undo all of it. */
export function useShowProducts() {
  const queryClient = useQueryClient()
  const set = useMutation({
    mutationFn: async ({ ids, visible }: { ids: readonly string[]; visible: boolean }) => {
      for (const id of ids) await productClient.products.updateProduct({ product: { id, visible } })
      return ids.length
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
    onError: (error) => toast.error(failureOf(error).title),
  })
  const run = (ids: readonly string[], visible: boolean) =>
    set.mutate(
      { ids, visible },
      {
        onSuccess: (count) =>
          toast(`${count === 1 ? 'Product is' : `${count} products are`} ${visible ? 'in the shop' : 'hidden'}.`, {
            duration: 10_000,
            action: { label: 'Undo', onClick: () => set.mutate({ ids, visible: !visible }) },
          }),
      },
    )
  return { run, pending: set.isPending }
}
