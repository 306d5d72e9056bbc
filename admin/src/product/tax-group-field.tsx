import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { groupsQuery } from '../taxes/tax-queries.ts'
import { t } from '../texts.ts'
import type { ProductValues } from './product-values.ts'

/** Group by which the product is taxed; staff who may not see the taxes do not see it. A stored group that is gone stays until another is chosen. */
export function TaxGroupField({ form }: { form: UseFormReturn<ProductValues> }) {
  const chosen = useWatch({ control: form.control, name: 'taxGroupId' })
  const { data: groups } = useQuery(groupsQuery())
  if (!groups) return null
  const isKnown = chosen === '' || groups.some(({ id }) => id === chosen)
  return (
    <AdminSelectField
      label={t('admin.product.taxGroup')}
      help={t('admin.product.taxGroupHelp')}
      value={chosen}
      onChange={({ currentTarget }) => form.setValue('taxGroupId', currentTarget.value, { shouldDirty: true })}
    >
      <option value="">{t('admin.product.standardTax')}</option>
      {!isKnown && <option value={chosen}>{t('admin.product.groupIsGone')}</option>}
      {groups.slice(OWN_FROM).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </AdminSelectField>
  )
}

/** The first two groups are every site's: the standard one, and that of deliveries. */
const OWN_FROM = 2
