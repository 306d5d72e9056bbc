import type { TicketSaleStatus } from '@fairground/contract/enumerations/events.ts'
import type { Registrant, RegistrationRules } from '@fairground/domain/events/registration-refusal.ts'
import type { TicketOffer } from '@fairground/domain/tickets/reserve.ts'
import { saleStatus, saleWindow } from '@fairground/domain/tickets/sale-status.ts'
import type { Caller } from '../../ground/caller.ts'
import { type EventFacts, statusOf } from '../event/event-state.ts'
import { type OfferedRow, pricingOf, tierOf } from './definition-row.ts'

/** Most tickets of one definition in an order, see `docs/algorithms/limits.md`. */
const GENERAL_LIMIT = 50

const eventFactsOf = (row: OfferedRow): EventFacts => ({
  publishedAt: row.eventPublishedAt,
  canceledAt: row.eventCanceledAt,
  startAt: row.eventStart,
  endAt: row.eventEnd,
  tbd: row.eventTbd,
})

const eventEndOf = (row: OfferedRow): Date | null => (row.eventTbd ? null : row.eventEnd)

export const saleStatusOf = (row: OfferedRow, now: Date): TicketSaleStatus =>
  saleStatus({ startDate: row.saleStart, endDate: row.saleEnd }, eventEndOf(row), now)

/** Units that nobody holds or has; null is unlimited. */
export function freeOf({
  capacity,
  used,
  lapsed,
  seatsLeft,
}: Pick<OfferedRow, 'capacity' | 'used' | 'lapsed'> & { readonly seatsLeft?: number }): number | null {
  const ofQuota = capacity === null ? null : Math.max(0, Number(capacity - used + lapsed))
  if (seatsLeft === undefined) return ofQuota
  return ofQuota === null ? seatsLeft : Math.min(ofQuota, seatsLeft)
}

function limitOf({ limitPerCheckout, eventTicketLimit, doc }: OfferedRow): number {
  const perOrder = limitPerCheckout > 0 ? limitPerCheckout : (eventTicketLimit ?? 0) || GENERAL_LIMIT
  return Math.min(perOrder, doc.limitPerPerson ?? perOrder)
}

/** Most units that one checkout can hold now: the limit, or what is left of the quota. */
export function checkoutLimitOf(row: OfferedRow): number {
  const free = freeOf(row)
  return free === null ? limitOf(row) : Math.min(limitOf(row), free)
}

/** As the rules of reservation take it. */
export function offerOf(row: OfferedRow, now: Date): TicketOffer {
  const window = saleWindow({ startDate: row.saleStart, endDate: row.saleEnd }, eventEndOf(row))
  return {
    id: row.id,
    name: row.name,
    eventId: row.eventId,
    hidden: row.hidden,
    limitPerCheckout: limitOf(row),
    minimumPerCheckout: row.doc.minimumPerCheckout ?? 0,
    membersOnly: row.doc.membersOnly ?? false,
    limitPerPerson: row.doc.limitPerPerson ?? null,
    had: 0,
    pricing: pricingOf(row, now),
    tiers: row.tiers.map(tierOf),
    regularPrice: row.lowestPrice,
    sale: {
      opensAt: window.opensAt,
      closesAt: window.closesAt,
      capacity: row.capacity === null ? null : Number(row.capacity),
      taken: Number(row.used - row.lapsed),
    },
  }
}

/** Staff and keys register guests for the organiser. */
export const registrantOf = ({ kind }: Caller): Registrant['kind'] =>
  kind === 'visitor' || kind === 'member' ? kind : 'staff'

/** The event's own rules on who may register, with the ticket kind's event. */
export const registrationRulesOf = (row: OfferedRow): RegistrationRules => ({
  type: row.eventRegistrationType,
  paused: row.eventPaused,
  disabled: row.eventDisabled,
  allowedGuestTypes: row.eventGuests,
})

export const eventStatusOf = (row: OfferedRow, now: Date) => statusOf(eventFactsOf(row), now)
