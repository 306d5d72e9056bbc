import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { useSeatNews } from '@fairground/ui/seats/seat-news.ts'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { eventQuery, ticketsQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { outside, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { plansQuery } from '../seat-plans/plan-queries.ts'
import { useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { BindCard } from './bind-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { SalesCard } from './sales-card.tsx'
import { seatingQuery, seatsOf, statesQuery } from './seating-queries.ts'

export async function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(eventQuery(eventId)),
    queryClient.ensureQueryData(ticketsQuery([eventId])),
    loadSeats(eventId),
    queryClient.ensureQueryData(plansQuery()),
  ])
  return null
}

/** Seats are never shown without their states: they would all be free. */
async function loadSeats(eventId: string): Promise<void> {
  const seating = await queryClient.ensureQueryData(seatingQuery(eventId))
  if (seating) await queryClient.ensureQueryData(statesQuery(eventId, true))
}

/** The seats of an event: of which plan, sold as what, and who has them now. */
export function Component() {
  const { eventId = '' } = useParams()
  const event = useLoaded(eventQuery(eventId))
  const tickets = useLoaded(ticketsQuery([eventId]))
  const seating = useLoaded(seatingQuery(eventId))
  const plans = useLoaded(plansQuery())
  const lacks = useLacks('events.write')
  const { data: states = [], error, refetch } = useQuery(statesQuery(eventId, seating !== null))
  useSeatNews(outside.seatsOf(eventId), () => void queryClient.invalidateQueries({ queryKey: seatsOf(eventId) }))
  return (
    <Page title={t('admin.event-seats.titleOf', { title: event.title })}>
      <PageHeader
        title={t('admin.event-seats.seats')}
        back={{ label: event.title, href: paths.event(eventId) }}
        linkAs={RouterLink}
      />
      <EventTabs event={event} current="seats" />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <StaleMark error={error} onRetry={refetch} />
          {seating && <SalesCard key={seating.revision} seating={seating} states={states} lacks={lacks} />}
          {!seating && <p className="max-w-measure text-ink-2">{t('admin.event-seats.none')}</p>}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PlanCard eventId={eventId} seating={seating} plans={plans} lacks={lacks} />
          {seating && <BindCard key={seating.revision} seating={seating} tickets={tickets} lacks={lacks} />}
        </div>
      </div>
    </Page>
  )
}
