import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'

const ACTS: readonly (readonly [words: string, command: Command])[] = [
  ['Add a row', addRowAfter],
  ['Add a column', addColumnAfter],
  ['Delete the row', deleteRow],
  ['Delete the column', deleteColumn],
  ['Delete the table', deleteTable],
]

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const act = (command: Command) => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  return (
    <select
      aria-label="Table"
      value=""
      onChange={(event) => act(ACTS[Number(event.target.value)]![1])} // the value is its place
      className="h-8 rounded-control bg-surface px-1 text-admin hover:bg-sunken pointer-coarse:h-11"
    >
      <option value="" disabled>
        Table
      </option>
      {ACTS.map(([words], place) => (
        <option key={words} value={place}>
          {words}
        </option>
      ))}
    </select>
  )
}
