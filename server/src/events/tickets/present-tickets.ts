import type { TicketFieldset } from '@fairground/contract/enumerations/ticket-fieldset.ts'
import type { TicketingTicket } from '@fairground/contract/events/ticketing-order.ts'
import type { Static } from 'typebox'
import type { Queryable } from '../../db/database.ts'
import type { TicketCodes } from '../../identity/ticket-codes.ts'
import { ticketingMoney } from '../ticketing-money.ts'
import { ticketsOfOrders } from './queries.ts'
import type { TicketRow } from './ticket-row.ts'

type Wire = Static<typeof TicketingTicket>

const fullName = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** GUEST_FORM brings the guest's details with their answers. */
export function ticketToWire(row: TicketRow, fieldset: ReadonlySet<TicketFieldset>, codes: TicketCodes): Wire {
  const { guest, ticketName, price } = row.doc
  const minor = BigInt(price.replace('n', ''))
  const buyer = fullName(row.facts.buyer)
  return {
    ticketNumber: row.number,
    orderNumber: row.orderNumber,
    ticketDefinitionId: row.definitionId,
    name: ticketName,
    price: ticketingMoney(minor, row.currency),
    free: minor === 0n,
    orderStatus: row.orderStatus,
    orderArchived: row.orderArchived,
    orderFullName: buyer,
    guestFullName: fullName(guest) || buyer,
    archived: row.archived,
    anonymized: false,
    channel: 'ONLINE',
    canceled: row.voided,
    ...(row.facts.buyer.kind === 'MEMBER' && row.ownerId ? { memberId: row.ownerId } : {}),
    ...(row.checkedInAt ? { checkIn: { created: row.checkedInAt.toISOString() } } : {}),
    policy: (fieldset.has('TICKET_DETAILS') && row.policy) || '',
    ...(fieldset.has('TICKET_DETAILS') && !row.voided ? { qrCode: codes.codeOf(row.id, row.eventId) } : {}),
    checkInUrl: '',
    ticketPdfUrl: '',
    walletPassUrl: '',
    ...(fieldset.has('GUEST_DETAILS') || fieldset.has('GUEST_FORM')
      ? {
          guestDetails: {
            guestAssigned: Boolean(fullName(guest)),
            firstName: guest.firstName,
            lastName: guest.lastName,
            email: guest.email,
            ...(fieldset.has('GUEST_FORM')
              ? { form: { inputValues: [...(guest.inputValues ?? [])] as InputValues } }
              : {}),
          },
        }
      : {}),
  }
}

/** Answers are stored as the contract's schema let them in. */
type InputValues = NonNullable<NonNullable<NonNullable<Wire['guestDetails']>['form']>['inputValues']>

/** Tickets by order, those of several events together, in the order they were issued in. */
export const ticketsByOrder = async (db: Queryable, orderIds: readonly string[]): Promise<Map<string, TicketRow[]>> =>
  Map.groupBy(await db.rows(ticketsOfOrders, { orderIds: [...orderIds] }), (ticket) => ticket.orderId)
