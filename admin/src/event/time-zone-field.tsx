import { instantOf } from '@fairground/domain/events/event-time.ts'
import { Combobox } from '@fairground/ui/admin/combobox.tsx'
import { AdminField } from '@fairground/ui/admin/form-field.tsx'
import { useMemo, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { findZones, shownZone, timeZonesAt } from '../forms/time-zones.ts'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

/** The event's time zone, found by city, by name or by offset. Offsets are those of the day on which it starts. */
export function TimeZoneField({ form }: { form: UseFormReturn<EventValues> }) {
  const [zone, start] = form.watch(['timeZone', 'start'])
  const [loadedAt] = useState(() => new Date())
  const at = useMemo(() => dayOf(start, zone) ?? loadedAt, [start, zone, loadedAt])
  // Names of all zones take a while to write: they wait until the list is opened.
  const zones = useMemo(() => {
    let known: ReturnType<typeof timeZonesAt> | undefined
    return () => (known ??= timeZonesAt(at, zone))
  }, [at, zone])
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
            <Combobox
              {...wiring}
              ref={field.ref}
              value={zone}
              shown={shownZone(zone, at)}
              placeholder={t('admin.event.cityOrOffset')}
              find={(query) =>
                findZones(zones(), query).map(({ id, city, offset }) => ({ value: id, label: city, detail: offset }))
              }
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
