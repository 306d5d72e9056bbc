import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { type EventChoice, eventsIn } from './event-category.ts'
import type { MonthView } from './load-month.ts'

type MonthCalendarProps = { view: MonthView } & Pick<EventChoice, 'category' | 'narrowing'>

/** A month, each event on its days in its own zone: as a table of weeks, and where that is too wide as a list of days. */
export function MonthCalendar({ view: { name, previous, next, weekdays, weeks }, ...choice }: MonthCalendarProps) {
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-h2">{name}</h2>
        <nav aria-label={t('events.months')} className="flex gap-4">
          <MonthLink href={eventsIn({ ...choice, month: previous })}>{t('events.previousMonth')}</MonthLink>
          <MonthLink href={eventsIn({ ...choice, month: next })}>{t('events.nextMonth')}</MonthLink>
        </nav>
      </div>
      <DayList weeks={weeks} weekdays={weekdays} />
      <div className="hidden lg:block">
        <table className="w-full">
          <caption className="sr-only">{name}</caption>
          <colgroup>
            <col span={7} width="14%" />
          </colgroup>
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col" className="text-label text-ink-3">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month have no other name
              <tr key={index} className="border-t border-border">
                {week.map((day, place) => (
                  <td key={day?.key ?? weekdays[place]} valign="top" className="px-1 py-2">
                    {day && <DayCell day={day} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type Day = NonNullable<MonthView['weeks'][number][number]>

/** The days on which something takes place. */
function DayList({ weeks, weekdays }: Pick<MonthView, 'weeks' | 'weekdays'>) {
  const days = weeks.flatMap((week) => week.map((day, place) => ({ ...day, weekday: weekdays[place] })))
  const busy = days.filter((day): day is Day & { weekday: string } => (day.events?.length ?? 0) > 0)
  if (busy.length === 0) return <p>{t('events.nothingInMonth')}</p>
  return (
    <ul className="flex flex-col lg:hidden">
      {busy.map(({ key, number, weekday, events }) => (
        <li key={key} className="flex gap-4 border-t border-border py-3">
          <time dateTime={key} className="w-16 shrink-0 text-small text-ink-3">
            {weekday} {number}
          </time>
          <DayEvents events={events} />
        </li>
      ))}
    </ul>
  )
}

function DayCell({ day: { key, number, events } }: { day: Day }) {
  return (
    <>
      <time dateTime={key} className="text-label text-ink-3 tabular-nums">
        {number}
      </time>
      <DayEvents events={events} />
    </>
  )
}

function DayEvents({ events }: Pick<Day, 'events'>) {
  return (
    <ul className="flex flex-col gap-1">
      {events.map(({ id, href, title, time, canceled }) => (
        <li key={id} className="text-small">
          {time && <span className="text-ink-3 tabular-nums">{time} </span>}
          <RouterLink href={href} className="font-medium hover:underline">
            {title}
          </RouterLink>
          {canceled && <span className="text-ink-3"> {t('events.cancelled')}</span>}
        </li>
      ))}
    </ul>
  )
}

function MonthLink({ href, children }: { href: string; children: string }) {
  return (
    <RouterLink
      href={href}
      className="inline-flex min-h-11 items-center text-small font-medium text-brand hover:underline"
    >
      {children}
    </RouterLink>
  )
}
