import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { heldRow } from '../list/drag-handle.tsx'
import { paths } from '../paths.ts'
import { useFormats } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { dropped, keyed, type Place, type TreeRow, type Where } from './tree.ts'

type Handlers = {
  onMove: (id: string, place: Place) => void
  onShow: (id: string, visible: boolean) => void
  onMake: (parentId: string) => void
  onDelete: (row: TreeRow) => void
}

type CollectionTreeProps = Handlers & {
  rows: readonly TreeRow[]
  /** Reason why nothing can be changed. */
  lacks: string | undefined
}

const MAX_LEVEL = 6
const lines: Record<Where, string> = {
  before: 'shadow-[inset_0_2px_0_var(--color-brand)]',
  after: 'shadow-[inset_0_-2px_0_var(--color-brand)]',
  inside: 'bg-sunken',
}

/** Moves of the handle by keys, for those who have neither keys nor a mouse. */
const moves = [
  { label: t('admin.collections.moveUp'), key: 'ArrowUp' },
  { label: t('admin.collections.moveDown'), key: 'ArrowDown' },
  { label: t('admin.collections.moveIntoTheOneAbove'), key: 'ArrowRight' },
  { label: t('admin.collections.moveOutOneLevel'), key: 'ArrowLeft' },
] as const

/** The collections as they stand in the shop. A handle takes a row elsewhere, by pointer or by arrow keys. */
export function CollectionTree({ rows, lacks, ...handlers }: CollectionTreeProps) {
  const { onMove } = handlers
  const [held, setHeld] = useState<string>()
  const [over, setOver] = useState<{ id: string; where: Where }>()

  const drag = (event: DragEvent<HTMLLIElement>, row: TreeRow) => {
    if (!held) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const part = (event.clientY - top) / height
    const where: Where = part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside'
    if (!dropped(rows, held, row.id, where)) return setOver(undefined)
    event.preventDefault()
    setOver({ id: row.id, where })
  }
  const drop = (event: DragEvent<HTMLLIElement>) => {
    event.preventDefault()
    const place = held && over && dropped(rows, held, over.id, over.where)
    if (held && place) onMove(held, place)
    end()
  }
  const end = () => {
    setHeld(undefined)
    setOver(undefined)
  }
  const press = (event: KeyboardEvent, row: TreeRow) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    const place = keyed(rows, row.id, event.key)
    if (place) onMove(row.id, place)
  }
  return (
    <ul
      aria-label={t('admin.collections.collections')}
      className="overflow-hidden rounded-card border border-border bg-surface"
    >
      {rows.map((row) => (
        <li
          key={row.id}
          onDragOver={(event) => drag(event, row)}
          onDrop={drop}
          className={`flex min-h-12 items-center gap-2 border-b border-border pe-2 last:border-b-0 ${held === row.id ? heldRow : ''} ${over?.id === row.id ? lines[over.where] : ''}`}
          style={{ paddingInlineStart: `${0.25 + (row.level - 1) * 1.25}rem` }}
        >
          <button
            type="button"
            draggable={!lacks}
            disabled={lacks !== undefined}
            aria-label={t('admin.collections.moveName', { name: row.name })}
            aria-describedby="tree-help"
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', row.name)
              setHeld(row.id)
            }}
            onDragEnd={end}
            onKeyDown={(event) => press(event, row)}
            className="inline-flex size-9 shrink-0 cursor-grab items-center justify-center rounded-control text-ink-3 hover:text-ink disabled:cursor-default disabled:opacity-40"
          >
            <GripVertical aria-hidden="true" size={16} strokeWidth={1.75} />
          </button>
          <RowName row={row} />
          <RowMenu rows={rows} row={row} lacks={lacks} {...handlers} />
        </li>
      ))}
    </ul>
  )
}

function RowName({ row }: { row: TreeRow }) {
  const formats = useFormats()
  return (
    <>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-0.5 py-1.5">
        <RouterLink
          href={paths.collection(row.id)}
          className="min-w-0 break-words text-admin font-medium text-ink hover:underline"
        >
          {row.name}
        </RouterLink>
        <span className="sr-only">
          {t('admin.collections.levelLevelPlaceOfSiblings', {
            level: row.level,
            place: row.place,
            siblings: row.siblings,
          })}
        </span>
        {!row.visible && <StatusPill tone="neutral">{t('admin.collections.hidden')}</StatusPill>}
      </span>
      <span className="shrink-0 text-admin text-ink-2 tabular-nums">
        <span aria-hidden="true">{formats.number(row.items)}</span>
        <span className="sr-only">{t('admin.list.countProduct', { count: row.items })}</span>
      </span>
    </>
  )
}

/** Changes of a row; moves of the handle among them. */
function RowMenu({ rows, row, lacks, onMove, onShow, onMake, onDelete }: CollectionTreeProps & { row: TreeRow }) {
  return (
    <MoreMenu
      label={t('admin.collections.changeName', { name: row.name })}
      items={[
        {
          label: row.visible ? t('admin.collections.hide') : t('admin.collections.showInTheShop'),
          disabledReason: lacks,
          onSelect: () => onShow(row.id, !row.visible),
        },
        {
          label: t('admin.collections.newCollectionInside'),
          disabledReason:
            lacks ?? (row.level >= MAX_LEVEL ? t('admin.collections.collectionsCanBeSixLevels') : undefined),
          onSelect: () => onMake(row.id),
        },
        { kind: 'separator' },
        ...moves.flatMap(({ label, key }) => {
          const place = keyed(rows, row.id, key)
          return place ? [{ label, disabledReason: lacks, onSelect: () => onMove(row.id, place) }] : []
        }),
        { kind: 'separator' },
        {
          label: t('admin.collections.delete'),
          tone: 'danger',
          disabledReason: lacks,
          onSelect: () => onDelete(row),
        },
      ]}
    />
  )
}
