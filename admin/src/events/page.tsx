import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { DataTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListViews } from '../list/list-views.tsx'
import { savedViewsQuery } from '../list/saved-views.ts'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { EVENT_TABS, type EventTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { eventCard, eventColumnNames, eventColumns } from './event-columns.tsx'
import { eventCountsQuery, eventListQuery, ticketsQuery } from './event-queries.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(eventListQuery(readChoice(new URL(request.url).search, EVENT_TABS))),
    queryClient.prefetchQuery(savedViewsQuery('events')),
  ])
  return null
}

const tabNames: Record<EventTab, string> = {
  upcoming: 'Upcoming',
  draft: 'Drafts',
  past: 'Past',
  canceled: 'Cancelled',
}

const NONE: Event[] = []

export function Component() {
  const navigate = useNavigate()
  const { choice, pathTo, go, within, href, hrefFor } = useChoice(EVENT_TABS, paths.events)
  const formats = useFormats()
  const now = useSiteNow()
  const look = useListLook('events')
  const { data, error, refetch } = useQuery(eventListQuery(choice))
  const counts = useQuery(eventCountsQuery())
  const events = data?.events ?? NONE
  const tickets = useQuery(ticketsQuery(events.map(({ id }) => id)))
  useCommand('create', () => navigate(paths.newEvent()))
  const total = data?.pagingMetadata.total ?? events.length
  const first = (choice.page - 1) * choice.size
  const minute = Math.floor(now.getTime() / 60_000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are made again by every render from the same site.
  const columns = useMemo(
    () => eventColumns(formats, tickets.data, new Date(minute * 60_000), within),
    [formats.locale, formats.currency, tickets.data, minute, within],
  )
  return (
    <Page title="Events">
      <PageHeader title="Events" count={formats.number(total)} actions={<NewEvent />} />
      <div className="flex flex-col gap-2.5">
        <ListViews
          list="events"
          label="Event views"
          href={href}
          hrefFor={hrefFor}
          tabs={EVENT_TABS.map((tab) => ({
            label: tabNames[tab],
            href: paths.events({ tab, size: choice.size }),
            current: tab === choice.tab,
            count: counts.data?.[tab],
          }))}
        />
        <FilterChips
          chips={choice.q ? [{ id: 'q', label: `Matches “${choice.q}”`, onRemove: () => go({ q: undefined }) }] : []}
          onClear={() => go({ q: undefined })}
        >
          <SearchBox label="Title" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
          <ListOptions look={look} columns={eventColumnNames} />
        </FilterChips>
        <StaleMark error={error} onRetry={refetch} />
        {events.length === 0 ? (
          <NoEvents tab={choice.tab} q={choice.q} />
        ) : (
          <>
            <DataTable
              label="Events"
              columns={columns}
              rows={events}
              idOf={(event) => event.id}
              nameOf={(event) => event.title}
              hrefOf={(event) => paths.event(event.id, within)}
              card={(event) => eventCard(event, formats, now)}
              density={look.density}
              hidden={look.hidden}
              sort={choice.sort}
              onSort={(sort) => go({ sort })}
            />
            <ListFooter
              size={choice.size}
              onSize={(size) => go({ size })}
              previousHref={choice.page > 1 ? pathTo({ page: choice.page - 1 }) : undefined}
              nextHref={first + events.length < total ? pathTo({ page: choice.page + 1 }) : undefined}
            >
              {formats.number(first + 1)}–{formats.number(first + events.length)} of {formats.number(total)}
            </ListFooter>
          </>
        )}
      </div>
    </Page>
  )
}

function NewEvent() {
  const lacks = useLacks('events.write')
  if (lacks)
    return (
      <Button size="sm" disabledReason={lacks}>
        New event
      </Button>
    )
  return (
    <ButtonLink size="sm" href={paths.newEvent()} linkAs={RouterLink} aria-keyshortcuts="C">
      New event
    </ButtonLink>
  )
}

const emptyWords: Record<EventTab, { title: string; why: string }> = {
  upcoming: { title: 'Nothing coming up', why: 'Published events that are on or to come appear here.' },
  draft: { title: 'No drafts', why: 'A new event stays a draft until you publish it.' },
  past: { title: 'No past events', why: 'Events move here when they end.' },
  canceled: { title: 'No cancelled events', why: 'Cancelled events and their pages stay available.' },
}

function NoEvents({ tab, q }: { tab: EventTab; q: string | undefined }) {
  if (q)
    return (
      <EmptyState
        title="No event matches"
        action={
          <ButtonLink size="sm" variant="secondary" href={paths.events({ tab })} linkAs={RouterLink}>
            Clear the search
          </ButtonLink>
        }
      >
        No title in “{tabNames[tab]}” contains “{q}”.
      </EmptyState>
    )
  const { title, why } = emptyWords[tab]
  return (
    <EmptyState title={title} action={<NewEvent />}>
      {why}
    </EmptyState>
  )
}
