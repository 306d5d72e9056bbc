import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { CellInput, type Ending } from './cell-input.tsx'
import type { Place } from './grid-column.ts'
import { afterTyping, type Size } from './move.ts'
import { isControl, pressed } from './sheet-keys.ts'
import type { SheetControl } from './use-sheet.ts'

const placeOf = (target: EventTarget): Place | undefined => {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-row]')
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

/** Keyboard, clipboard and pointer of a sheet: the table's listeners, and the input while a cell is typed into. */
export function useHands<Row>(sheet: SheetControl<Row>, size: Size) {
  const { column, row, refusedText } = sheet
  const table = useRef<HTMLTableElement>(null)
  const byKeys = useRef(false)
  const [typing, setTyping] = useState<{ readonly text: string } | undefined>()
  const type = (text: string) => setTyping({ text })
  const takeFocus = () => table.current?.focus({ preventScroll: true })
  const commit = (text: string, { key, back, all }: Ending) => {
    setTyping(undefined)
    sheet.write(text, all ? 'selection' : 'focus')
    if (key === undefined) return
    byKeys.current = true
    if (!all) sheet.go(afterTyping(sheet.focus, key, back, size))
    takeFocus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (typing || !row || !column || isControl(event.target)) return
    byKeys.current = true
    if (pressed(sheet, event, { size, type })) event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (typing) return
    event.clipboardData.setData('text/plain', sheet.copied())
    if (event.type === 'cut') sheet.write('')
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typing) return
    sheet.paste(event.clipboardData.getData('text/plain'))
    event.preventDefault()
  }
  // The cell that was pressed does not take the focus: it is gone once its row is scrolled out of view.
  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (!place || event.button !== 0 || (typing && event.target instanceof HTMLInputElement)) return
    byKeys.current = false
    if (!isControl(event.target)) {
      event.preventDefault()
      takeFocus()
    }
    sheet.go(place, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent) => {
    const place = event.buttons === 1 && event.pointerType === 'mouse' && !typing ? placeOf(event.target) : undefined
    if (place) sheet.go(place, true)
  }
  const cancel = () => {
    setTyping(undefined)
    takeFocus()
  }
  return {
    byKeys,
    input: typing && column && (
      <CellInput
        label={column.title}
        text={typing.text}
        numeric={column.numeric ?? false}
        onDone={commit}
        onCancel={cancel}
      />
    ),
    listeners: {
      ref: table,
      onKeyDown,
      onCopy,
      onCut: onCopy,
      onPaste,
      onMouseDown,
      onPointerMove,
      onDoubleClick: () => {
        if (row && column?.accept) type(refusedText ?? column.read(row))
      },
    },
  }
}
