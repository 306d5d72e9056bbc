import type { TicketFieldset } from '@fairground/contract/enumerations/events.ts'
import type { TicketingTicket } from '@fairground/contract/events/ticketing-order.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { contactId } from '../../ground/contact-id.ts'
import type { Queryable } from '../../ground/database.ts'
import { codeOfTicket, type TicketCodes } from '../../ground/ticket-codes.ts'
import { ticketSeat } from '../seats/seat-labels.ts'
import { channelOf } from '../ticketing/channel.ts'
import { ticketingMoney } from '../ticketing/ticketing-money.ts'
import type { LoginOf } from './online-logins.ts'
import { ticketsOfOrders } from './queries.ts'
import type { TicketRow } from './ticket-row.ts'

type Wire = Static<typeof TicketingTicket>

const fullName = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

interface View {
  readonly codes: TicketCodes
  readonly siteId: string
  readonly locale: string
  /** Absent: links to take part online are shown with no ticket. */
  readonly loginOf?: LoginOf
}

/** The ticket with the requested field sets; GUEST_FORM brings the guest's details with their answers. */
export function ticketToWire(row: TicketRow, fieldset: ReadonlySet<TicketFieldset>, view: View): Wire {
  const withGuest = fieldset.has('GUEST_DETAILS') || fieldset.has('GUEST_FORM')
  return {
    ...(fieldset.has('TICKET_DETAILS') ? detailsOf(row, view) : NO_DETAILS),
    ...(withGuest ? guestOf(row, view, fieldset.has('GUEST_FORM')) : {}),
    ...present({ memberId: row.facts.buyer.kind === 'MEMBER' && row.ownerId ? row.ownerId : undefined }),
    anonymized: false,
  }
}

/** In place of details that were not requested: the published client expects these fields. */
const NO_DETAILS = {
  ticketNumber: '',
  orderNumber: '',
  ticketDefinitionId: '',
  name: '',
  free: false,
  policy: '',
  orderStatus: 'NA_ORDER_STATUS',
  orderArchived: false,
  orderFullName: '',
  archived: false,
  channel: 'ONLINE',
  canceled: false,
  checkInUrl: '',
  ticketPdfUrl: '',
  walletPassUrl: '',
} as const

function detailsOf(row: TicketRow, { codes, locale, loginOf }: View) {
  const link = loginOf?.(row)
  const minor = BigInt(row.doc.price.replace('n', ''))
  return {
    ...NO_DETAILS,
    ticketNumber: row.number,
    orderNumber: row.orderNumber,
    channel: channelOf(row.facts),
    ticketDefinitionId: row.definitionId,
    name: row.doc.ticketName,
    price: ticketingMoney(minor, row.currency),
    free: minor === 0n,
    policy: row.policy ?? '',
    orderStatus: row.orderStatus,
    orderArchived: row.orderArchived,
    orderFullName: fullName(row.facts.buyer),
    archived: row.archived,
    canceled: row.voided,
    ...present({
      admits: row.doc.admits,
      checkIn: row.checkedInAt ? { created: row.checkedInAt.toISOString() } : undefined,
      seat: row.doc.seat && ticketSeat(row.doc.seat, locale),
      qrCode: row.voided ? undefined : codeOfTicket(codes, row),
      onlineConferencingLogin: link === undefined ? undefined : { link },
    }),
  }
}

function guestOf({ doc: { guest }, facts: { buyer }, ownerId }: TicketRow, { siteId }: View, withForm: boolean) {
  const isBuyer = buyer.kind === 'MEMBER' && guest.email?.toLowerCase() === buyer.email?.toLowerCase()
  const contact = contactId({ siteId, memberId: isBuyer ? ownerId : null, email: guest.email })
  return {
    guestFullName: fullName(guest) || fullName(buyer),
    guestDetails: {
      guestAssigned: Boolean(fullName(guest)),
      ...present({ contactId: contact || undefined }),
      firstName: guest.firstName,
      lastName: guest.lastName,
      email: guest.email,
      ...present({ form: withForm ? { inputValues: [...(guest.inputValues ?? [])] as InputValues } : undefined }),
    },
  }
}

/** Answers are stored as the contract's schema let them in. */
type InputValues = NonNullable<NonNullable<NonNullable<Wire['guestDetails']>['form']>['inputValues']>

/** Tickets by order, those of several events together, in the order they were issued in. */
export const ticketsByOrder = async (db: Queryable, orderIds: readonly string[]): Promise<Map<string, TicketRow[]>> =>
  Map.groupBy(await db.rows(ticketsOfOrders, { orderIds: [...orderIds] }), (ticket) => ticket.orderId)
