import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { lazy, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { outside } from '../paths.ts'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

/** Opened by few: it comes when it is. */
const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }))

/** The library gives its files whole addresses. */
const isOfLibrary = (url: string): boolean =>
  url === '' || url.startsWith('/media/') || url.startsWith(`${location.origin}/media/`)

/** The cover picture: from the library, or by the web address of a picture elsewhere. */
export function CoverField({ form }: { form: UseFormReturn<EventValues> }) {
  const [picking, setPicking] = useState(false)
  const cover = form.watch('coverUrl').trim()
  const error = form.formState.errors.coverUrl?.message
  const set = (url: string) => form.setValue('coverUrl', url, { shouldDirty: true, shouldValidate: true })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-label text-ink-2">{t('admin.event.coverPicture')}</legend>
      <div className="flex flex-wrap items-end gap-3">
        {/^(https?:\/\/|\/media\/)/.test(cover) && (
          <div className="w-40 overflow-hidden rounded-card border border-border">
            <Image
              src={outside.picture(cover)}
              alt=""
              name={form.watch('title') || t('admin.event.event')}
              ratio="16:9"
              sizes="160px"
            />
          </div>
        )}
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setPicking(true)}>
            {cover ? t('admin.event.chooseAnotherPicture') : t('admin.event.chooseAPicture')}
          </Button>
          {cover && (
            <Button variant="quiet" size="sm" onClick={() => set('')}>
              {t('admin.event.remove')}
            </Button>
          )}
        </span>
      </div>
      <details open={error !== undefined || !isOfLibrary(cover) || undefined}>
        <summary className="w-fit py-1 text-label font-normal text-ink-2">
          {t('admin.event.useAPictureFromThe')}
        </summary>
        <AdminTextField
          label={t('admin.event.webAddressOfTheCover')}
          optional
          type="text"
          inputMode="url"
          placeholder={t('admin.event.https')}
          help={t('admin.event.worksBestWithA16')}
          {...form.register('coverUrl')}
          error={error}
        />
      </details>
      {cover && (
        <AdminTextField
          label={t('admin.event.descriptionOfThePicture')}
          optional
          help={t('admin.event.readToPeopleWhoDoNotSee')}
          {...form.register('coverAlt')}
          error={form.formState.errors.coverAlt?.message}
        />
      )}
      {picking && (
        <Suspense>
          <MediaPicker
            title={t('admin.event.chooseACoverPicture')}
            kind="image"
            onClose={() => setPicking(false)}
            onChoose={([item]) => {
              setPicking(false)
              if (!item) return
              set(item.url ?? '')
              form.setValue('coverAlt', item.alt ?? '', { shouldDirty: true })
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
