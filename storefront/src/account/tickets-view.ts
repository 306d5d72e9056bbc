import type { EventTickets } from '@fairground/client/generated/fairground.my-orders.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { dateBlock, formatRange } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import type { DateBlockProps } from '@fairground/ui/date-block.tsx'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { type TicketView, ticketView } from '../thanks/ticket-view.ts'

/** An event with the tickets one holds for it. */
export interface EventTicketsView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly date: DateBlockProps
  /** "14 March 2026, 18:30 – 22:30 GMT". */
  readonly when: string
  readonly place: string
  /** Notes on accessibility of the place. */
  readonly accessibility?: readonly string[]
  readonly canceled: boolean
  /** A file for calendar programs, where there is a date. */
  readonly calendar?: string
  readonly tickets: readonly TicketView[]
}

function placeText({ online, hybrid, place = '' }: EventTickets): string {
  if (online) return t('account.online')
  return hybrid ? t('account.placeAndOnline', { place }) : place
}

export function eventTicketsView(event: EventTickets, { locale }: SiteFacts): EventTicketsView {
  const { startDate, endDate, timeZoneId } = event
  const place = { locale, zone: timeZoneId, namesZone: event.showTimeZone }
  return {
    id: event.eventId,
    href: paths.event(event.slug),
    title: event.title,
    date: startDate
      ? { ...dateBlock(startDate, place), dateTime: startDate.toISOString() }
      : { weekday: t('account.date'), day: '–', month: t('account.dateToCome'), dateTime: '' },
    when: startDate ? formatRange(startDate, endDate ?? null, place) : t('account.timeToBeAnnounced'),
    place: placeText(event),
    canceled: event.canceled,
    ...present({
      accessibility: event.accessibility,
      calendar: startDate && !event.canceled ? paths.calendarFile(event.slug) : undefined,
    }),
    tickets: event.tickets.map((ticket) => ticketView(ticket, { locale, zone: event.timeZoneId })),
  }
}
