import { useRef, useState } from 'react'
import type { CellChange } from './grid-column.ts'

/** Edits that were done and undone, the last at the end. */
export interface EditHistory {
  readonly done: (readonly CellChange[])[]
  readonly undone: (readonly CellChange[])[]
}

export const newHistory = (): EditHistory => ({ done: [], undone: [] })

export interface Edits {
  /** Sends changes on and remembers them. */
  make(changes: readonly CellChange[]): void
  /** Number of cells that went back, or forth. */
  undo(): number
  redo(): number
}

const reversed = (changes: readonly CellChange[]): CellChange[] =>
  changes.map(({ rowId, key, before, after }) => ({ rowId, key, before: after, after: before }))

/** The edits of a sheet as a stack: the last hundred can be taken back. `history` outlives the sheet. */
export function useEdits(onChange: (changes: readonly CellChange[]) => void, history?: EditHistory): Edits {
  const [own] = useState(newHistory)
  const { done, undone } = history ?? own
  const send = useRef(onChange)
  send.current = onChange
  return {
    make(changes) {
      if (changes.length === 0) return
      done.push(changes)
      if (done.length > 100) done.shift()
      undone.length = 0
      send.current(changes)
    },
    undo() {
      const last = done.pop()
      if (!last) return 0
      undone.push(last)
      send.current(reversed(last))
      return last.length
    },
    redo() {
      const next = undone.pop()
      if (!next) return 0
      done.push(next)
      send.current(next)
      return next.length
    },
  }
}
