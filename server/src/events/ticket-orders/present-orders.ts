import type { TicketFieldset, TicketingOrderFieldset } from '@fairground/contract/enumerations/events.ts'
import { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import type { TicketingOrder } from '@fairground/contract/events/ticketing-order.ts'
import { captured } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { confirmedOrders, offeredActions } from '@fairground/domain/tickets/ticket-order-status.ts'
import type { Static } from 'typebox'
import type { RowOf } from '../../db/statement.ts'
import { reachOf } from '../../ground/caller.ts'
import { contactId } from '../../ground/contact-id.ts'
import type { Ctx } from '../../ground/context.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { type OrderLinks, onlyShows } from '../../sales/purchase/order-links.ts'
import type { OrderLineDoc } from '../../sales/purchase/purchase.ts'
import { fromStored } from '../../sales/purchase/stored-amounts.ts'
import { channelOf } from '../ticketing/channel.ts'
import { invoiceToWire } from '../ticketing/ticketing-invoice.ts'
import { ticketingMoney } from '../ticketing/ticketing-money.ts'
import { ticketsByOrder, ticketToWire } from '../tickets/present-tickets.ts'
import type { TicketRow } from '../tickets/ticket-row.ts'
import { cardPaymentsToWire } from './card-payments.ts'
import type { TicketingOrderRow } from './order-row.ts'
import { countedPaymentsOf, invoicePartsOf } from './queries.ts'

type Wire = Static<typeof TicketingOrder>

interface Line {
  readonly id: string
  readonly catalogItemId: string
  readonly doc: OrderLineDoc
}

const ON_ORDERS: ReadonlySet<TicketFieldset> = new Set(['GUEST_DETAILS', 'TICKET_DETAILS'])

/** Money that came in, or is reserved. */
const COUNTED = TransactionStatus.filter((status) => captured[status] || status === 'AUTHORIZED')

/** Signs what orders lead to. */
export interface Signs {
  readonly codes: TicketCodes
  readonly orderLinks: OrderLinks
}

interface View {
  readonly fieldset: ReadonlySet<TicketingOrderFieldset>
  readonly codes: TicketCodes
  readonly siteId: string
  readonly locale: string
  /** False for buyers, who no longer hold what they transferred. */
  readonly ofAnyHolder: boolean
}

type Payment = RowOf<typeof countedPaymentsOf>

interface Parts {
  readonly tickets: Map<string, TicketRow[]>
  readonly lines: Map<string, Line[]>
  readonly breakdowns: Map<string, Breakdown>
  /** Page of the invoice of each order that has one. */
  readonly previews: Map<string, string>
  readonly payments: Map<string, Payment>
}

type InvoiceParts = Omit<RowOf<typeof invoicePartsOf>, 'id'>

export type OrderInFull = TicketingOrderRow & InvoiceParts

/** Parts of the invoices of orders, those that were not read with their orders by one statement. */
async function invoicesOf(ctx: Ctx, rows: readonly (TicketingOrderRow & Partial<InvoiceParts>)[]) {
  const read = rows.flatMap(({ orderId: id, breakdown, lines, invoiceId = null }) =>
    lines ? [{ id, breakdown, lines, invoiceId }] : [],
  )
  const orderIds = new Set(rows.map((row) => row.orderId))
  for (const { id } of read) orderIds.delete(id)
  return orderIds.size === 0 ? read : [...read, ...(await ctx.db.rows(invoicePartsOf, { orderIds: [...orderIds] }))]
}

/** Orders with the requested field sets: one statement for each kind of requested part, however many orders. */
export async function ordersToWire(
  ctx: Ctx,
  { codes, orderLinks }: Signs,
  rows: readonly (TicketingOrderRow & Partial<InvoiceParts>)[],
  requested: readonly TicketingOrderFieldset[] = [],
): Promise<Wire[]> {
  const fieldset = new Set(requested)
  const invoices = fieldset.has('FORM') || fieldset.has('INVOICE') ? await invoicesOf(ctx, rows) : []
  // An order that waits for its first payment has no tickets yet.
  const issued = rows.flatMap(({ orderId, status }) => (status === 'INITIATED' ? [] : orderId))
  // Nothing was paid for one that is free, or waits.
  const paid = rows.flatMap(({ orderId, status }) => (status === 'INITIATED' || status === 'FREE' ? [] : orderId))
  const payments =
    paid.length > 0 && fieldset.has('DETAILS')
      ? await ctx.db.rows(countedPaymentsOf, { orderIds: [...new Set(paid)], statuses: COUNTED })
      : []
  const parts: Parts = {
    tickets:
      issued.length > 0 && fieldset.has('TICKETS') ? await ticketsByOrder(ctx.db, [...new Set(issued)]) : new Map(),
    lines: new Map(invoices.map(({ id, lines }) => [id, lines])),
    payments: new Map(payments.map((payment) => [payment.orderId, payment])),
    previews: new Map(fieldset.has('INVOICE') ? previewsOf(ctx, orderLinks, rows, invoices) : []),
    breakdowns: new Map(invoices.map(({ id, breakdown }) => [id, fromStored<Breakdown>(breakdown)])),
  }
  const ofAnyHolder = reachOf(ctx.caller, 'orders.read') === null
  const { id: siteId, locale } = ctx.site
  return rows.map((row) => orderToWire(row, parts, { fieldset, codes, siteId, locale, ofAnyHolder }))
}

const previewsOf = (
  { site, now, caller }: Ctx,
  links: OrderLinks,
  rows: readonly TicketingOrderRow[],
  invoices: readonly RowOf<typeof invoicePartsOf>[],
): [string, string][] => {
  const rights = { onlyShows: onlyShows(caller) }
  const buyers = new Map(rows.map(({ orderId, facts }) => [orderId, facts.buyer.email ?? null]))
  return invoices.flatMap(({ id, invoiceId }) =>
    invoiceId
      ? [[id, links.linkToDocument(site.id, { id, buyerEmail: buyers.get(id) ?? null, ...rights }, invoiceId, now)]]
      : [],
  )
}

function orderToWire(
  row: TicketingOrderRow,
  parts: Parts,
  { fieldset, codes, siteId, locale, ofAnyHolder }: View,
): Wire {
  const { buyer } = row.facts
  const memberId = (buyer.kind === 'MEMBER' && row.ownerId) || ''
  const lines = (parts.lines.get(row.orderId) ?? []).filter((line) => line.doc.ticket?.eventId === row.eventId)
  const tickets = (parts.tickets.get(row.orderId) ?? []).filter(
    (ticket) => ticket.eventId === row.eventId && (ofAnyHolder || !ticket.transferred),
  )
  const breakdown = parts.breakdowns.get(row.orderId)
  return {
    orderNumber: row.number,
    eventId: row.eventId,
    contactId: contactId({ siteId, memberId, email: buyer.email }) ?? '',
    memberId,
    anonymized: false,
    fullyCheckedIn: row.issued > 0n && row.checkedIn === row.issued,
    channel: channelOf(row.facts),
    ...(fieldset.has('DETAILS') ? detailsOf(row, parts.payments.get(row.orderId)) : NO_DETAILS),
    tickets: tickets.map((ticket) => ticketToWire(ticket, ON_ORDERS, { codes, siteId, locale })),
    ...present({
      checkoutForm: fieldset.has('FORM') ? { inputValues: formOf(lines) } : undefined,
      invoice:
        fieldset.has('INVOICE') && breakdown
          ? {
              ...invoiceToWire(
                lines.map(({ id, catalogItemId, doc }) => ({
                  id,
                  definitionId: catalogItemId,
                  name: doc.ticket?.ticketName ?? doc.name,
                })),
                breakdown,
                row.facts.coupon,
              ),
              ...present({ previewUrl: parts.previews.get(row.orderId) }),
            }
          : undefined,
    }),
  }
}

const detailsOf = (row: TicketingOrderRow, payment: Payment | undefined) => ({
  reservationId: row.reservationId ?? '',
  snapshotId: row.orderId,
  created: row.createdAt.toISOString(),
  updated: row.updatedAt.toISOString(),
  confirmed: confirmedOrders[row.status],
  status: row.status,
  method: methodOf(row),
  ticketsQuantity: Number(row.quantity),
  totalPrice: ticketingMoney(row.total, row.currency),
  archived: row.archived,
  ticketsPdf: '',
  firstName: row.facts.buyer.firstName ?? '',
  lastName: row.facts.buyer.lastName ?? '',
  fullName: [row.facts.buyer.firstName, row.facts.buyer.lastName].filter(Boolean).join(' '),
  email: row.facts.buyer.email ?? '',
  ...present({
    marketingConsent: row.facts.marketingConsent,
    paymentDetails: payment && { transaction: transactionOf(payment) },
  }),
  availableActions: offeredActions(row.status, row.archived),
  ...cardPaymentsToWire(row, payment?.cards ?? []),
})

const transactionOf = ({ id, provider, doc }: Payment) => ({
  transactionId: doc.paymentDetailsId ?? id,
  method: doc.methodName?.custom ?? doc.methodName?.predefined ?? doc.method ?? provider,
})

/** In place of details that were not requested: the published client expects these fields. */
const NO_DETAILS = {
  reservationId: '',
  snapshotId: '',
  confirmed: false,
  status: 'NA_ORDER_STATUS',
  method: '',
  ticketsQuantity: 0,
  archived: false,
  ticketsPdf: '',
  firstName: '',
  lastName: '',
  fullName: '',
  email: '',
} as const

/** Answers of the buyer: the first guest of the first line. */
const formOf = (lines: readonly Line[]): InputValues =>
  [...(lines[0]?.doc.guests?.[0]?.inputValues ?? [])] as InputValues

/** Answers are stored as the contract's schema let them in. */
type InputValues = NonNullable<NonNullable<Wire['checkoutForm']>['inputValues']>

function methodOf({ status }: TicketingOrderRow): string {
  if (status === 'FREE') return 'freeCheckout'
  return status === 'OFFLINE_PENDING' ? 'inPerson' : ''
}
