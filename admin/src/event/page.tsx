import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { viewerTime } from '@fairground/domain/formatting/dates.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { eventQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { eventMark, placeOf, spanOf } from '../events/event-words.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { outside, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { EventOrdersCard } from '../ticket-orders/event-orders-card.tsx'
import {
  addOnsCard,
  bundlesCard,
  cardsReady,
  categoriesCard,
  datesCard,
  gateCard,
  moveCard,
  passesCard,
  quotasCard,
  waitingCard,
} from './cards.ts'
import { ElsewhereCard } from './elsewhere-card.tsx'
import { EventActions } from './event-actions.tsx'
import { PublishChecklist } from './publish-checklist.tsx'
import { isRegisteredHere } from './registration-button.tsx'
import { RsvpCard } from './rsvp-card.tsx'
import { TicketSales } from './ticket-sales.tsx'

const { Part: MoveCard } = moveCard
const { Part: DatesCard } = datesCard
const { Part: CategoriesCard } = categoriesCard
const { Part: PassesCard } = passesCard
const { Part: QuotasCard } = quotasCard
const { Part: AddOnsCard } = addOnsCard
const { Part: BundlesCard } = bundlesCard
const { Part: GateCard } = gateCard
const { Part: WaitingCard } = waitingCard

export async function loader({ params }: LoaderFunctionArgs) {
  await cardsReady(await queryClient.ensureQueryData(eventQuery(params.eventId ?? '')))
  return null
}

export function Component() {
  const { eventId = '' } = useParams()
  const [search] = useSearchParams()
  const within = search.get('list') ?? ''
  const { data: event, error, refetch } = useQuery(eventQuery(eventId))
  if (!event) throw error ?? new Error('The event could not be loaded')
  const [tone, words] = eventMark(event)
  return (
    <Page title={event.title} narrow>
      <PageHeader
        title={event.title}
        back={{ label: t('admin.event.events'), href: `${paths.events()}${within && `?${within}`}` }}
        linkAs={RouterLink}
        status={<StatusPill tone={tone}>{words}</StatusPill>}
        actions={<EventActions key={event.id} event={event} />}
      />
      <EventTabs event={event} current="overview" />
      <StaleMark error={error} onRetry={refetch} />
      <div className="grid items-start gap-3 lg:grid-cols-[2fr_20rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-3">
          <Suspense>
            <MoveCard key={`moves ${event.id}`} event={event} />
          </Suspense>
          {event.status === 'DRAFT' && <PublishChecklist event={event} />}
          <SoldCards event={event} />
          <EventOrdersCard key={event.id} event={event} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 sm:max-lg:block sm:max-lg:columns-2 sm:max-lg:gap-3 sm:max-lg:*:mb-3 sm:max-lg:*:break-inside-avoid lg:row-span-2">
          <FactsCard event={event} />
          <Suspense fallback={<Skeleton count={3} />}>
            <DatesCard key={`dates ${event.id}`} event={event} />
          </Suspense>
          {event.summaries?.tickets && <SalesCard eventId={event.id} summary={event.summaries.tickets} />}
          <Suspense fallback={<Skeleton count={3} />}>
            <CategoriesCard key={`categories ${event.id}`} eventId={event.id} />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-col gap-3 empty:hidden">
          {event.registration?.initialType === 'TICKETING' && <WaysOfSelling event={event} />}
          {(event.shortDescription || event.detailedDescription) && (
            <Card title={t('admin.event.about')}>
              <p className="max-w-measure whitespace-pre-wrap">{event.shortDescription ?? event.detailedDescription}</p>
            </Card>
          )}
        </div>
      </div>
    </Page>
  )
}

/** Tickets or replies, also of an event that has some and takes no more. */
function SoldCards({ event }: { event: Event }) {
  const { registration, summaries } = event
  const isHere = isRegisteredHere(event)
  const known = (summaries?.tickets?.totalOrders ?? 0) + (summaries?.rsvps?.totalCount ?? 0)
  const isRsvp = registration?.initialType === 'RSVP'
  return (
    <>
      {!isHere && <ElsewhereCard event={event} />}
      {(isHere || known > 0) && (isRsvp ? <RsvpCard event={event} /> : <TicketSales event={event} />)}
    </>
  )
}

const WaysOfSelling = ({ event }: { event: Event }) => (
  <Suspense fallback={<Skeleton shape="block" count={3} />}>
    <QuotasCard key={event.id} event={event} />
    <PassesCard key={`passes ${event.id}`} event={event} />
    <BundlesCard key={`bundles ${event.id}`} event={event} />
    <AddOnsCard key={`add-ons ${event.id}`} event={event} />
    <GateCard key={`gate ${event.id}`} event={event} />
    <WaitingCard key={`waiting ${event.id}`} event={event} />
  </Suspense>
)

const registrationWords: Record<NonNullable<Event['registration']>['status'], string> = {
  OPEN_TICKETS: t('admin.event.openTickets'),
  OPEN_RSVP: t('admin.event.openRSVP'),
  OPEN_RSVP_WAITLIST_ONLY: t('admin.event.waitingListOnly'),
  OPEN_EXTERNAL: t('admin.event.onAnotherSite'),
  SCHEDULED_RSVP: t('admin.event.opensLater'),
  CLOSED_AUTOMATICALLY: t('admin.event.closed'),
  CLOSED_MANUALLY: t('admin.event.closedByTheOrganiser'),
}

const registrationOf = ({ status, type, registrationPaused, tickets }: NonNullable<Event['registration']>): string => {
  if (type === 'NONE') return t('admin.event.noneNeeded')
  if (status === 'CLOSED_MANUALLY' && registrationPaused) return t('admin.event.paused')
  return status === 'CLOSED_AUTOMATICALLY' && tickets?.soldOut ? t('admin.event.soldOut') : registrationWords[status]
}

function FactsCard({ event }: { event: Event }) {
  const { locale } = useFormats()
  const { startDate, timeZoneId } = event.dateAndTimeSettings
  const here = startDate && timeZoneId ? viewerTime(startDate, { locale, zone: timeZoneId }, ownZone()) : null
  const { address } = event.location
  const street = streetOf(address)
  return (
    <section className="overflow-hidden rounded-card border border-border bg-surface">
      <Image
        src={event.mainImage?.url && outside.picture(event.mainImage.url)}
        alt=""
        name={event.title}
        ratio="16:9"
        sizes="320px"
      />
      <div className="p-4">
        <DetailsList
          details={[
            {
              label: t('admin.event.when'),
              value: (
                <>
                  {spanOf(event, locale)}
                  {here && <span className="block text-ink-3">{t('admin.event.hereForYou', { here })}</span>}
                </>
              ),
            },
            {
              label: t('admin.event.where'),
              value: (
                <>
                  {placeOf(event)}
                  {street && <span className="block text-ink-3">{street}</span>}
                </>
              ),
            },
            ...(event.registration && event.status !== 'DRAFT'
              ? [{ label: t('admin.event.registration'), value: registrationOf(event.registration) }]
              : []),
            {
              label: t('admin.event.pageAddress'),
              value: (
                <span className="flex flex-wrap items-center gap-1">
                  <code className="font-mono text-label font-normal wrap-anywhere">{outside.event(event.slug)}</code>
                  <CopyButton
                    text={location.origin + outside.event(event.slug)}
                    label={t('admin.event.copyPageAddress')}
                  />
                </span>
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}

/** The address beyond what the place's name says already. */
const streetOf = (address: Event['location']['address']): string =>
  address?.formattedAddress ||
  (address?.addressLine ? [address.addressLine, address.city, address.postalCode].filter(Boolean).join(', ') : '')

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

type TicketSummary = NonNullable<NonNullable<Event['summaries']>['tickets']>

function SalesCard({ eventId, summary }: { eventId: string; summary: TicketSummary }) {
  const { number, money } = useFormats()
  return (
    <Card title={t('admin.event.sales')}>
      <DetailsList
        details={[
          {
            label: t('admin.event.ticketsSold'),
            value: <span className="tabular-nums">{number(summary.ticketsSold)}</span>,
          },
          {
            label: t('admin.event.orders'),
            value: <span className="tabular-nums">{number(summary.totalOrders)}</span>,
          },
          {
            label: t('admin.event.total'),
            value: (
              <span className="font-semibold tabular-nums">
                {money(summary.totalSales.value, summary.totalSales.currency)}
              </span>
            ),
          },
        ]}
      />
      <ButtonLink variant="secondary" size="sm" href={paths.eventGuests(eventId)} linkAs={RouterLink} className="mt-3">
        {t('admin.event.guestList')}
      </ButtonLink>
    </Card>
  )
}
