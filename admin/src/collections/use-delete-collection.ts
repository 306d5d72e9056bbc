import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { collectionClient, treeReference } from './collection-queries.ts'

export const useDeleteCollection = (onDone: () => void) =>
  useMutation({
    mutationFn: (categoryId: string) => collectionClient.categories.deleteCategory({ categoryId, treeReference }),
    onSuccess: () => {
      toast('Collection deleted.')
      onDone()
    },
  })
