import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { treeQuery } from '../collections/collection-queries.ts'
import { t } from '../texts.ts'
import { categoryLines } from './category-lines.ts'

type Props = {
  into: boolean
  count: number
  pending: boolean
  onClose: () => void
  onChoose: (categoryId: string) => void
}

/** Collection that the ticked products are put into, or taken out of. */
export function CategoryDialog({ into, count, pending, onClose, onChoose }: Props) {
  const { data = [], isError } = useQuery(treeQuery())
  const [chosen, setChosen] = useState('')
  const products = t('admin.list.countProduct', { count })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        into
          ? t('admin.products.addProductsToACollection', { products })
          : t('admin.products.takeProductsOutOfA', { products })
      }
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.products.cancel')}
          </Button>
          <Button
            size="sm"
            pending={pending}
            disabledReason={chosen ? undefined : t('admin.products.chooseACollectionFirst')}
            onClick={() => onChoose(chosen)}
          >
            {into ? t('admin.products.addProducts') : t('admin.products.removeProducts')}
          </Button>
        </>
      }
    >
      <AdminSelectField
        label={t('admin.products.collection')}
        value={chosen}
        error={isError ? t('admin.products.theCollectionsCouldNotBe') : undefined}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{t('admin.products.choose')}</option>
        {categoryLines(data).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {`${'\u2003'.repeat(depth)}${name}`}
          </option>
        ))}
      </AdminSelectField>
    </Dialog>
  )
}
