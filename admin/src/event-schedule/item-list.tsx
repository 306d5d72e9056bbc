import { dayKey, formatDate, formatTime, zoneName } from '@fairground/domain/formatting/dates.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { neighbourOf } from './item-values.ts'
import type { EventItem } from './schedule-queries.ts'

const icon = { size: 16, strokeWidth: 1.75 } as const

type ItemListProps = {
  items: readonly EventItem[]
  /** Nothing can be changed now. */
  busy: boolean
  onMove: (item: EventItem, step: -1 | 1) => void
  onEdit: (item: EventItem) => void
  onDelete: (item: EventItem) => void
}

/** Items of a schedule, a card each day. Moved ones change places with their neighbour on the stage. */
export function ItemList({ items, ...actions }: ItemListProps) {
  const { locale } = useFormats()
  const days = Map.groupBy(items, ({ timeSlot: { start, timeZoneId: zone } }) =>
    [dayKey(start, zone), zoneName(start, { locale, zone })].join(' '),
  )
  return [...days].map(([key, [first, ...others]]) => {
    const { start, timeZoneId: zone } = first!.timeSlot // a group has an item
    const place = { locale, zone }
    return (
      <Card
        key={key}
        title={t('admin.event-schedule.day', { date: formatDate(start, place), zone: zoneName(start, place) })}
      >
        <ul className="flex flex-col divide-y divide-border">
          {[first!, ...others].map((item) => (
            <Row key={item.id} item={item} items={items} {...actions} />
          ))}
        </ul>
      </Card>
    )
  })
}

function Row({ item, items, busy, onMove, onEdit, onDelete }: ItemListProps & { item: EventItem }) {
  const { locale } = useFormats()
  const { start, end, timeZoneId: zone } = item.timeSlot
  const { name, stageName, speakers } = item
  const place = { locale, zone }
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
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
      <div className="flex gap-1">
        <IconButton
          size="sm"
          label={t('admin.event-schedule.moveEarlier', { name })}
          disabled={busy || !neighbourOf(items, item, -1)}
          onClick={() => onMove(item, -1)}
          icon={<ArrowUp {...icon} />}
        />
        <IconButton
          size="sm"
          label={t('admin.event-schedule.moveLater', { name })}
          disabled={busy || !neighbourOf(items, item, 1)}
          onClick={() => onMove(item, 1)}
          icon={<ArrowDown {...icon} />}
        />
        <IconButton
          size="sm"
          label={t('admin.event-schedule.change', { name })}
          disabled={busy}
          onClick={() => onEdit(item)}
          icon={<Pencil {...icon} />}
        />
        <IconButton
          size="sm"
          label={t('admin.event-schedule.delete', { name })}
          disabled={busy}
          onClick={() => onDelete(item)}
          icon={<Trash2 {...icon} />}
        />
      </div>
    </li>
  )
}
