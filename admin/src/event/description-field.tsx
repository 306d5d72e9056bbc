import { present } from '@fairground/domain/present.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { same } from '../forms/shared-edits.ts'
import type { PickedPicture } from '../rich-text/insert.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

/** Opened by few: it comes when it is. */
const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }))

/** The text of the event's page, with its pictures. */
export function DescriptionField({ form }: { form: UseFormReturn<EventValues> }) {
  const shown = useWatch({ control: form.control, name: 'description' })
  // The editor reads its text once: another one than it wrote itself needs another editor.
  const written = useRef({ text: shown, version: 0 })
  if (!same(written.current.text, shown)) written.current = { text: shown, version: written.current.version + 1 }
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
    <>
      <RichTextField
        key={written.current.version}
        label={t('admin.event.description')}
        optional
        help={t('admin.event.theTextOfThePage')}
        error={(form.formState.errors.description as { message?: string } | undefined)?.message}
        initial={shown}
        onChange={(text) => {
          written.current = { ...written.current, text }
          form.setValue('description', text, { shouldDirty: true })
        }}
        pickPicture={pick}
      />
      {picking && (
        <Suspense>
          <MediaPicker
            title={t('admin.event.chooseAPicture')}
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
        </Suspense>
      )}
    </>
  )
}
