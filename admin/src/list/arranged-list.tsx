import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { type ReactNode, useState } from 'react'
import { t } from '../texts.ts'
import { DragHandle, dropEdge } from './drag-handle.tsx'

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
  const [held, setHeld] = useState<number>()
  const [over, setOver] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    onMove(item, to)
    setAnnouncement(t('admin.list.nameIsPlaceOfLength', { name: nameOf(item), place: to + 1, length: items.length }))
  }
  const pick = (at: number) => {
    if (held !== undefined) move(held, at)
    else setAnnouncement(t('admin.list.pickedUp', { name: nameOf(items[at]!) })) // a row is of an item
    setHeld(held === undefined ? at : undefined)
  }
  const release = () => {
    setHeld(undefined)
    setOver(undefined)
  }
  return (
    <>
      <ol aria-label={label}>
        {items.map((item, at) => (
          <li
            key={item.id}
            className={`flex min-h-13 items-center gap-2 border-t border-border ps-1 pe-2 first:border-t-0 ${held === at ? 'opacity-50' : ''} ${dropLine(held, over, at)}`}
            onDragOver={(event) => {
              if (held === undefined) return
              event.preventDefault()
              setOver(at)
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
              onStart={() => setHeld(at)}
              onEnd={release}
              held={held === at}
              onPick={() => pick(at)}
              onKey={(key) => {
                const to = placeAfter(key, at, items.length)
                if (to === undefined) return false
                move(at, to)
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

/** The edge of the row at which what is dragged would come to stand. */
function dropLine(held: number | undefined, over: number | undefined, at: number): string {
  if (held === undefined || over !== at || held === at) return ''
  return dropEdge(held < at ? 'below' : 'above')
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
