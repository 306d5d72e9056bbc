import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CreateLink } from '../list/create-link.tsx'
import { PagedTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { listLoader } from '../list/list-loader.ts'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListViews } from '../list/list-views.tsx'
import { NoMatch } from '../list/no-match.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { tabItems } from '../list/tab-items.ts'
import { useChoice } from '../list/use-choice.ts'
import { useColumns } from '../list/use-columns.ts'
import { EVENT_TABS, type EventTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { eventCard, eventColumnNames, eventColumns } from './event-columns.tsx'
import { EventFaces } from './event-faces.tsx'
import { eventCountsQuery, eventListQuery, ticketsQuery } from './event-queries.ts'

export const loader = listLoader('events', (search) =>
  queryClient.ensureQueryData(eventListQuery(readChoice(search, EVENT_TABS))),
)

const tabNames: Record<EventTab, string> = {
  upcoming: t('admin.events.upcoming'),
  draft: t('admin.events.drafts'),
  past: t('admin.events.past'),
  canceled: t('admin.events.cancelled'),
}

const NONE: Event[] = []

export function Component() {
  const navigate = useNavigate()
  const list = useChoice(EVENT_TABS, paths.events)
  const { choice, go, within, href, hrefFor } = list
  const formats = useFormats()
  const now = useSiteNow()
  const look = useListLook('events')
  const { data, error, refetch } = useQuery(eventListQuery(choice))
  const counts = useQuery(eventCountsQuery())
  const events = data?.events ?? NONE
  const tickets = useQuery(ticketsQuery(events.map(({ id }) => id)))
  useCommand('create', () => navigate(paths.newEvent()))
  const total = data?.pagingMetadata.total ?? events.length
  const columns = useColumns((formats, now) => eventColumns(formats, tickets.data, now, within), [tickets.data, within])
  return (
    <Page title={t('admin.events.events')}>
      <PageHeader title={t('admin.events.events')} count={formats.number(total)} actions={<HeaderActions />} />
      <div className="flex flex-col gap-2.5">
        <ListViews
          list="events"
          label={t('admin.events.eventViews')}
          href={href}
          hrefFor={hrefFor}
          tabs={tabItems(tabNames, choice, paths.events, (tab) => counts.data?.[tab])}
        />
        <ListSearch label={t('admin.events.title')} choice={choice} go={go}>
          <EventFaces current="list" q={choice.q} />
          <ListOptions look={look} columns={eventColumnNames} />
        </ListSearch>
        <StaleMark error={error} onRetry={refetch} />
        {events.length === 0 ? (
          <NoEvents tab={choice.tab} q={choice.q} />
        ) : (
          <PagedTable
            label={t('admin.events.events')}
            columns={columns}
            rows={events}
            idOf={(event) => event.id}
            nameOf={(event) => event.title}
            hrefOf={(event) => paths.event(event.id, within)}
            card={(event) => eventCard(event, formats, now)}
            look={look}
            list={list}
            total={total}
          />
        )}
      </div>
    </Page>
  )
}

const HeaderActions = () => (
  <>
    <ButtonLink variant="secondary" size="sm" href={paths.eventCategories()} linkAs={RouterLink}>
      {t('admin.events.categories')}
    </ButtonLink>
    <ButtonLink variant="secondary" size="sm" href={paths.venues()} linkAs={RouterLink}>
      {t('admin.venues.venues')}
    </ButtonLink>
    <ButtonLink variant="secondary" size="sm" href={paths.seatPlans()} linkAs={RouterLink}>
      {t('admin.seat-plans.plans')}
    </ButtonLink>
    <ButtonLink variant="secondary" size="sm" href={paths.doorStaff()} linkAs={RouterLink}>
      {t('admin.door-staff.title')}
    </ButtonLink>
    <NewEvent />
  </>
)

const NewEvent = () => (
  <CreateLink href={paths.newEvent()} lacks={useLacks('events.write')}>
    {t('admin.events.newEvent')}
  </CreateLink>
)

const emptyWords: Record<EventTab, { title: string; why: string }> = {
  upcoming: { title: t('admin.events.nothingComingUp'), why: t('admin.events.publishedEventsThatAreOn') },
  draft: { title: t('admin.events.noDrafts'), why: t('admin.events.aNewEventStaysA') },
  past: { title: t('admin.events.noPastEvents'), why: t('admin.events.eventsMoveHereWhenThey') },
  canceled: { title: t('admin.events.noCancelledEvents'), why: t('admin.events.cancelledEventsAndTheirPages') },
}

function NoEvents({ tab, q }: { tab: EventTab; q: string | undefined }) {
  if (q)
    return (
      <NoMatch title={t('admin.events.noEventMatches')} href={paths.events({ tab })}>
        {t('admin.events.noTitleInValueContains', { value: tabNames[tab], q })}
      </NoMatch>
    )
  const { title, why } = emptyWords[tab]
  return (
    <EmptyState title={title} action={<NewEvent />}>
      {why}
    </EmptyState>
  )
}
