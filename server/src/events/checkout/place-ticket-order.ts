import { registrationRefusal } from '@fairground/domain/events/registration-refusal.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import { refuseWhenClosed } from '../../ground/closed.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { cannotUse, couponUse } from '../../sales/coupons/operations.ts'
import { balancesOf, cardOfBuyer, spentCard } from '../../sales/gift-cards/card-of-checkout.ts'
import { withCouponOfNow } from '../../sales/purchase/coupon-changed.ts'
import { personTakes } from '../../sales/purchase/person-limits.ts'
import { placeOrder } from '../../sales/purchase/place-order.ts'
import type { Guest, OrderFacts, PurchaseLine, Settlement } from '../../sales/purchase/purchase.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, registrationRulesOf, statusOf } from '../event/event-state.ts'
import { eventsById, eventsOnRecord } from '../event/find-events.ts'
import { acceptedOf, type ShownPolicy } from '../policies/accepted-policies.ts'
import { assertMember } from '../registrants/known-member.ts'
import { getReservationOf } from '../reservations/find-reservation.ts'
import { currencyOfReservation, type ReservationRow, type ReservedTickets } from '../reservations/reservation-row.ts'
import { ticketAsSellable } from '../ticket-definitions/as-sellable.ts'
import { registrantOf } from '../ticket-definitions/definition-state.ts'
import { ticketFeeRate } from '../ticket-definitions/ticket-fee.ts'
import { buyerAndGuests, type Given, type Known } from './buyer-and-guests.ts'
import { guestsByLine, guestsOf } from './guests-by-line.ts'
import { priceTickets } from './price-tickets.ts'
import { ticketCoupon } from './ticket-coupon.ts'

interface TicketCheckout extends Given {
  readonly eventId: string
  readonly reservationId: string
  readonly memberId?: string | undefined
  readonly payInPerson: boolean
  readonly markAsPaid: boolean
  readonly ignoreFormValidation: boolean
  /** Its buyer is mailed neither the order nor a reminder to pay. */
  readonly silent: boolean
  /** Time at which the coupon and the event's state are judged. */
  readonly requestedAt: Date
  readonly couponCode?: string | undefined
  readonly giftCardCode?: string | null | undefined
  readonly marketingConsent?: boolean | undefined
  readonly acceptedPolicies?: readonly ShownPolicy[] | undefined
  /** Sold at the desk. */
  readonly pos?: true
  /** Way in which it was paid there, as staff call it. */
  readonly paidBy?: string | undefined
  /** Id of the payment where it was taken. */
  readonly paymentDetailsId?: string | undefined
}

/**
 * Makes an order of a reservation, which becomes CONFIRMED in the order's own statement: of two checkouts of one reservation one makes the
 * order and the other is answered with it.
 */
export const placeTicketOrder = (ctx: Ctx, request: TicketCheckout): Promise<ReservationRow> =>
  withCouponOfNow(() => placeOnce(ctx, request))

async function placeOnce(ctx: Ctx, request: TicketCheckout): Promise<ReservationRow> {
  const administrator = holdsScope(ctx.caller, 'orders.write')
  if (
    (request.payInPerson || request.markAsPaid || request.ignoreFormValidation || request.silent || request.memberId) &&
    !administrator
  ) {
    throw new ApiError({ code: 'PERMISSION_DENIED' })
  }
  if (request.markAsPaid && request.giftCardCode)
    throw new InvalidArgument([
      {
        field: 'giftCardCode',
        description: message('violations.notBeside', { other: 'options.markAsPaid' }),
        violatedRule: 'ONE_OF_ALIGNMENT',
      },
    ])
  const reservation = await getReservationOf(ctx, request.reservationId, request.eventId)
  if (reservation.status === 'CONFIRMED') return reservation
  return orderReservation(ctx, request, reservation).catch(async (error) => {
    // The same submission made the order meanwhile: it has taken the gift card or the coupon that is missing now.
    const found = error instanceof ApiError && (await getReservationOf(ctx, reservation.id, request.eventId))
    if (found && found.status === 'CONFIRMED') return found
    throw error
  })
}

async function orderReservation(
  ctx: Ctx,
  request: TicketCheckout,
  reservation: ReservationRow,
): Promise<ReservationRow> {
  refuseWhenClosed(ctx)
  refuseUnlessPending(reservation)

  const events = await eventsById(ctx.db, eventIdsOf(reservation))
  const deleted = eventIdsOf(reservation).find((id) => !events.has(id))
  if (deleted) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: deleted })
  const then = { ...ctx, now: request.requestedAt }
  for (const event of events.values()) refuseUnlessOpen(event, then, reservation)
  if (request.memberId) await assertMember(ctx.db, request.memberId)
  const event = events.get(request.eventId)
  if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: request.eventId })
  const { tickets } = reservation.doc
  const count = tickets.reduce((sum, { quantity }) => sum + quantity, 0)
  const accepted = await acceptedOf(ctx, eventIdsOf(reservation), request.acceptedPolicies)
  const known = buyerAndGuests(request, event, guestsOf(tickets), request.ignoreFormValidation)

  const customer = {
    ownerId: request.memberId ?? reservation.ownerId ?? reservation.id,
    email: known.buyer.email,
    isMember: request.memberId !== undefined || reservation.ownerKind === 'member',
  }
  const coupon = await ticketCoupon(then, request.couponCode, tickets, customer)
  if (coupon?.invalid) throw cannotUse(coupon.stored, coupon.invalid)
  const use = coupon && (await couponUse(ctx, coupon, customer))

  const currency = currencyOfReservation(reservation, ctx.site)
  const giftCard = request.giftCardCode ? await cardOfBuyer(ctx, request.giftCardCode, currency) : undefined
  const breakdown = priceTickets(tickets, events, currency, { coupon, giftCards: balancesOf(giftCard) })
  const card = spentCard(giftCard, breakdown)

  const lines = purchaseLines(tickets, known.guests, { events, site: ctx.site })
  const facts = {
    ...orderFacts(ctx, reservation, known, request),
    ...present({ acceptedPolicies: accepted, giftCard: card?.facts }),
  }
  const purchase = {
    source: 'reservation',
    sourceId: reservation.id,
    ownerId: request.memberId ?? reservation.ownerId,
    lines,
    breakdown,
    ...present({ coupon: use, giftCard: card?.take }),
    facts,
    persons: await personTakes(ctx, lines, facts.buyer),
    settlement: settlementOf(request, breakdown),
    ...present({ paidBy: request.paidBy, paymentDetailsId: request.paymentDetailsId }),
    reservation: { id: reservation.id, units: count },
  } as const
  try {
    const { isNew } = await placeOrder(ctx, purchase)
    if (isNew) return { ...reservation, status: 'CONFIRMED', revision: reservation.revision + 1n, updatedAt: ctx.now }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RESERVATION_EXPIRED') throw error
    refuseUnlessPending(await getReservationOf(ctx, reservation.id, request.eventId))
    throw error
  }
  return getReservationOf(ctx, reservation.id, request.eventId)
}

function refuseUnlessPending({ id, status }: ReservationRow): void {
  if (status === 'EXPIRED') throw new ApiError({ code: 'RESERVATION_EXPIRED', reservationId: id })
  if (status !== 'PENDING') throw new ApiError({ code: 'RESERVATION_NOT_PENDING', reservationId: id, status })
}

/** Tickets that staff held beyond the limits stay bought beyond them. */
function refuseUnlessOpen(event: EventRow, { caller, now }: Ctx, { doc }: ReservationRow): void {
  const kind = registrantOf(caller)
  const refusal = registrationRefusal(registrationRulesOf(event), { kind, ignoreLimits: doc.ignoreLimits ?? false })
  if (refusal) throw new ApiError({ code: refusal, eventId: event.id })
  if (kind === 'staff') return
  const status = statusOf(factsOf(event), now)
  if (status === 'CANCELED') throw new ApiError({ code: 'EVENT_CANCELED', eventId: event.id })
  if (status === 'ENDED') throw new ApiError({ code: 'EVENT_ENDED', eventId: event.id })
}

const eventIdsOf = ({ doc }: ReservationRow): string[] => doc.tickets.map((ticket) => ticket.eventId)

/** Deleted ones, too. */
export const eventsOf = (ctx: Ctx, reservation: ReservationRow): Promise<Map<string, EventRow>> =>
  eventsOnRecord(ctx.db, eventIdsOf(reservation))

/** An order of which a gift card leaves nothing does not wait. */
const settlementOf = ({ markAsPaid, payInPerson }: TicketCheckout, { due, giftCards }: Breakdown): Settlement =>
  markAsPaid ? 'paid' : payInPerson || (due === 0n && giftCards.length > 0) ? 'offline' : 'online'

function purchaseLines(
  tickets: readonly ReservedTickets[],
  guests: readonly Guest[],
  { events, site }: { readonly events: ReadonlyMap<string, EventRow>; readonly site: Ctx['site'] },
): PurchaseLine[] {
  const shares = guestsByLine(tickets, guests)
  return tickets.map((ticket, i) => ({
    id: ticket.id,
    quantity: ticket.quantity,
    guests: shares[i] ?? [],
    ...present({ bundle: ticket.bundle, pass: ticket.pass }),
    sellable: ticketAsSellable(
      {
        ...ticket,
        event: { id: ticket.eventId, title: ticket.eventTitle, slug: ticket.eventSlug },
        price: BigInt(ticket.unitPrice),
        guestPrice: ticket.guestPrice,
        pricingOptionId: ticket.pricingOptionId,
        pricingOptionName: ticket.pricingOptionName,
        feeBp: Number(ticketFeeRate(ticket.feeRateBp) / 100n),
        beside: ticket.beside?.map((draw) => ({ ...draw, beside: true as const })),
        staysAsItIs: ticket.bundle !== undefined || ticket.pass !== undefined,
      },
      events.get(ticket.eventId),
      site,
    ),
  }))
}

function orderFacts(
  ctx: Ctx,
  reservation: ReservationRow,
  { buyer }: Known,
  { memberId, marketingConsent, pos, silent }: Pick<TicketCheckout, 'memberId' | 'marketingConsent' | 'pos' | 'silent'>,
): OrderFacts {
  const { caller } = ctx
  const id = memberId ?? reservation.ownerId ?? undefined
  const kind =
    memberId || reservation.ownerKind === 'member'
      ? 'MEMBER'
      : reservation.ownerKind === 'visitor'
        ? 'VISITOR'
        : caller.kind === 'apiKey'
          ? 'APP'
          : 'USER'
  return {
    channelType: pos ? 'POS' : holdsScope(caller, 'orders.write') ? 'BACKOFFICE_MERCHANT' : 'WEB',
    buyer: {
      kind,
      ...present({
        id: id || undefined,
        email: buyer.email || undefined,
        firstName: buyer.firstName || undefined,
        lastName: buyer.lastName || undefined,
      }),
    },
    buyerLanguage: ctx.site.locale.slice(0, 2),
    ...present({ marketingConsent, silent: silent || undefined }),
  }
}
