import type { TicketSaleStatus } from '@fairground/contract/enumerations/ticket-sale-status.ts'
import type { TicketOffer } from '@fairground/domain/tickets/reserve.ts'
import { saleStatus, saleWindow } from '@fairground/domain/tickets/sale-status.ts'
import { type EventFacts, statusOf } from '../events/event-state.ts'
import { type DefinitionRow, pricingOf } from './definition-row.ts'

/** Most tickets of one kind in an order; RELIABILITY section 13. */
const GENERAL_LIMIT = 50

export const eventFactsOf = (row: DefinitionRow): EventFacts => ({
  publishedAt: row.eventPublishedAt,
  canceledAt: row.eventCanceledAt,
  startAt: row.eventStart,
  endAt: row.eventEnd,
  tbd: row.eventTbd,
})

const eventEndOf = (row: DefinitionRow): Date | null => (row.eventTbd ? null : row.eventEnd)

export const saleStatusOf = (row: DefinitionRow, now: Date): TicketSaleStatus =>
  saleStatus({ startDate: row.saleStart, endDate: row.saleEnd }, eventEndOf(row), now)

/** Units that nobody holds or has; null is unlimited. */
export const freeOf = ({
  capacity,
  used,
  lapsed,
}: Pick<DefinitionRow, 'capacity' | 'used' | 'lapsed'>): number | null =>
  capacity === null ? null : Math.max(0, Number(capacity - used + lapsed))

export const limitOf = (row: DefinitionRow): number =>
  row.limitPerCheckout > 0 ? row.limitPerCheckout : (row.eventTicketLimit ?? 0) || GENERAL_LIMIT

/** Shown to visitors: not hidden, and on sale now or shown outside the sale. */
export const isOffered = (row: DefinitionRow, now: Date): boolean =>
  !row.hidden && (row.shownOffSale || saleStatusOf(row, now) === 'SALE_STARTED')

/** As the rules of reservation take it. A paused event sells nothing. */
export function offerOf(row: DefinitionRow, now: Date): TicketOffer {
  const window = saleWindow({ startDate: row.saleStart, endDate: row.saleEnd }, eventEndOf(row))
  return {
    id: row.id,
    eventId: row.eventId,
    hidden: row.hidden,
    limitPerCheckout: limitOf(row),
    pricing: pricingOf(row),
    sale: {
      opensAt: window.opensAt,
      closesAt: row.eventPaused ? now : window.closesAt,
      capacity: row.capacity === null ? null : Number(row.capacity),
      sold: Number(row.used - row.held - row.lapsed),
      held: Number(row.held),
    },
  }
}

export const eventStatusOf = (row: DefinitionRow, now: Date) => statusOf(eventFactsOf(row), now)
