import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureOf } from '../failure.ts'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { editorClient, productQuery } from './load-product.ts'

type Props = { product: Pick<V3Product, 'id' | 'name'>; open: boolean; onOpenChange: (open: boolean) => void }

export function DeleteDialog({ product, open, onOpenChange }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => editorClient.productsV3.deleteProduct({ productId: product.id }),
    onSuccess: async () => {
      await navigate(paths.products())
      toast(t('admin.product.nameDeleted', { name: product.name }))
      client.removeQueries({ queryKey: productQuery(product.id).queryKey })
      return client.invalidateQueries({ queryKey: ['products'] })
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('admin.product.deleteName', { name: product.name })}
      description={t('admin.product.itsVariantsAndStockAre')}
      confirmLabel={t('admin.product.deleteProduct')}
      confirmWord="delete"
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
