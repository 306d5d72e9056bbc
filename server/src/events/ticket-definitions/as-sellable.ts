import type { TicketFeeType } from '@fairground/contract/enumerations/events.ts'
import { present } from '@fairground/domain/present.ts'
import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import { heldRange } from '../../ground/held-range.ts'
import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { seatText } from '../../ground/texts/seat-text.ts'
import type { DescriptionLine, Draw, Sellable } from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { soldChangeTerms, soldTerms } from './cancellation-terms.ts'

/** Catalogue app id of tickets. */
export const TICKETS_APP_ID = '140603ad-af8d-84a5-2c80-a0f60cb47351'

/** One kind of ticket at the price that its buyer chose. */
interface ChosenTicket {
  readonly definitionId: string
  readonly poolId: string
  /** Version of the pool as it was read; absent where its units are held already. */
  readonly poolVersion?: number | undefined
  readonly name: string
  readonly event: { readonly id: string; readonly title: string; readonly slug: string }
  readonly price: bigint
  /** The price as a decimal, where the buyer named it. */
  readonly guestPrice: string | undefined
  readonly pricingOptionId: string | undefined
  readonly pricingOptionName: string | null | undefined
  /** Price tier that it is sold at. */
  readonly tierName?: string | undefined
  readonly feeType: TicketFeeType
  /** People whom one ticket lets in; absent: one. */
  readonly admits?: number | undefined
  /** Service fee in 1/10 000. */
  readonly feeBp: number
  /** The access that opened it, where it is hidden. */
  readonly access?: string | undefined
  /** Counts beside its quota that it is taken from. */
  readonly beside?: readonly Draw[] | undefined
  /** Most that one person may have in all their orders. */
  readonly limitPerPerson?: number | undefined
  readonly seat?: TicketSeat | undefined
  /** Bought in a bundle or a pass, whose tickets are not changed to others. */
  readonly staysAsItIs?: boolean | undefined
}

/**
 * A ticket as a thing that is sold, from a cart or from a reservation, which holds its quota already: nothing limits it here.
 * `event` says when and where it is, as far as that is known, and on which terms it is cancelled.
 */
export const ticketAsSellable = (ticket: ChosenTicket, event: EventRow | undefined, site: Site): Sellable => ({
  kind: 'ticket',
  reference: {
    appId: TICKETS_APP_ID,
    catalogItemId: ticket.definitionId,
    ...present({ options: optionsOf(ticket) }),
  },
  name: `${ticket.event.title} – ${ticket.name}`,
  url: { relativePath: `/events/${ticket.event.slug}` },
  itemType: 'SERVICE',
  descriptionLines: [...ticketLines(ticket, site.locale), ...(event ? whenAndWhere(event, site.locale) : [])],
  price: ticket.price,
  fullPrice: ticket.price,
  taxable: false,
  feeRateBp: ticket.feeType === 'FEE_ADDED_AT_CHECKOUT' ? ticket.feeBp : 0,
  draws: [{ poolId: ticket.poolId, perUnit: 1, ...present({ version: ticket.poolVersion }) }, ...(ticket.beside ?? [])],
  quantityAvailable: null,
  maxPerOrder: null,
  ...present({ maxPerPerson: ticket.limitPerPerson }),
  ticket: {
    eventId: ticket.event.id,
    ticketDefinitionId: ticket.definitionId,
    eventTitle: ticket.event.title,
    ticketName: ticket.name,
    ...present({
      seat: ticket.seat,
      admits: ticket.admits,
      cancellation: soldTerms(event, site),
      change: ticket.staysAsItIs ? undefined : soldChangeTerms(event, site),
    }),
  },
})

/** Options of the reference: the buyer's choices, in one order; undefined where there are none. */
function optionsOf({ pricingOptionId, guestPrice, access, seat }: ChosenTicket): Record<string, string> | undefined {
  const options = present({
    pricingOptionId: pricingOptionId || undefined,
    guestPrice: guestPrice || undefined,
    access: access || undefined,
    seatId: seat?.id,
  })
  return Object.keys(options).length > 0 ? options : undefined
}

/** Description lines that name the kind of ticket, its pricing option, tier and seat, and say how many it lets in. */
function ticketLines(
  { name, pricingOptionName: option, tierName, seat, admits }: ChosenTicket,
  locale: string,
): DescriptionLine[] {
  const t = textsIn(locale)
  return [
    { name: t('purchase.ticket'), text: name },
    ...(option ? [{ name: t('purchase.option'), text: option }] : []),
    ...(tierName ? [{ name: t('purchase.tier'), text: tierName }] : []),
    ...(seat ? [{ name: t('purchase.seat'), text: seatText(seat, locale) }] : []),
    ...(admits ? [{ name: t('purchase.admits'), text: t('purchase.people', { count: admits }) }] : []),
  ]
}

/** Description lines that say when and where the event is, as far as that is announced. */
export function whenAndWhere(
  { startAt, endAt, timeZone, locationType, doc }: EventRow,
  locale: string,
): { name: string; text: string }[] {
  const isDated = startAt !== null && !doc.dateAndTimeTbd
  const zoned = { locale, zone: timeZone, namesZone: doc.showTimeZone ?? false }
  const when = isDated ? heldRange(startAt, doc.hideEndDate ? null : endAt, zoned) : ''
  const { name, address, locationTbd } = doc.location
  const place = [name, address?.city].filter(Boolean).join(', ')
  const t = textsIn(locale)
  const where = locationType === 'ONLINE' ? t('purchase.online') : locationTbd ? '' : place
  return [
    { name: t('purchase.when'), text: when },
    { name: t('purchase.where'), text: where },
  ].filter(({ text }) => text !== '')
}
