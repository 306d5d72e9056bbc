import type { BoardColumn, OverviewEvent } from '@fairground/client/generated/fairground.event-overview.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router'
import { EventFaces } from '../events/event-faces.tsx'
import { placeOf, whenOf } from '../events/event-words.ts'
import { boardQuery, moreOfColumnQuery } from '../events/overview-queries.ts'
import { columnNames, overviewMark } from '../events/overview-words.ts'
import { CreateLink } from '../list/create-link.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListSearch } from '../list/list-search.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { EVENT_TABS, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

const wordsIn = (search: string) => readChoice(search, EVENT_TABS).q

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await queryClient.ensureQueryData(boardQuery(wordsIn(new URL(request.url).search)))
  return null
}

export function Component() {
  const navigate = useNavigate()
  const q = wordsIn(useLocation().search)
  const { data: columns = [], error, refetch } = useQuery(boardQuery(q))
  const lacks = useLacks('events.write')
  useCommand('create', () => navigate(paths.newEvent()))
  return (
    <Page title={t('admin.events.board')}>
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
        go={(change, replace) => navigate(paths.eventBoard(change), { replace: replace ?? false })}
      >
        <EventFaces current="board" q={q} />
      </ListSearch>
      <StaleMark error={error} onRetry={refetch} />
      <div className="@container">
        <div className="grid items-start gap-3 @4xl:grid-cols-5">
          {columns.map((column) => (
            // Words that are searched begin a column again.
            <Column key={`${column.column} ${q}`} {...column} q={q} />
          ))}
        </div>
      </div>
    </Page>
  )
}

function Column({ column, total, events, q }: BoardColumn & { q: string | undefined }) {
  const id = useId()
  const { number } = useFormats()
  const [opened, setOpened] = useState(false)
  const more = useInfiniteQuery({ ...moreOfColumnQuery(q, column), enabled: opened })
  const shown = unique([...events, ...(more.data?.pages.flat() ?? [])])
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2 rounded-card bg-sunken p-2">
      <h2 id={id} className="flex items-baseline justify-between gap-2 px-1 text-admin font-semibold">
        {columnNames[column]}
        <span className="font-normal text-ink-3 tabular-nums">{number(total)}</span>
      </h2>
      {total === 0 && <p className="px-1 text-admin text-ink-3">{t('admin.events.noneHere')}</p>}
      <ul className="grid gap-2 @xl:grid-cols-3 @4xl:grid-cols-1">
        {shown.map((event) => (
          <Card key={event.id} event={event} />
        ))}
      </ul>
      <StaleMark error={more.error} onRetry={more.refetch} />
      {shown.length < total && (
        <Button
          variant="secondary"
          size="sm"
          pending={more.isFetching}
          onClick={() => (opened ? more.fetchNextPage() : setOpened(true))}
        >
          {t('admin.events.showMoreOf', { left: number(total - shown.length) })}
          <span className="sr-only">{t('admin.events.ofColumn', { column: columnNames[column] })}</span>
        </Button>
      )}
    </section>
  )
}

/** One that moved into an earlier part meanwhile is there once. */
const unique = (events: readonly OverviewEvent[]) => [...new Map(events.map((event) => [event.id, event])).values()]

function Card({ event }: { event: OverviewEvent }) {
  const { locale } = useFormats()
  const now = useSiteNow()
  const [tone, words] = overviewMark(event)
  return (
    <li className="relative flex min-w-0 flex-col gap-1 rounded-card border border-border bg-surface p-2.5 text-admin hover:border-border-strong">
      <RouterLink
        href={paths.event(event.id)}
        className="line-clamp-2 font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
      >
        {event.title}
      </RouterLink>
      <span>{whenOf(event, locale, now)}</span>
      <span className="truncate text-ink-3">{placeOf(event)}</span>
      <span>
        <StatusPill tone={tone}>{words}</StatusPill>
      </span>
    </li>
  )
}
