import type { TicketReservation } from '@fairground/contract/events/ticket-reservations.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import type { Site } from '../../ground/site.ts'
import { seatLabels } from '../seats/seat-labels.ts'
import { currencyOfReservation, type ReservationRow } from './reservation-row.ts'

/** Tags are for callers who read orders of the site. */
export function reservationToWire(
  row: ReservationRow,
  { site, caller }: { readonly site: Pick<Site, 'currency'>; readonly caller: Caller },
): Static<typeof TicketReservation> {
  const currency = currencyOfReservation(row, site)
  const money = (minor: bigint) => ({ value: formatAmount(minor, currency), currency })
  const { ignoreLimits, allowHidden, tickets, publicTags = [], privateTags = [] } = row.doc
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    expirationDate: row.expiresAt.toISOString(),
    status: row.status,
    ...present({
      memberId: row.ownerKind === 'member' ? (row.ownerId ?? undefined) : undefined,
      visitorId: row.ownerKind === 'visitor' ? (row.ownerId ?? undefined) : undefined,
    }),
    tickets: tickets.map((ticket) => ({
      ticketLineItemId: ticket.id,
      eventId: ticket.eventId,
      ticketDefinitionId: ticket.definitionId,
      quantity: ticket.quantity,
      ...present({
        ticketInfo:
          ticket.guestPrice || ticket.pricingOptionId || ticket.seat
            ? {
                guestPrice: ticket.guestPrice,
                pricingOptionId: ticket.pricingOptionId,
                pricingOptionName: ticket.pricingOptionName,
                ...present({ seatId: ticket.seat?.id, seatInfo: ticket.seat && seatLabels(ticket.seat) }),
              }
            : undefined,
      }),
      policy: ticket.policyText,
      ticketName: ticket.name,
      price: money(BigInt(ticket.unitPrice)),
      subTotal: money(BigInt(ticket.unitPrice) * BigInt(ticket.quantity)),
    })),
    ...present({
      tags: holdsScope(caller, 'orders.read')
        ? { tags: { tagIds: [...publicTags] }, privateTags: { tagIds: [...privateTags] } }
        : undefined,
      additionalReservationSettings:
        ignoreLimits || allowHidden
          ? {
              disableTicketLimitValidation: ignoreLimits ?? false,
              enableHiddenTicketReservation: allowHidden ?? false,
            }
          : undefined,
    }),
  }
}
