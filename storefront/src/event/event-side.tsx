import { ButtonLink } from '@fairground/ui/button.tsx'
import { Accessibility, CalendarDays, MapPin, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { MembersOnly } from '../account/members-only.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { DatePicker } from './date-picker.tsx'
import type { EventView } from './event-view.ts'
import type { DateView } from './other-dates.ts'
import { ViewerTime } from './viewer-time.tsx'

/** Date, place and price with the one marigold button; on a phone price and button also stay at the foot of the screen. */
export function EventSide({
  event,
  dates,
  waitingPath,
}: {
  event: EventView
  dates: readonly DateView[]
  waitingPath: string | undefined
}) {
  const { place, booking } = event
  const forMembers = event.forMembers && (booking.kind === 'rsvp' || booking.kind === 'tickets')
  return (
    <aside className="flex flex-col gap-5 self-start rounded-card border border-border bg-surface p-6 lg:sticky lg:top-8 lg:col-start-2">
      <Fact icon={<CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} />} label={t('event.when')}>
        {event.when}
        {event.start && <ViewerTime {...event.start} />}
        {event.calendar && (
          <span className="flex flex-wrap gap-x-4 text-small font-normal">
            <a
              href={event.calendar.ics}
              className="inline-flex min-h-6 items-center text-brand underline underline-offset-2"
            >
              {t('event.addToCalendar')}
            </a>
            <a
              href={event.calendar.google}
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center text-brand underline underline-offset-2"
            >
              {t('event.googleCalendar')}
            </a>
          </span>
        )}
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" size={20} strokeWidth={1.75} />} label={t('event.where')}>
        <span className="block">{place.name}</span>
        {place.address && <span className="block text-small text-ink-2">{place.address}</span>}
        {place.hybrid && <span className="block text-small text-ink-2">{t('event.hybrid')}</span>}
        {place.notes && <span className="block whitespace-pre-line text-small font-normal">{place.notes}</span>}
        {place.map && (
          <a href={place.map} rel="noopener noreferrer" className="text-small text-brand underline underline-offset-2">
            {t('event.showOnAMap')}
          </a>
        )}
      </Fact>
      {place.accessibility.length > 0 && (
        <Fact icon={<Accessibility aria-hidden="true" size={20} strokeWidth={1.75} />} label={t('event.accessibility')}>
          {place.accessibility.map((note) => (
            <span key={note} className="block whitespace-pre-line text-small font-normal">
              {note}
            </span>
          ))}
        </Fact>
      )}
      <Fact icon={<Ticket aria-hidden="true" size={20} strokeWidth={1.75} />} label={t('event.price')}>
        {event.price}
      </Fact>
      {dates.length > 1 && <DatePicker dates={dates} current={event.id} />}
      {forMembers && <MembersOnly what={booking.kind === 'rsvp' ? 'replies' : 'tickets'} returnTo={event.path} />}
      <div className="hidden lg:block">
        <BookingControl event={event} waitingPath={waitingPath} />
      </div>
      <div
        data-bottom-bar=""
        className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-4 border-t border-border bg-surface px-4 py-3 sm:px-6 lg:hidden"
      >
        <p className="font-semibold tabular-nums">{event.price}</p>
        <BookingControl event={event} waitingPath={waitingPath} />
      </div>
    </aside>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span className="mt-0.5 text-ink-3">{icon}</span>
      <div>
        <p className="text-meta text-ink-3">{label}</p>
        <div className="font-medium">{children}</div>
      </div>
    </div>
  )
}

function BookingControl({
  event: { booking, ticketsPath, rsvpPath },
  waitingPath,
}: {
  event: EventView
  waitingPath: string | undefined
}) {
  switch (booking.kind) {
    case 'tickets':
      return (
        <ButtonLink linkAs={RouterLink} href={ticketsPath} variant="marigold" size="lg" className="lg:w-full">
          {t('event.getTickets')}
        </ButtonLink>
      )
    case 'rsvp':
      return (
        <ButtonLink linkAs={RouterLink} href={rsvpPath} variant="marigold" size="lg" className="lg:w-full">
          {booking.waits ? t('event.joinTheWaitingList') : t('event.reply')}
        </ButtonLink>
      )
    case 'external':
      return (
        <ButtonLink href={booking.url} rel="noopener" variant="marigold" size="lg" className="lg:w-full">
          {t('event.getTicketsElsewhere')}
        </ButtonLink>
      )
    case 'none':
      return (
        <p className="text-small text-ink-2">
          {booking.text}{' '}
          {booking.soldOut && (
            <RouterLink href={waitingPath ?? ticketsPath} className="text-brand underline underline-offset-2">
              {waitingPath ? t('event.joinTheWaitingList') : t('event.emailMe')}
            </RouterLink>
          )}
        </p>
      )
    default:
      return booking satisfies never
  }
}
