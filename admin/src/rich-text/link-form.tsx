import { safeHref } from '@fairground/domain/formatting/safe-href.ts'
import { controlClass } from '@fairground/ui/control-styles.ts'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { t } from '../texts.ts'
import { addressOf, linkTo } from './decorations.ts'
import { EntryRow } from './entry-row.tsx'
import { webAddress } from './web-address.ts'

/** Target of the selected words; empty takes the link off. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(() => addressOf(editor.getAttributes('LINK').data))
  const [error, setError] = useState('')
  const save = () => {
    const url = webAddress(address)
    if (url !== '' && !safeHref(url)) return setError(t('admin.rich-text.giveAWebAddressA'))
    const chain = editor.chain().focus().extendMarkRange('LINK')
    if (url === '') chain.unsetMark('LINK').run()
    else if (editor.state.selection.empty && !editor.isActive('LINK'))
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'LINK', attrs: { data: linkTo(url) } }] })
        .run()
    else chain.setMark('LINK', { data: linkTo(url) }).run()
    onClose()
  }
  return (
    <EntryRow
      editor={editor}
      action={address.trim() === '' ? t('admin.rich-text.removeLink') : t('admin.rich-text.saveLink')}
      error={error}
      onSave={save}
      onClose={onClose}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the form opens to enter this address.
        autoFocus
        aria-label={t('admin.rich-text.addressOfTheLink')}
        placeholder={t('admin.rich-text.exampleComShopOrName')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        aria-invalid={error ? true : undefined}
        className={`${controlClass.adminInput} min-w-48 flex-1`}
      />
    </EntryRow>
  )
}
