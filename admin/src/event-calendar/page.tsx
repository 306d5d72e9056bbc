import {
  type MonthKey,
  monthIn,
  monthsLater,
  weekdayNames,
  weekStartOf,
  weeksOf,
} from '@fairground/domain/events/month-grid.ts'
import { dayKey, formatMonth, monthKey } from '@fairground/domain/formatting/dates.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router'
import { EventFaces } from '../events/event-faces.tsx'
import { monthQuery } from '../events/overview-queries.ts'
import { CreateLink } from '../list/create-link.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListSearch } from '../list/list-search.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { EVENT_TABS, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery, useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { DayList } from './day-list.tsx'
import { eventsByDay } from './month-days.ts'
import { MonthTable } from './month-table.tsx'

interface Now {
  readonly now: Date
  readonly zone: string
}

/** The month of the address, or the one that it is; and the words that are searched. */
function choiceIn(search: string, { now, zone }: Now): { month: MonthKey; q: string | undefined } {
  const month = monthIn(new URLSearchParams(search).get('month')) ?? monthKey(now, zone)
  return { month, q: readChoice(search, EVENT_TABS).q }
}

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const { site, clockLeadMs } = await queryClient.ensureQueryData(meQuery())
  const { month, q } = choiceIn(new URL(request.url).search, {
    now: new Date(Date.now() + clockLeadMs),
    zone: site.timeZone,
  })
  await queryClient.ensureQueryData(monthQuery(month, q))
  return null
}

export function Component() {
  const navigate = useNavigate()
  const { locale, zone, number } = useFormats()
  const now = useSiteNow()
  const { month, q } = choiceIn(useLocation().search, { now, zone })
  const { data, error, refetch } = useQuery(monthQuery(month, q))
  const lacks = useLacks('events.write')
  useCommand('create', () => navigate(paths.newEvent()))
  const name = formatMonth(new Date(`${month}-01T00:00:00Z`), { locale, zone: 'UTC' })
  const events = data?.events ?? []
  const days = eventsByDay(month, events, { locale, zone })
  const weeks = weeksOf(month, weekStartOf(locale))
  const shown = { name, weeks, days, today: dayKey(now, zone), weekdays: weekdayNames(locale) }
  return (
    <Page title={t('admin.event-calendar.title', { name })}>
      <PageHeader
        title={t('admin.events.events')}
        actions={
          <CreateLink href={paths.newEvent()} lacks={lacks}>
            {t('admin.events.newEvent')}
          </CreateLink>
        }
      />
      <ListSearch
        label={t('admin.events.title')}
        choice={{ q }}
        go={(change, replace) => navigate(paths.eventCalendar({ month, ...change }), { replace: replace ?? false })}
      >
        <EventFaces current="calendar" q={q} />
      </ListSearch>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-admin-h1" aria-live="polite">
          {name}
        </h2>
        <Months month={month} thisMonth={monthKey(now, zone)} q={q} />
      </div>
      <StaleMark error={error} onRetry={refetch} />
      {data?.hasMore && (
        <p className="text-admin text-ink-2">{t('admin.event-calendar.tooMany', { count: number(events.length) })}</p>
      )}
      <DayList {...shown} />
      <MonthTable
        {...shown}
        month={month}
        onMonth={(next) => navigate(paths.eventCalendar({ month: next, q }), { preventScrollReset: true })}
      />
    </Page>
  )
}

function Months({ month, thisMonth, q }: { month: MonthKey; thisMonth: MonthKey; q: string | undefined }) {
  const steps = [
    [monthsLater(month, -1), t('admin.event-calendar.previous')],
    [thisMonth, t('admin.event-calendar.thisMonth')],
    [monthsLater(month, 1), t('admin.event-calendar.next')],
  ] as const
  return (
    <nav aria-label={t('admin.event-calendar.months')} className="flex flex-wrap gap-2">
      {steps.map(([to, label]) => (
        <ButtonLink
          key={label}
          variant="secondary"
          size="sm"
          href={paths.eventCalendar({ month: to, q })}
          linkAs={RouterLink}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  )
}
