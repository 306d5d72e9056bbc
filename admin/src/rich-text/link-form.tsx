import { safeHref } from '@fairground/domain/formatting/safe-href.ts'
import { Button } from '@fairground/ui/button.tsx'
import { controlClass } from '@fairground/ui/control-styles.ts'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { t } from '../texts.ts'
import { addressOf, linkTo } from './decorations.ts'

/** "example.com" stands for a web address. */
export const webAddress = (typed: string): string => {
  const text = typed.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^[\w-]+(\.[\w-]+)+/.test(text) && !/^[a-z]+:/i.test(text) ? `https://${text}` : text
}

/** Target of the selected words; empty takes the link off. It stands in a form: Enter is its own. */
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
        // biome-ignore lint/a11y/noAutofocus: the button that opens it asks for this address.
        autoFocus
        aria-label={t('admin.rich-text.addressOfTheLink')}
        placeholder={t('admin.rich-text.exampleComShopOrName')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
        aria-invalid={error ? true : undefined}
        className={`${controlClass.adminInput} min-w-48 flex-1`}
      />
      <Button size="sm" onClick={save}>
        {address.trim() === '' ? t('admin.rich-text.removeLink') : t('admin.rich-text.saveLink')}
      </Button>
      {error ? (
        <p role="alert" className="w-full text-danger text-meta">
          {error}
        </p>
      ) : null}
    </div>
  )
}
