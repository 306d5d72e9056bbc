import { controlClass } from '@fairground/ui/control-styles.ts'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { t } from '../texts.ts'
import { EntryRow } from './entry-row.tsx'
import { insertMap } from './insert.ts'

/** A place that the text leads to on a map. */
export default function MapForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const save = () => {
    if (address.trim() === '') return setError(t('admin.rich-text.enterTheAddress'))
    insertMap(editor, address.trim(), name.trim())
    onClose()
  }
  return (
    <EntryRow editor={editor} action={t('admin.rich-text.addTheMap')} error={error} onSave={save} onClose={onClose}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the form opens to enter this place.
        autoFocus
        aria-label={t('admin.rich-text.nameOfThePlace')}
        placeholder={t('admin.rich-text.nameOfThePlace')}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
        className={`${controlClass.adminInput} min-w-48 flex-1`}
      />
      <input
        aria-label={t('admin.rich-text.addressOfThePlace')}
        placeholder={t('admin.rich-text.addressOfThePlace')}
        value={address}
        maxLength={200}
        onChange={(event) => setAddress(event.target.value)}
        aria-invalid={error ? true : undefined}
        className={`${controlClass.adminInput} min-w-48 flex-1`}
      />
    </EntryRow>
  )
}
