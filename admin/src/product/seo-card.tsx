import { slugify } from '@fairground/domain/catalog/slug.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { outside } from '../paths.ts'
import { t } from '../texts.ts'
import type { ProductValues } from './product-values.ts'

type Props = {
  form: UseFormReturn<ProductValues>
  /** The slug that is stored; empty of a new product. */
  stored: string
}

/** Search engine settings of the page: its address, and what the results show. */
export function SeoCard({ form, stored }: Props) {
  const { errors } = form.formState
  const [name, slug, title, description] = useWatch({
    control: form.control,
    name: ['name', 'slug', 'seoTitle', 'seoDescription'],
  })
  const address = slug.trim() || stored || slugify(name, 'product')
  return (
    <Card title={t('admin.product.searchEngines')}>
      <div className="flex flex-col gap-3">
        <div className="flex min-w-0 flex-col rounded-card bg-sunken p-3">
          <span className="truncate text-ink-3">
            {globalThis.location?.origin}
            {outside.product(address)}
          </span>
          <span className="truncate text-[0.9375rem] font-medium text-info">
            {title || name || t('admin.product.nameOfTheProduct')}
          </span>
          <span className="line-clamp-2 text-ink-2">{description || t('admin.product.theStartOfTheDescription')}</span>
        </div>
        <AdminTextField
          label={t('admin.product.address')}
          optional
          prefix="/"
          placeholder={stored || slugify(name, 'product')}
          {...form.register('slug')}
          error={errors.slug?.message}
          help={
            stored && slug.trim() && slug.trim() !== stored
              ? t('admin.product.theOldAddressStoredKeeps', { stored })
              : t('admin.product.lowerCaseLettersDigitsAnd')
          }
        />
        <AdminTextField
          label={t('admin.product.title')}
          optional
          {...form.register('seoTitle')}
          error={errors.seoTitle?.message}
        />
        <AdminTextAreaField
          label={t('admin.product.description')}
          optional
          rows={2}
          {...form.register('seoDescription')}
          error={errors.seoDescription?.message}
        />
      </div>
    </Card>
  )
}
