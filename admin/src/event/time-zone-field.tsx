import { instantOf } from '@fairground/domain/events/event-time.ts'
import { AdminField } from '@fairground/ui/admin/form-field.tsx'
import { useMemo, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { ZoneBox } from '../forms/zone-box.tsx'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

/** The event's time zone. Offsets are those of the day on which it starts. */
export function TimeZoneField({ form }: { form: UseFormReturn<EventValues> }) {
  const [zone, start] = form.watch(['timeZone', 'start'])
  const [loadedAt] = useState(() => new Date())
  const at = useMemo(() => dayOf(start, zone) ?? loadedAt, [start, zone, loadedAt])
  return (
    <Controller
      control={form.control}
      name="timeZone"
      render={({ field }) => (
        <AdminField
          label={t('admin.event.timeZone')}
          help={t('admin.event.guestsSeeTimesInThis')}
          error={form.formState.errors.timeZone?.message}
        >
          {(wiring) => (
            <ZoneBox
              {...wiring}
              ref={field.ref}
              value={zone}
              at={at}
              onChoose={(id) => form.setValue('timeZone', id, { shouldDirty: true, shouldValidate: true })}
              onBlur={field.onBlur}
            />
          )}
        </AdminField>
      )}
    />
  )
}

/** The day as the browser's field gives it; undefined while no day is typed. */
const dayOf = (start: string, zone: string): Date | undefined =>
  /^\d{4}-/.test(start) && zone ? instantOf(start, zone) : undefined
