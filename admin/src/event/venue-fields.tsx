import type { Venue } from '@fairground/client/generated/fairground.venues.ts'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

type Form = UseFormReturn<EventValues>

/** One of the venues, or a place that is the event's own. */
export function VenueField({ form, venues }: { form: Form; venues: readonly Venue[] }) {
  const { errors } = form.formState
  return (
    <AdminSelectField
      label={t('admin.venues.venue')}
      {...form.register('venueId', {
        onChange: () => {
          form.setValue('roomId', '')
          form.setValue('usesRoomCapacity', false)
        },
      })}
      error={errors.venueId?.message}
    >
      <option value="">{t('admin.venues.ownPlace')}</option>
      {venues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </AdminSelectField>
  )
}

/** The room of a venue, and whether its places are as many as the event has. */
export function RoomField({ form, venue }: { form: Form; venue: Venue }) {
  const { errors } = form.formState
  const room = venue.rooms.find(({ id }) => id === form.watch('roomId'))
  const { addressLine, addressLine2, city } = venue.address
  return (
    <>
      <p className="text-ink-2">{[addressLine, addressLine2, city].filter(Boolean).join(', ')}</p>
      {venue.rooms.length > 0 && (
        <AdminSelectField
          label={t('admin.venues.room')}
          {...form.register('roomId', { onChange: () => form.setValue('usesRoomCapacity', false) })}
          error={errors.roomId?.message}
        >
          <option value="">{t('admin.venues.noRoom')}</option>
          {venue.rooms.map(({ id, name, capacity }) => (
            <option key={id} value={id}>
              {capacity === undefined ? name : t('admin.venues.roomWithPlaces', { name, count: capacity })}
            </option>
          ))}
        </AdminSelectField>
      )}
      {room?.capacity !== undefined && (
        <CheckboxField
          label={t('admin.venues.useCapacity')}
          help={t('admin.venues.useCapacityHelp')}
          {...form.register('usesRoomCapacity')}
        />
      )}
    </>
  )
}
