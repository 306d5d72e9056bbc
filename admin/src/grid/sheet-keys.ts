import type { KeyboardEvent } from 'react'
import { afterTyping, moved, type Size } from './move.ts'
import type { SheetControl } from './use-sheet.ts'

/** A button of a cell answers its own keys and clicks. */
export const isControl = (target: EventTarget): boolean => (target as HTMLElement).closest('button, a, select') !== null

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'> & { readonly far: boolean }

/** Handles a key on a cell that is not being typed into; true when the key was one of the sheet's. `type` begins typing with a text. */
export function pressed<Row>(
  sheet: SheetControl<Row>,
  event: KeyboardEvent,
  { size, type }: { readonly size: Size; readonly type: (text: string) => void },
): boolean {
  const press = { ...keyOf(event), far: event.ctrlKey || event.metaKey }
  return goneBy(sheet, press, size) || (press.far ? commanded(sheet, press) : edited(sheet, press, type))
}

const keyOf = ({ key, shiftKey, altKey }: KeyboardEvent) => ({ key, shiftKey, altKey })

/** Tab goes along the row, and out of the sheet at its ends. */
function goneBy<Row>({ focus, go }: SheetControl<Row>, { key, shiftKey, far }: Pressed, size: Size): boolean {
  if (key === 'Tab' && !far) {
    const next = afterTyping(focus, 'Tab', shiftKey, size)
    if (next.column === focus.column) return false
    go(next)
    return true
  }
  const to = moved(focus, key, far, size)
  if (to) go(to, shiftKey)
  return to !== undefined
}

function commanded<Row>(sheet: SheetControl<Row>, { key, shiftKey }: Pressed): boolean {
  const act = { a: sheet.selectAll, d: sheet.fillDown, z: shiftKey ? sheet.redo : sheet.undo, y: sheet.redo }[
    key.toLowerCase()
  ]
  act?.()
  return act !== undefined
}

function edited<Row>(
  { row, column, refusedText, drop, write }: SheetControl<Row>,
  { key, altKey }: Pressed,
  type: (text: string) => void,
): boolean {
  if (!row || !column) return false
  if (key === 'Escape' && refusedText !== undefined) drop()
  else if (key === 'Delete' || key === 'Backspace') write('')
  else if (key === ' ' && column.turn) write(column.turn(row))
  else if (!column.accept || altKey) return false
  else if (key === 'Enter' || key === 'F2') type(refusedText ?? column.read(row))
  else if (key.length === 1) type(key)
  else return false
  return true
}
