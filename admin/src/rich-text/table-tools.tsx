import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import { t } from '../texts.ts'

const ACTS: readonly (readonly [words: string, command: Command])[] = [
  [t('admin.rich-text.addARow'), addRowAfter],
  [t('admin.rich-text.addAColumn'), addColumnAfter],
  [t('admin.rich-text.deleteTheRow'), deleteRow],
  [t('admin.rich-text.deleteTheColumn'), deleteColumn],
  [t('admin.rich-text.deleteTheTable'), deleteTable],
]

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const act = (command: Command) => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  return (
    <select
      aria-label={t('admin.rich-text.table')}
      value=""
      onChange={(event) => act(ACTS[Number(event.target.value)]![1])} // the value is its place
      className="h-8 rounded-control bg-surface px-1 text-admin hover:bg-sunken pointer-coarse:h-11"
    >
      <option value="" disabled>
        {t('admin.rich-text.table')}
      </option>
      {ACTS.map(([words], place) => (
        <option key={words} value={place}>
          {words}
        </option>
      ))}
    </select>
  )
}
