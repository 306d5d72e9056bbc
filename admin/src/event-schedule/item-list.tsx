import { dayKey, formatDate, formatTime, zoneName } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DragHandle, rowMark } from '../list/drag-handle.tsx'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { neighbourOf } from './item-values.ts'
import type { EventItem } from './schedule-queries.ts'

const icon = { size: 16, strokeWidth: 1.75 } as const

type ItemListProps = {
  items: readonly EventItem[]
  /** Reason why nothing can be changed. */
  lacks: string | undefined
  /** A move is being stored. */
  moving: boolean
  onMove: (item: EventItem, target: EventItem) => void
  onEdit: (item: EventItem) => void
  onDelete: (item: EventItem) => void
}

/** Items of a schedule, a card each day. A handle moves one to the place of another on its stage. */
export function ItemList({ items, ...actions }: ItemListProps) {
  const { locale } = useFormats()
  const [drag, setDrag] = useState<Drag>({})
  const [announcement, setAnnouncement] = useState('')
  const move = (item: EventItem, target: EventItem) => {
    if (actions.moving) return
    actions.onMove(item, target)
    setAnnouncement(t('admin.event-schedule.takesThePlace', { name: item.name, other: target.name }))
  }
  const days = Map.groupBy(items, ({ timeSlot: { start, timeZoneId: zone } }) =>
    [dayKey(start, zone), zoneName(start, { locale, zone })].join(' '),
  )
  const cards = [...days].map(([key, [first, ...others]]) => {
    const { start, timeZoneId: zone } = first!.timeSlot // a group has an item
    const place = { locale, zone }
    return (
      <Card
        key={key}
        title={t('admin.event-schedule.day', { date: formatDate(start, place), zone: zoneName(start, place) })}
      >
        <ul className="flex flex-col divide-y divide-border">
          {[first!, ...others].map((item) => (
            <Row key={item.id} item={item} items={items} drag={drag} onDrag={setDrag} {...actions} onMove={move} />
          ))}
        </ul>
      </Card>
    )
  })
  return (
    <>
      {cards}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}

interface Drag {
  readonly held?: EventItem
  /** Item in whose place it would come to stand. */
  readonly over?: EventItem
}

const step: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

type RowProps = ItemListProps & { item: EventItem; drag: Drag; onDrag: (drag: Drag) => void }

function Row({ item, items, lacks, drag, onDrag, onMove, onEdit, onDelete }: RowProps) {
  const { name, stageName } = item
  const { held, over } = drag
  const takes = held !== undefined && held !== item && held.stageName === stageName
  const mark = rowMark(
    items.map(({ id }) => id),
    present({ held: held?.id, over: takes ? over?.id : undefined }),
    item.id,
  )
  const next = (by: -1 | 1 | undefined) => by && neighbourOf(items, item, by)
  const moveBy = (by: -1 | 1 | undefined): boolean => {
    const target = next(by)
    if (target) onMove(item, target)
    return target !== undefined
  }
  return (
    <li
      className={`flex items-center gap-2 py-2 ${mark}`}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        if (over !== item) onDrag({ held, over: item })
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (takes) onMove(held, item)
        onDrag({})
      }}
    >
      <DragHandle
        name={name}
        lacks={lacks}
        onStart={() => onDrag({ held: item })}
        onEnd={() => onDrag({})}
        onKey={(key) => moveBy(step[key])}
        held={held === item}
        onPick={() => {
          if (takes) onMove(held, item)
          onDrag(held ? {} : { held: item })
        }}
      />
      <ItemWords item={item} />
      <div className="flex shrink-0 gap-1">
        <IconButton
          size="sm"
          label={t('admin.event-schedule.change', { name })}
          disabled={lacks !== undefined}
          onClick={() => onEdit(item)}
          icon={<Pencil {...icon} />}
        />
        <IconButton
          size="sm"
          label={t('admin.event-schedule.delete', { name })}
          disabled={lacks !== undefined}
          onClick={() => onDelete(item)}
          icon={<Trash2 {...icon} />}
        />
      </div>
    </li>
  )
}

function ItemWords({ item }: { item: EventItem }) {
  const { locale } = useFormats()
  const { start, end, timeZoneId: zone } = item.timeSlot
  const { name, stageName, speakers } = item
  const place = { locale, zone }
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        <span className="tabular-nums">
          {formatTime(start, place)} – {formatTime(end, place)}
        </span>
        {stageName && <span>{stageName}</span>}
        {item.hidden && <StatusPill tone="neutral">{t('admin.event-schedule.isHidden')}</StatusPill>}
        {item.status === 'CANCELED' && <StatusPill tone="danger">{t('admin.event-schedule.isCanceled')}</StatusPill>}
      </p>
      <p className="font-medium break-words">{name}</p>
      {speakers.length > 0 && <p className="text-ink-3">{speakers.join(', ')}</p>}
    </div>
  )
}
