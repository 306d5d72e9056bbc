import { safeHref } from '@fairground/domain/formatting/safe-href.ts'
import { controlClass } from '@fairground/ui/control-styles.ts'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { t } from '../texts.ts'
import { EntryRow } from './entry-row.tsx'
import { insertButton } from './insert.ts'
import { webAddress } from './web-address.ts'

/** Words and target of a button of the text. */
export default function ButtonForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [words, setWords] = useState('')
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const save = () => {
    const url = webAddress(address)
    if (words.trim() === '') return setError(t('admin.rich-text.enterTheWordsOfThe'))
    if (!safeHref(url)) return setError(t('admin.rich-text.giveAWebAddressA'))
    insertButton(editor, words.trim(), url)
    onClose()
  }
  return (
    <EntryRow editor={editor} action={t('admin.rich-text.addTheButton')} error={error} onSave={save} onClose={onClose}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the form opens to enter these words.
        autoFocus
        aria-label={t('admin.rich-text.wordsOfTheButton')}
        placeholder={t('admin.rich-text.wordsOfTheButton')}
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.target.value)}
        className={`${controlClass.adminInput} min-w-48 flex-1`}
      />
      <input
        aria-label={t('admin.rich-text.addressOfTheButton')}
        placeholder={t('admin.rich-text.exampleComShopOrName')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        aria-invalid={error ? true : undefined}
        className={`${controlClass.adminInput} min-w-48 flex-1`}
      />
    </EntryRow>
  )
}
