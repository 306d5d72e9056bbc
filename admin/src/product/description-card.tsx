import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { useParams } from 'react-router'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { usePicture } from '../rich-text/use-picture.tsx'
import { t } from '../texts.ts'
import type { ProductValues } from './product-values.ts'

type Props = {
  form: UseFormReturn<ProductValues>
  /** Changes when the description is another one than what was written in the editor. */
  version: number
}

export function DescriptionCard({ form, version }: Props) {
  const { errors } = form.formState
  const { pick, pickPictures, pickFile, library } = usePicture()
  const { productId } = useParams()
  return (
    <Card title={t('admin.product.basics')}>
      <div className="flex flex-col gap-3">
        <AdminTextField
          label={t('admin.product.name')}
          maxLength={80}
          {...form.register('name')}
          error={errors.name?.message}
        />
        <RichTextField
          key={version}
          label={t('admin.product.description')}
          optional
          error={(errors.description as { message?: string } | undefined)?.message}
          initial={form.getValues('description')}
          onChange={(description) => form.setValue('description', description, { shouldDirty: true })}
          pickPicture={pick}
          pickPictures={pickPictures}
          pickFile={pickFile}
          place={productId ? { placeType: 'PRODUCT', placeId: productId } : undefined}
        />
      </div>
      {library}
    </Card>
  )
}
