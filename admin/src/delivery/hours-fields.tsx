import { present } from '@fairground/domain/present.ts'
import { AdminField, AdminInput, AdminSelect, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { X } from 'lucide-react'
import { shownValue } from '../forms/shared-edits.ts'
import { t } from '../texts.ts'

export const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
type Day = (typeof DAYS)[number]

/** Times as `HH:MM`. */
export interface Window {
  readonly day: Day
  readonly start: string
  readonly end: string
  /** Absent: true. A program may have switched it off. */
  readonly enabled?: boolean
}

type Time = { readonly hours: number; readonly minutes?: number | null }

export const timeText = ({ hours, minutes }: Time): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes ?? 0).padStart(2, '0')}`

export const timeOf = (text: string): { hours: number; minutes: number } => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return { hours, minutes }
}

interface WireWindow {
  readonly day: Day
  readonly start: Time
  readonly end: Time
  readonly enabled?: boolean | null
}

export const windowsText = (windows: readonly WireWindow[]): Window[] =>
  windows.map(({ day, start, end, enabled }) => ({
    day,
    start: timeText(start),
    end: timeText(end),
    ...present({ enabled: enabled === false ? false : undefined }),
  }))

export const windowsOf = (windows: readonly Window[]) =>
  windows.map(({ day, start, end, enabled }) => ({
    day,
    start: timeOf(start),
    end: timeOf(end),
    ...present({ enabled }),
  }))

/** Windows that end after they begin. */
export const areWindows = (windows: readonly Window[]): boolean =>
  windows.every(({ start, end }) => start !== '' && end > start)

const dayNames = new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' })
/** The first of January 2024 was a Monday. */
const dayName = (day: Day): string => dayNames.format(new Date(Date.UTC(2024, 0, 1 + DAYS.indexOf(day))))

/** "Monday 10:00–18:00, Tuesday 10:00–18:00". */
export const windowsInWords = (windows: readonly Window[]): string =>
  shownValue(windows.map(({ day, start, end }) => `${dayName(day)} ${start}–${end}`))

type HoursFieldsProps = {
  legend: string
  none: string
  add: string
  windows: readonly Window[]
  tried: boolean
  onChange: (windows: Window[]) => void
}

/** Weekly times, one row each. */
export function HoursFields({ legend, none, add, windows, tried, onChange }: HoursFieldsProps) {
  const edit = (at: number, change: Partial<Window>) =>
    onChange(windows.map((one, i) => (i === at ? { ...one, ...change } : one)))
  const last = windows.at(-1)
  const next = (): Window => ({
    day: DAYS[(DAYS.indexOf(last?.day ?? 'SUN') + 1) % 7] ?? 'MON',
    start: last?.start ?? '10:00',
    end: last?.end ?? '18:00',
  })
  return (
    <FieldGroup legend={legend}>
      {windows.length === 0 && <p className="text-admin text-ink-2">{none}</p>}
      {windows.map((window, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window has no name but its place.
        <div key={at} className="grid grid-cols-[1fr_auto] items-end gap-2 sm:grid-cols-[1fr_auto_auto_auto]">
          <AdminField label={t('admin.delivery.day')}>
            {(wiring) => (
              <AdminSelect
                {...wiring}
                value={window.day}
                onChange={({ currentTarget }) => edit(at, { day: currentTarget.value as Day })}
              >
                {DAYS.map((day) => (
                  <option key={day} value={day}>
                    {dayName(day)}
                  </option>
                ))}
              </AdminSelect>
            )}
          </AdminField>
          <AdminTextField
            label={t('admin.delivery.from')}
            type="time"
            value={window.start}
            onChange={({ currentTarget }) => edit(at, { start: currentTarget.value })}
          />
          <AdminTextField
            label={t('admin.delivery.until')}
            type="time"
            value={window.end}
            onChange={({ currentTarget }) => edit(at, { end: currentTarget.value })}
          />
          <IconButton
            size="sm"
            label={t('admin.delivery.removeName', { name: `${dayName(window.day)} ${window.start}` })}
            icon={<X aria-hidden="true" size={16} />}
            onClick={() => onChange(windows.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      {tried && !areWindows(windows) && <FieldError>{t('admin.delivery.endAfterStart')}</FieldError>}
      <Button variant="secondary" size="sm" className="self-start" onClick={() => onChange([...windows, next()])}>
        {add}
      </Button>
    </FieldGroup>
  )
}

type ClosedDatesProps = { dates: readonly string[]; onChange: (dates: string[]) => void }

/** Days on which nothing is handed over. */
export const ClosedDates = ({ dates, onChange }: ClosedDatesProps) => (
  <FieldGroup legend={t('admin.delivery.closedDays')}>
    {dates.length > 0 && (
      <ul className="flex flex-wrap gap-2">
        {dates.map((date) => (
          <li key={date} className="flex items-center gap-1 rounded-control bg-sunken ps-2 text-admin">
            {date}
            <IconButton
              size="sm"
              label={t('admin.delivery.removeName', { name: date })}
              icon={<X aria-hidden="true" size={14} />}
              onClick={() => onChange(dates.filter((one) => one !== date))}
            />
          </li>
        ))}
      </ul>
    )}
    <AdminField label={t('admin.delivery.addADay')}>
      {(wiring) => (
        <AdminInput
          {...wiring}
          type="date"
          value=""
          onChange={({ currentTarget: { value } }) => {
            if (value && !dates.includes(value)) onChange([...dates, value].sort())
          }}
        />
      )}
    </AdminField>
  </FieldGroup>
)
