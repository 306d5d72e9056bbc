import type { TicketSaleStatus } from '@fairground/contract/enumerations/events.ts'
import type { Registrant, RegistrationRules } from '@fairground/domain/events/registration-refusal.ts'
import type { TicketOffer } from '@fairground/domain/tickets/reserve.ts'
import { saleStatus, saleWindow } from '@fairground/domain/tickets/sale-status.ts'
import type { Caller } from '../../ground/caller.ts'
import { type EventFacts, statusOf } from '../event/event-state.ts'
import { type OfferedRow, pricingOf, type SharedQuota, tierOf } from './definition-row.ts'

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

/**
 * Tickets that nobody holds, has or waits for, by the kind's own quota, by those that it shares and by its seats; null is unlimited. Without a
 * quota of its own the kind is limited by its seats, and all that come free are for those who wait.
 */
export function freeOf({
  capacity,
  used,
  awaited,
  lapsed,
  quotas,
  doc,
  seatsLeft,
}: Pick<OfferedRow, 'capacity' | 'used' | 'awaited' | 'lapsed' | 'quotas' | 'doc'> & {
  readonly seatsLeft?: number
}): number | null {
  const own = capacity !== null ? [Number(capacity - used - awaited + lapsed)] : awaited > 0n ? [0] : []
  const shared = quotas.map((quota) => Math.floor(leftOfQuota(quota) / (doc.admits ?? 1)))
  const free = [...own, ...shared, ...(seatsLeft === undefined ? [] : [seatsLeft])]
  return free.length === 0 ? null : Math.max(0, Math.min(...free))
}

/** People whom a shared quota still has room for, beside those who wait. */
export const leftOfQuota = ({ capacity, used, awaited, lapsed }: SharedQuota): number =>
  Math.max(0, capacity - used - awaited + lapsed)

/** As people on the waiting list are offered it: what is free is for them. */
export const forThoseWhoWait = <R extends Pick<OfferedRow, 'awaited' | 'quotas'>>(row: R): R => ({
  ...row,
  awaited: 0n,
  quotas: row.quotas.map((quota) => ({ ...quota, awaited: 0 })),
})

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
      capacity: freeOf(row),
      taken: 0,
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
