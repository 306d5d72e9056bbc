import type { OverviewEvent } from '@fairground/client/generated/fairground.event-overview.ts'
import type { MonthKey } from '@fairground/domain/events/month-grid.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { overviewMark } from '../events/overview-words.ts'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { type DayEvent, dayAfterKey } from './month-days.ts'

export interface ShownMonth {
  /** "December 2026" */
  readonly name: string
  readonly weekdays: readonly string[]
  /** Days beside the month are undefined. */
  readonly weeks: readonly (readonly (string | undefined)[])[]
  readonly days: ReadonlyMap<string, readonly DayEvent[]>
  readonly today: string
}

type MonthTableProps = ShownMonth & { month: MonthKey; onMonth: (month: MonthKey) => void }

/** Events of a day before the rest is opened. */
const FIRST = 4

/** A month as a table of weeks. Arrows walk from day to day, Page Up and Page Down from month to month; Enter goes into a day, Escape back out. */
export function MonthTable({ name, weekdays, weeks, days, today, month, onMonth }: MonthTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const [day, setDay] = useState<string>()
  const walking = useRef(false)
  const here = day?.startsWith(month) ? day : today.startsWith(month) ? today : `${month}-01`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day or month is what takes the focus.
  useEffect(() => {
    if (!walking.current) return
    const cell = table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (!cell) return
    walking.current = false
    cell.focus()
  }, [day, month])
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]') // elements alone have keys
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.target !== cell) {
      if (event.key === 'Escape') cell.focus()
      return
    }
    const from = cell.dataset.day ?? here
    if (event.key === 'Enter') cell.querySelector<HTMLElement>('a, button')?.focus()
    const week = weeks.find((one) => one.includes(from)) ?? []
    const next = dayAfterKey(event.key, from, week, getComputedStyle(cell).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    walking.current = true
    setDay(next)
    if (!next.startsWith(month)) onMonth(next.slice(0, 7))
  }
  return (
    <div className="hidden lg:block">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days one walks along is a grid. */}
      <table ref={table} role="grid" onKeyDown={walk} className="w-full table-fixed border-collapse text-admin">
        <caption className="sr-only">{t('admin.event-calendar.keys', { name })}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="p-1 text-start text-label text-ink-3">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((one) => one !== undefined)}>
              {week.map((one, place) =>
                one === undefined ? (
                  <td key={weekdays[place]} className="border border-border bg-sunken" />
                ) : (
                  <Day
                    key={one}
                    day={one}
                    events={days.get(one) ?? []}
                    isToday={one === today}
                    isHere={one === here}
                    onFocus={() => setDay(one)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  day: string
  events: readonly DayEvent[]
  isToday: boolean
  isHere: boolean
  onFocus: () => void
}

function Day({ day, events, isToday, isHere, onFocus }: DayProps) {
  const [opened, setOpened] = useState(false)
  const shown = opened || events.length <= FIRST + 1 ? events : events.slice(0, FIRST)
  return (
    <td
      data-day={day}
      tabIndex={isHere ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onFocus={onFocus}
      className="h-24 border border-border bg-surface p-1 align-top -outline-offset-2"
    >
      <time
        dateTime={day}
        className={`inline-flex size-6 items-center justify-center rounded-full tabular-nums ${isToday ? 'bg-brand font-semibold text-on-brand' : 'text-ink-3'}`}
      >
        {Number(day.slice(8))}
      </time>
      <ul className="flex flex-col gap-1">
        {shown.map(({ event, time }) => (
          <li key={event.id}>
            <EventChip event={event} time={time} />
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <button
          type="button"
          onClick={() => setOpened(true)}
          className="min-h-6 rounded-control px-1 font-medium text-brand hover:underline"
        >
          {t('admin.event-calendar.more', { count: String(events.length - shown.length) })}
        </button>
      )}
    </td>
  )
}

const tones: Record<StatusTone, string> = {
  success: 'border-success bg-success-soft',
  warning: 'border-warning bg-warning-soft',
  danger: 'border-danger bg-danger-soft',
  info: 'border-info bg-info-soft',
  neutral: 'border-border-strong bg-sunken',
}

function EventChip({ event, time }: { event: OverviewEvent; time: string | undefined }) {
  const [tone, words] = overviewMark(event)
  return (
    <RouterLink
      href={paths.event(event.id)}
      className={`flex min-h-6 flex-wrap items-baseline gap-x-1 rounded-control border-s-3 px-1.5 py-0.5 text-ink hover:underline ${tones[tone]} ${event.column === 'DRAFT' ? 'border-dashed' : ''}`}
    >
      <span className="text-ink-2 tabular-nums">{time ?? t('admin.event-calendar.continues')}</span>
      <span
        className={`line-clamp-2 min-w-0 font-medium break-words ${event.status === 'CANCELED' ? 'line-through' : ''}`}
      >
        {event.title}
      </span>
      <span className="sr-only">, {words}</span>
    </RouterLink>
  )
}
