import { Button } from '@fairground/ui/button.tsx'
import type { Editor } from '@tiptap/core'
import type { KeyboardEvent, ReactNode } from 'react'

type EntryRowProps = {
  editor: Editor
  /** Words of the button that saves. */
  action: string
  /** Empty where nothing is wrong. */
  error: string
  onSave: () => void
  onClose: () => void
  /** Fields of the row. */
  children: ReactNode
}

/** A row of fields below the editor's tools. It stands in a form: Enter and Escape are its own. */
export function EntryRow({ editor, action, error, onSave, onClose, children }: EntryRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      onSave()
    } else if (event.key === 'Escape' && event.target instanceof HTMLInputElement) {
      event.stopPropagation()
      onClose()
      editor.commands.focus()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside, for all of them at once.
    <div onKeyDown={onKeyDown} className="flex w-full flex-wrap items-center gap-2 p-1">
      {children}
      <Button size="sm" onClick={onSave}>
        {action}
      </Button>
      {error ? (
        <p role="alert" className="w-full text-danger text-meta">
          {error}
        </p>
      ) : null}
    </div>
  )
}
