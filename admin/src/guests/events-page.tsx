import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { eventClient } from '../events/event-queries.ts'
import { placeOf, spanOf } from '../events/event-words.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

const MOST = 100

/** Published events that are on or to come, the next one first: what anybody may read of them. */
const openEventsQuery = () =>
  queryOptions({
    queryKey: ['events', 'with guests'],
    queryFn: async ({ signal }) =>
      (
        await eventClient.wixEventsV2.queryEvents(
          {
            query: {
              filter: { status: { $in: ['UPCOMING', 'STARTED'] } },
              sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
              paging: { limit: MOST },
            },
          },
          { signal },
        )
      ).events,
  })

export async function loader() {
  await queryClient.ensureQueryData(openEventsQuery())
  return null
}

const NONE: Event[] = []

/** The way to the guest lists for those whose role shows guests, but not the events themselves. */
export function Component() {
  const { data: events = NONE, error, refetch } = useQuery(openEventsQuery())
  const { locale } = useFormats()
  return (
    <Page title={t('admin.guests.guestLists')} narrow>
      <PageHeader title={t('admin.guests.guestLists')} />
      <StaleMark error={error} onRetry={refetch} />
      {events.length === 0 ? (
        <EmptyState title={t('admin.guests.nothingComingUp')}>
          {t('admin.guests.publishedEventsAppearHereWith')}
        </EmptyState>
      ) : (
        <ul
          aria-label={t('admin.guests.events')}
          className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
        >
          {events.map((event) => (
            <li key={event.id}>
              <RouterLink
                href={paths.eventGuests(event.id)}
                className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-canvas"
              >
                <span className="min-w-0 grow">
                  <span className="block truncate font-semibold">{event.title}</span>
                  <span className="block text-ink-2">{`${spanOf(event, locale)} · ${placeOf(event)}`}</span>
                </span>
                <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" />
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
