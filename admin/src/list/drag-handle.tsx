import { GripVertical } from 'lucide-react'
import { t } from '../texts.ts'

type DragHandleProps = {
  /** Name of the row that it moves. */
  name: string
  /** Reason why it cannot be moved. */
  lacks: string | undefined
  onStart: () => void
  onEnd: () => void
  /** True where the key moved the row. */
  onKey: (key: string) => boolean
  /** The row is picked up, by a press or a drag. */
  held: boolean
  /** Picks the row up, puts it down again, or puts another one that is picked up in its place. */
  onPick: () => void
}

/** Handle by which a row of a list is dragged, moved by keys, or moved by a press of it and of another one. */
export const DragHandle = ({ name, lacks, onStart, onEnd, onKey, held, onPick }: DragHandleProps) => (
  <button
    type="button"
    draggable={!lacks}
    disabled={lacks !== undefined}
    title={lacks ?? t('admin.list.howToMove')}
    aria-label={t('admin.list.moveName', { name })}
    aria-pressed={held}
    onClick={onPick}
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', name)
      onStart()
    }}
    onDragEnd={onEnd}
    onKeyDown={(event) => {
      const putsDown = held && event.key === 'Escape'
      if (putsDown) onPick()
      if (putsDown || onKey(event.key)) event.preventDefault()
    }}
    className="inline-flex size-9 shrink-0 cursor-grab items-center justify-center rounded-control text-ink-3 hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand disabled:cursor-default disabled:opacity-40"
  >
    <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
  </button>
)

/** Classes of a row that is picked up. Its texts keep their contrast. */
export const heldRow = 'bg-brand-soft outline-2 -outline-offset-2 outline-brand'

/** The row that is picked up, and the one in whose place it would come to stand, by their ids. */
export interface Drag {
  readonly held?: string
  readonly over?: string
}

/** Classes of a row of a list while one is picked up: that one, and the edge at which it would come to stand. */
export function rowMark(ids: readonly string[], { held, over }: Drag, id: string): string {
  if (held === id) return heldRow
  if (held === undefined || over !== id) return ''
  return ids.indexOf(held) < ids.indexOf(id)
    ? 'shadow-[inset_0_-2px_0_var(--color-brand)]'
    : 'shadow-[inset_0_2px_0_var(--color-brand)]'
}
