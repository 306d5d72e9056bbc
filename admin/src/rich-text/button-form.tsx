import { safeHref } from '@fairground/domain/formatting/safe-href.ts'
import { Button } from '@fairground/ui/button.tsx'
import { controlClass } from '@fairground/ui/control-styles.ts'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { t } from '../texts.ts'
import { insertButton } from './insert.ts'
import { webAddress } from './link-form.tsx'

/** Words and target of a button of the text. It stands in a form: Enter is its own. */
export function ButtonForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      save()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
      editor.commands.focus()
    }
  }
  return (
    <div className="flex w-full flex-wrap items-center gap-2 p-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: the choice that opens it asks for these words.
        autoFocus
        aria-label={t('admin.rich-text.wordsOfTheButton')}
        placeholder={t('admin.rich-text.wordsOfTheButton')}
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${controlClass.adminInput} min-w-48 flex-1`}
      />
      <input
        aria-label={t('admin.rich-text.addressOfTheButton')}
        placeholder={t('admin.rich-text.exampleComShopOrName')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
        aria-invalid={error ? true : undefined}
        className={`${controlClass.adminInput} min-w-48 flex-1`}
      />
      <Button size="sm" onClick={save}>
        {t('admin.rich-text.addTheButton')}
      </Button>
      {error ? (
        <p role="alert" className="w-full text-danger text-meta">
          {error}
        </p>
      ) : null}
    </div>
  )
}
