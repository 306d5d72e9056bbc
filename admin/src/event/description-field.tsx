import { useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { same } from '../forms/shared-edits.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { usePicture } from '../rich-text/use-picture.tsx'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

/** The text of the event's page, with its pictures. */
export function DescriptionField({ form }: { form: UseFormReturn<EventValues> }) {
  const shown = useWatch({ control: form.control, name: 'description' })
  // The editor reads its text once: another one than it wrote itself needs another editor.
  const written = useRef({ text: shown, version: 0 })
  if (!same(written.current.text, shown)) written.current = { text: shown, version: written.current.version + 1 }
  const { pick, pickPictures, pickFile, library } = usePicture()
  const { eventId } = useParams()
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
        pickPictures={pickPictures}
        pickFile={pickFile}
        place={eventId ? { placeType: 'EVENT', placeId: eventId } : undefined}
      />
      {library}
    </>
  )
}
