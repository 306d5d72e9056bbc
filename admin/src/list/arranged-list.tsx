import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { type ReactNode, useState } from 'react'
import { t } from '../texts.ts'
import { type Drag, DragHandle, rowMark } from './drag-handle.tsx'

type ArrangedListProps<T> = {
  label: string
  items: readonly T[]
  nameOf: (item: T) => string
  /** Reason why the order cannot be changed. */
  lacks: string | undefined
  onMove: (item: T, to: number) => void
  children: (item: T) => ReactNode
}

/** Things in an order of the organiser's: a handle moves each by dragging, by a press of it and of another, or by arrow keys; Home puts it first and End last. */
export function ArrangedList<T extends { readonly id: string }>(props: ArrangedListProps<T>) {
  const { label, items, nameOf, lacks, onMove, children } = props
  const [drag, setDrag] = useState<Drag>({})
  const [announcement, setAnnouncement] = useState('')
  const ids = items.map(({ id }) => id)
  const { held } = drag
  const move = (id: string, to: number) => {
    const item = items.find((other) => other.id === id)
    if (!item || items[to] === item || to < 0 || to >= items.length) return
    onMove(item, to)
    setAnnouncement(t('admin.list.nameIsPlaceOfLength', { name: nameOf(item), place: to + 1, length: items.length }))
  }
  const pick = (at: number) => {
    const item = items[at]! // a row is of an item
    if (held !== undefined) move(held, at)
    else setAnnouncement(t('admin.list.pickedUp', { name: nameOf(item) }))
    setDrag(held === undefined ? { held: item.id } : {})
  }
  const release = () => setDrag({})
  return (
    <>
      <ol aria-label={label}>
        {items.map((item, at) => (
          <li
            key={item.id}
            className={`flex min-h-13 items-center gap-2 border-t border-border ps-1 pe-2 first:border-t-0 ${rowMark(ids, drag, item.id)}`}
            onDragOver={(event) => {
              if (held === undefined) return
              event.preventDefault()
              setDrag({ held, over: item.id })
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (held !== undefined) move(held, at)
              release()
            }}
          >
            <DragHandle
              name={nameOf(item)}
              lacks={lacks}
              onStart={() => setDrag({ held: item.id })}
              onEnd={release}
              held={held === item.id}
              onPick={() => pick(at)}
              onKey={(key) => {
                const to = placeAfter(key, at, items.length)
                if (to === undefined) return false
                move(item.id, to)
                release()
                return true
              }}
            />
            {children(item)}
          </li>
        ))}
      </ol>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}

function placeAfter(key: string, at: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return at - 1
    case 'ArrowDown':
      return at + 1
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}

/** The neighbour of a thing that moves to a place of the list it is in, as calls that move things take it. */
export const neighbourAt = <T extends { readonly id: string }>(
  items: readonly T[],
  { id }: T,
  to: number,
): { readonly before?: string; readonly after?: string } => {
  const neighbour = items[to]?.id ?? ''
  return items.findIndex((item) => item.id === id) < to ? { after: neighbour } : { before: neighbour }
}
