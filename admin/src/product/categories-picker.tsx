import { AdminInput, AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { treeQuery } from '../collections/collection-queries.ts'
import { categoryLines } from '../products/category-lines.ts'
import { t } from '../texts.ts'
import type { ProductValues } from './product-values.ts'

/** Categories that are searched among. */
const MANY = 8

/** Ticks which collections hold the product, as the tree has them, and which of them its address trail goes through. */
export function CategoriesPicker({ form }: { form: UseFormReturn<ProductValues> }) {
  const { data, isError } = useQuery(treeQuery())
  const [words, setWords] = useState('')
  const chosen = form.watch('categoryIds')
  const main = form.watch('mainCategoryId')
  const flip = (id: string) => {
    form.setValue('categoryIds', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], {
      shouldDirty: true,
    })
    if (id === main) form.setValue('mainCategoryId', '', { shouldDirty: true })
  }
  if (isError) return <p className="text-ink-2">{t('admin.product.theCollectionsCouldNotBe')}</p>
  if (!data) return <Skeleton count={3} />
  if (data.length === 0) return <p className="text-ink-2">{t('admin.product.thereAreNoCollectionsYet')}</p>
  const lines = categoryLines(data)
  const shown = lines.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <div className="flex flex-col gap-2">
      {lines.length > MANY && (
        <AdminInput
          type="search"
          aria-label={t('admin.product.findACollection')}
          placeholder={t('admin.product.findACollection')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <fieldset className="flex max-h-60 flex-col gap-1 overflow-y-auto">
        <legend className="sr-only">{t('admin.product.collections')}</legend>
        {shown.map(({ id, name, depth }) => (
          <span key={id} style={{ paddingInlineStart: `${(words ? 0 : depth) * 1.25}rem` }}>
            <CheckboxField label={name} checked={chosen.includes(id)} onChange={() => flip(id)} />
          </span>
        ))}
        {shown.length === 0 && <p className="text-ink-2">{t('admin.product.noCollectionMatches')}</p>}
      </fieldset>
      {chosen.length > 1 && (
        <AdminSelectField
          label={t('admin.product.mainCollection')}
          help={t('admin.product.usedInTheBreadcrumbsOf')}
          {...form.register('mainCategoryId')}
        >
          <option value="">{t('admin.product.none')}</option>
          {lines
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </AdminSelectField>
      )}
    </div>
  )
}
