import { Combobox } from '@fairground/ui/admin/combobox.tsx'
import { type ComponentProps, useMemo } from 'react'
import { t } from '../texts.ts'
import { findZones, shownZone, timeZonesAt } from './time-zones.ts'

type ZoneBoxProps = Omit<ComponentProps<typeof Combobox>, 'shown' | 'placeholder' | 'find'> & {
  /** Offsets are those of this moment. */
  at: Date
}

/** Chooses a time zone, found by city, by name or by offset. */
export function ZoneBox({ at, value, ...box }: ZoneBoxProps) {
  // Names of all zones take a while to write: they wait until the list is opened.
  const zones = useMemo(() => {
    let known: ReturnType<typeof timeZonesAt> | undefined
    return () => (known ??= timeZonesAt(at, value))
  }, [at, value])
  return (
    <Combobox
      {...box}
      value={value}
      shown={shownZone(value, at)}
      placeholder={t('admin.event.cityOrOffset')}
      find={(query) =>
        findZones(zones(), query).map(({ id, city, offset }) => ({ value: id, label: city, detail: offset }))
      }
    />
  )
}
