import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { t } from '../texts.ts'
import { collectionClient, treeReference } from './collection-queries.ts'

export const useDeleteCollection = (onDone: () => void) =>
  useMutation({
    mutationFn: (categoryId: string) => collectionClient.categories.deleteCategory({ categoryId, treeReference }),
    onSuccess: () => {
      toast(t('admin.collections.collectionDeleted'))
      onDone()
    },
  })
