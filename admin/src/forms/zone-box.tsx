import { Combobox } from '@fairground/ui/admin/combobox.tsx'
import type { ComboboxOption } from '@fairground/ui/admin/combobox-list.tsx'
import { type ComponentProps, useMemo } from 'react'
import { t } from '../texts.ts'
import { findZones, shownZone, timeZonesAt } from './time-zones.ts'

type ZoneBoxProps = Omit<ComponentProps<typeof Combobox>, 'shown' | 'placeholder' | 'find'> & {
  /** Offsets are those of this moment. */
  at: Date
}

/** Finds time zones, the one that is chosen among them, by city, by name or by offset at that moment. */
export function useFindZones(at: Date, chosen: string): (query: string) => ComboboxOption[] {
  // Names of all zones take a while to write: they wait until the list is opened.
  const zones = useMemo(() => {
    let known: ReturnType<typeof timeZonesAt> | undefined
    return () => (known ??= timeZonesAt(at, chosen))
  }, [at, chosen])
  return (query) =>
    findZones(zones(), query).map(({ id, city, offset }) => ({ value: id, label: city, detail: offset }))
}

/** Chooses a time zone. */
export function ZoneBox({ at, value, ...box }: ZoneBoxProps) {
  const find = useFindZones(at, value)
  return (
    <Combobox
      {...box}
      value={value}
      shown={shownZone(value, at)}
      placeholder={t('admin.event.cityOrOffset')}
      find={find}
    />
  )
}
