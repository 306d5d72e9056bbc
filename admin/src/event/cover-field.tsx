import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { lazy, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { outside } from '../paths.ts'
import type { EventValues } from './event-values.ts'

/** Opened by few: it comes when it is. */
const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }))

const isOfLibrary = (url: string): boolean => url === '' || url.startsWith('/media/')

/** The cover picture: from the library, or by the web address of a picture elsewhere. */
export function CoverField({ form }: { form: UseFormReturn<EventValues> }) {
  const [picking, setPicking] = useState(false)
  const cover = form.watch('coverUrl').trim()
  const error = form.formState.errors.coverUrl?.message
  const set = (url: string) => form.setValue('coverUrl', url, { shouldDirty: true, shouldValidate: true })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-label text-ink-2">Cover picture</legend>
      <div className="flex flex-wrap items-end gap-3">
        {/^(https?:\/\/|\/media\/)/.test(cover) && (
          <div className="w-40 overflow-hidden rounded-card border border-border">
            <Image
              src={outside.picture(cover)}
              alt=""
              name={form.watch('title') || 'Event'}
              ratio="16:9"
              sizes="160px"
            />
          </div>
        )}
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setPicking(true)}>
            {cover ? 'Choose another picture' : 'Choose a picture'}
          </Button>
          {cover && (
            <Button variant="quiet" size="sm" onClick={() => set('')}>
              Remove
            </Button>
          )}
        </span>
      </div>
      <details open={error !== undefined || !isOfLibrary(cover) || undefined}>
        <summary className="w-fit py-1 text-label font-normal text-ink-2">Use a picture from the web</summary>
        <AdminTextField
          label="Web address of the cover"
          optional
          type="text"
          inputMode="url"
          placeholder="https://"
          help="Works best with a 16:9 picture."
          {...form.register('coverUrl')}
          error={error}
        />
      </details>
      {picking && (
        <Suspense>
          <MediaPicker
            title="Choose a cover picture"
            kind="image"
            onClose={() => setPicking(false)}
            onChoose={([item]) => {
              setPicking(false)
              if (item) set(item.url ?? '')
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
