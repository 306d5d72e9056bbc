import { present } from '@fairground/domain/present.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PickedPicture } from '../rich-text/insert.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { t } from '../texts.ts'
import { Fetched, MediaPicker } from './lazy-parts.tsx'
import type { ProductValues } from './product-values.ts'

type Props = {
  form: UseFormReturn<ProductValues>
  /** Changes when the description is another one than what was written in the editor. */
  version: number
}

export function DescriptionCard({ form, version }: Props) {
  const { errors } = form.formState
  const [picking, setPicking] = useState(false)
  const answer = useRef<(picture: PickedPicture | undefined) => void>(undefined)
  const pick = () =>
    new Promise<PickedPicture | undefined>((resolve) => {
      answer.current = resolve
      setPicking(true)
    })
  const done = (picture: PickedPicture | undefined) => {
    setPicking(false)
    answer.current?.(picture)
  }
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
        />
      </div>
      {picking && (
        <Fetched>
          <MediaPicker
            title={t('admin.product.chooseAPicture')}
            kind="image"
            onClose={() => done(undefined)}
            onChoose={([item]) =>
              done(
                item?.url
                  ? {
                      url: item.url,
                      id: item.id,
                      ...present({
                        width: item.width || undefined,
                        height: item.height || undefined,
                        altText: item.alt || undefined,
                      }),
                    }
                  : undefined,
              )
            }
          />
        </Fetched>
      )}
    </Card>
  )
}
