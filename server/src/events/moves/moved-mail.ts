import { placeText } from '@fairground/domain/events/place.ts'
import type { RowOf } from '../../db/statement.ts'
import { orderNumber } from '../../ground/order-number.ts'
import type { Site } from '../../ground/site.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import type { ListRow, Piece, Span } from '../../mail/texts/template.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { isPaidUp } from '../../sales/purchase/view/ticket-wire.ts'
import { calendarOf, placeOf, whenOf } from '../calendar-files/event-mail.ts'
import type { EventRow } from '../event/event-row.ts'
import type { RsvpLinks } from '../rsvp/rsvp-links.ts'
import type { Former, findLinkedOrders, MoveRow } from './queries.ts'

/** Part of the world that the mails about moves need. */
export interface MovedMailDeps {
  /** Origin of pages, without a slash at its end. */
  readonly publicUrl: string
  readonly orderLinks: OrderLinks
  readonly rsvpLinks: RsvpLinks
}

export interface MovedGuest {
  readonly email: string
  readonly language: string | null
  readonly orders: readonly RowOf<typeof findLinkedOrders>[]
  /** Tickets that were transferred to them. */
  readonly ticketIds: readonly string[]
  readonly rsvpIds: readonly string[]
}

interface Occasion {
  readonly site: Site
  readonly now: Date
}

/** Mail about a move to one guest: both dates and places, the calendar file, and the links to give tickets back or to change the reply. */
export function movedMail(
  { former, giveBackUntil, withFees, asCredit }: MoveRow,
  event: EventRow,
  guest: MovedGuest,
  { publicUrl, orderLinks, rsvpLinks, site, now }: MovedMailDeps & Occasion,
): TemplatedMail {
  const { email: to, language: pageLanguage, orders, ticketIds, rsvpIds } = guest
  const page = `${publicUrl}/events/${encodeURIComponent(event.slug)}`
  const term = giveBackUntil && lastMoment(giveBackUntil, event)
  const until = term && term > now ? term : null
  const links: ListRow[] = [
    ...orders.map((order): ListRow => {
      const values = { number: orderNumber(site, order.number) }
      const detail = until && isPaidUp(order) ? bundleWords(order) : []
      return until && isPaidUp(order) && order.givesBack
        ? { label: { phrase: 'giveBackTickets', values }, detail, link: orderLinks.linkToGiveBack(site.id, order, now) }
        : { label: { phrase: 'seeOrder', values }, detail, link: orderLinks.linkTo(site.id, order, now) }
    }),
    ...ticketIds.map((id) => ({
      label: { phrase: 'seeTicket' as const },
      link: orderLinks.linkToTicket(site.id, id, now),
    })),
    ...rsvpIds.map((id) => ({ label: { phrase: 'changeReply' as const }, link: rsvpLinks.linkTo(site.id, id) })),
    { label: { phrase: 'eventPage' }, link: page },
  ]
  const values = {
    event: event.title,
    when: whenOf(event),
    place: placeOf(event),
    formerWhen: whenBefore(former),
    formerPlace: placeBefore(former),
    giveBack: until ? termWords(guest, { withFees, asCredit, until: { startAt: until, zone: event.timeZone } }) : '',
    links,
  }
  return { to, pageLanguage, template: 'eventMoved', values, calendar: calendarOf(event, now, publicUrl) }
}

/** Words for the term; none where the guest has nothing that may be given back, as an order that is not paid. */
function termWords(
  { orders: all, ticketIds }: MovedGuest,
  { withFees, asCredit, until }: Pick<MoveRow, 'withFees' | 'asCredit'> & { readonly until: Span },
): Piece {
  const orders = all.filter((order) => isPaidUp(order) && order.givesBack)
  if (orders.length === 0) return ticketIds.length > 0 ? { phrase: 'giveBackAsHolder', values: { until } } : ''
  if (orders.every(({ total }) => total === 0n)) return { phrase: 'giveBackForOthers', values: { until } }
  const phrase = asCredit ? 'giveBackForCredit' : withFees ? 'giveBackInFull' : 'giveBackWithoutFees'
  return { phrase, values: { until } }
}

/** Words for a bundle of the order that is not given back while a ticket of it is somebody else's or used. */
const bundleWords = ({ bundleRefusal }: MovedGuest['orders'][number]): Piece[] =>
  bundleRefusal ? [{ phrase: bundleRefusal === 'TICKET_BUNDLE_TRANSFERRED' ? 'bundleTransferred' : 'bundleUsed' }] : []

/** No ticket is given back once the event has started. */
const lastMoment = (until: Date, { startAt, doc }: EventRow): Date =>
  startAt && !doc.dateAndTimeTbd && startAt < until ? startAt : until

function whenBefore({ startAt, endAt, timeZone: zone, tbd, tbdMessage, hideEndDate, ...former }: Former): Piece {
  if (startAt === null || tbd) return tbdMessage ?? '–'
  return { startAt, endAt: hideEndDate ? null : endAt, zone, namesZone: former.showTimeZone ?? false }
}

export const placeBefore = ({ location }: Pick<Former, 'location'>): string => placeText(location) || '–'
