import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { SearchBox } from '../list/search-box.tsx'
import { t } from '../texts.ts'
import { choiceQuery, OFFERED } from './collection-items.ts'
import { COLLECTIONS, collectionClient, itemOf, treeReference } from './collection-queries.ts'
import { ProductThumb } from './product-thumb.tsx'

type ProductPickerProps = {
  categoryId: string
  /** Products that are in it already. */
  within: readonly string[]
  onClose: () => void
}

/** Finds products by name or SKU and puts the ticked ones into the collection. */
export function ProductPicker({ categoryId, within, onClose }: ProductPickerProps) {
  const cache = useQueryClient()
  const [q, setQ] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { data, isError } = useQuery({ ...choiceQuery(q), placeholderData: keepPreviousData })
  const add = useMutation({
    mutationFn: () =>
      collectionClient.categories.bulkAddItemsToCategory({ categoryId, treeReference, items: ticked.map(itemOf) }),
    onSuccess: async ({ bulkActionMetadata }) => {
      onClose()
      const { totalSuccesses } = bulkActionMetadata
      toast(t('admin.collections.totalSuccessesProductsAdded', { totalSuccesses }))
      await cache.invalidateQueries({ queryKey: [COLLECTIONS] })
    },
  })
  const flip = (id: string) => setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('admin.collections.addProducts')}
      footer={
        <>
          {add.error && (
            <span role="alert" className="me-auto self-center text-danger">
              {failureOf(add.error).title}
            </span>
          )}
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.collections.cancel')}
          </Button>
          <Button
            size="sm"
            pending={add.isPending}
            disabledReason={ticked.length === 0 ? t('admin.collections.selectAProductFirst') : undefined}
            onClick={() => add.mutate()}
          >
            {ticked.length > 0
              ? t('admin.collections.addLength', { length: ticked.length })
              : t('admin.collections.add')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="flex">
          <SearchBox label={t('admin.collections.nameOrSKU')} value={q} onSearch={setQ} />
        </div>
        {isError && <p className="text-admin text-ink-2">{t('admin.collections.theProductsCouldNotBe')}</p>}
        {!data && !isError && <Skeleton count={5} />}
        {data?.length === 0 && <p className="text-admin text-ink-2">{t('admin.collections.noProductMatches')}</p>}
        {data && data.length > 0 && (
          <fieldset className="flex max-h-80 flex-col gap-1 overflow-y-auto">
            <legend className="sr-only">{t('admin.collections.products')}</legend>
            {data.map(({ id, name, visible, media }) => (
              <CheckboxField
                key={id}
                label={
                  <span className="flex items-center gap-2">
                    <ProductThumb product={{ name, media }} />
                    {visible ? name : t('admin.collections.nameHidden', { name })}
                  </span>
                }
                checked={within.includes(id) || ticked.includes(id)}
                disabled={within.includes(id)}
                onChange={() => flip(id)}
              />
            ))}
          </fieldset>
        )}
        {data?.length === OFFERED && (
          <p className="text-label text-ink-3">{t('admin.collections.theFirstOFFEREDByName', { OFFERED })}</p>
        )}
      </div>
    </Dialog>
  )
}
