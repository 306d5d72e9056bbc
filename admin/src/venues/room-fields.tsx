import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { t } from '../texts.ts'
import { emptyRoom, type RoomMistakes, type RoomValues } from './venue-values.ts'

const MOST_ROOMS = 50

interface RoomFieldsProps {
  rooms: readonly RoomValues[]
  mistakes: readonly RoomMistakes[]
  onChange: (rooms: RoomValues[]) => void
}

/** The rooms of a venue, in the order in which they are offered. */
export function RoomFields({ rooms, mistakes, onChange }: RoomFieldsProps) {
  const change = (at: number, room: Partial<RoomValues>) =>
    onChange(rooms.map((one, i) => (i === at ? { ...one, ...room } : one)))
  return (
    <FieldGroup legend={t('admin.venues.rooms')}>
      {rooms.map((room, i) => (
        <div
          key={room.id ?? i}
          className="grid grid-cols-[1fr_auto] gap-2 border-b border-border pb-3 sm:grid-cols-[2fr_1fr_3fr_auto]"
        >
          <AdminTextField
            label={t('admin.venues.room')}
            autoComplete="off"
            maxLength={30}
            value={room.name}
            error={mistakes[i]?.name}
            onChange={({ currentTarget }) => change(i, { name: currentTarget.value })}
          />
          <div className="order-last col-span-2 sm:order-none sm:col-span-1">
            <AdminTextField
              label={t('admin.venues.capacity')}
              optional
              inputMode="numeric"
              value={room.capacity}
              error={mistakes[i]?.capacity}
              onChange={({ currentTarget }) => change(i, { capacity: currentTarget.value })}
            />
          </div>
          <div className="order-last col-span-2 sm:order-none sm:col-span-1">
            <AdminTextField
              label={t('admin.venues.accessibility')}
              optional
              autoComplete="off"
              maxLength={1000}
              value={room.accessibility}
              onChange={({ currentTarget }) => change(i, { accessibility: currentTarget.value })}
            />
          </div>
          <div className="pt-6">
            <IconButton
              label={t('admin.venues.removeRoom', { name: room.name || t('admin.venues.room') })}
              icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />}
              size="sm"
              onClick={() => onChange(rooms.filter((_, at) => at !== i))}
            />
          </div>
        </div>
      ))}
      <div>
        <Button
          size="sm"
          variant="secondary"
          disabledReason={rooms.length >= MOST_ROOMS ? t('admin.venues.mostRooms', { most: MOST_ROOMS }) : undefined}
          onClick={() => onChange([...rooms, emptyRoom])}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.venues.addRoom')}
        </Button>
      </div>
    </FieldGroup>
  )
}
