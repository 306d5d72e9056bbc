import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { placeOf } from '../events/event-words.ts'
import { overviewMark } from '../events/overview-words.ts'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { ShownMonth } from './month-table.tsx'

/** A month where there is no room for a table: the days on which something takes place. */
export function DayList({ weeks, weekdays, days, today }: ShownMonth) {
  const busy = weeks.flatMap((week) =>
    week.flatMap((day, place) => {
      const events = day === undefined ? undefined : days.get(day)
      return day !== undefined && events ? [{ day, weekday: weekdays[place], events }] : []
    }),
  )
  if (busy.length === 0) return <p className="text-admin text-ink-2 lg:sr-only">{t('admin.event-calendar.nothing')}</p>
  return (
    <ul className="flex flex-col lg:hidden">
      {busy.map(({ day, weekday, events }) => (
        <li key={day} className="flex gap-3 border-t border-border py-3 text-admin">
          <time
            dateTime={day}
            aria-current={day === today ? 'date' : undefined}
            className={`w-14 shrink-0 ${day === today ? 'font-semibold text-brand' : 'text-ink-3'}`}
          >
            {weekday} {Number(day.slice(8))}
          </time>
          <ul className="flex min-w-0 grow flex-col gap-4">
            {events.map(({ event, time }) => {
              const [tone, words] = overviewMark(event)
              return (
                <li key={event.id} className="flex min-w-0 flex-col gap-0.5">
                  <span className="flex items-center justify-between gap-2">
                    <span className="text-ink-2 tabular-nums">{time ?? t('admin.event-calendar.continues')}</span>
                    <StatusPill tone={tone}>{words}</StatusPill>
                  </span>
                  <RouterLink href={paths.event(event.id)} className="font-medium break-words hover:underline">
                    {event.title}
                  </RouterLink>
                  <span className="truncate text-ink-3">{placeOf(event)}</span>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
