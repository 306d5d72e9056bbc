import type { PlacedOrder } from '@fairground/contract/fairground/order-view.ts'
import { placeText } from '@fairground/domain/events/place.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import { isUnpaid } from '@fairground/domain/orders/payment-status.ts'
import { refundWay } from '@fairground/domain/orders/refund-way.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Static } from 'typebox'
import type { RowOf } from '../../../db/statement.ts'
import { ownerId, reachOf } from '../../../ground/caller.ts'
import type { Ctx } from '../../../ground/context.ts'
import { orderNumber } from '../../../ground/order-number.ts'
import type { TicketCodes } from '../../../ground/ticket-codes.ts'
import { addressLines } from '../address-lines.ts'
import { handoverLines } from '../handover-lines.ts'
import { eventOfLine, linesNow } from '../lines-now.ts'
import type { AddressFacts, OrderFacts } from '../purchase.ts'
import { fromStored } from '../stored-amounts.ts'
import { mayTakeBack } from '../take-back-order.ts'
import { totalRows } from '../total-rows.ts'
import type { findPlacedOrder, ViewedEvent, ViewedShipment } from './queries.ts'
import { isPaidUp, ticketedEvent, ticketToWire } from './ticket-wire.ts'

type Row = RowOf<typeof findPlacedOrder>

/** `caller` is who reads it. */
export function placedOrderToWire(
  row: Row,
  { site, caller, now }: Pick<Ctx, 'site' | 'caller' | 'now'>,
  codes: TicketCodes,
): Static<typeof PlacedOrder> {
  const { locale } = site
  const shown = (minor: bigint) => displayAmount(minor, row.currency, locale)
  const breakdown = fromStored<Breakdown>(row.doc.breakdown)
  const { facts } = row.doc
  const handover = handoverLines(facts, locale)
  return {
    id: row.id,
    number: orderNumber(site, row.number),
    createdDate: row.createdAt.toISOString(),
    status: row.status,
    paymentStatus: row.paymentStatus,
    fulfillmentStatus: row.fulfillmentStatus,
    ...present({ buyerEmail: row.buyerEmail || undefined, buyerName: row.buyerName || undefined }),
    ...billOf(facts, site.locale),
    confirmationMailed: row.confirmationMailed,
    lines: row.lines.map(({ id, quantity, unitPrice, doc }) => ({
      id,
      name: doc.name,
      options: linesNow(doc, eventOfLine(doc, row.events), locale).map(({ name, text }) =>
        text ? `${name}: ${text}` : name,
      ),
      quantity,
      formattedPrice: shown(BigInt(unitPrice)),
      formattedTotal: shown(BigInt(unitPrice) * BigInt(quantity)),
      ...present({ imageUrl: doc.image?.url || undefined, path: doc.url ? doc.url.relativePath : undefined }),
      ticket: doc.ticket !== undefined,
      ...present({ eventId: doc.ticket ? doc.ticket.eventId : undefined }),
    })),
    totals: totalRows(breakdown, facts, shown, site.locale),
    formattedTotal: shown(row.total),
    ...present({
      delivery: facts.shipping ? facts.shipping.title : undefined,
      deliveryAddress: handover.length > 0 ? handover : undefined,
    }),
    ...(row.refunded > 0n
      ? { formattedRefunded: shown(row.refunded), refundWay: refundWay(row.refunded, row.refundedByHand) }
      : {}),
    shipments: row.shipments.map(shipmentToWire),
    tickets: row.tickets.map((ticket) =>
      ticketToWire(ticket, codes, {
        buyerName: row.buyerName,
        locale,
        now,
        event: ticketedEvent(row.events.find(({ id }) => id === ticket.eventId)),
        isHolder: reachOf(caller, 'orders.read') === null,
        order: { id: row.id, currency: row.currency, isPaid: isPaidUp(row) },
        entersOnline: reachOf(caller, 'orders.read') !== null && isPaidUp(row),
      }),
    ),
    events: row.events.map(eventToWire),
    eventNumbers: row.eventNumbers,
    documents: row.documents,
    ...present({ payBy: row.payBy ? row.payBy.toISOString() : undefined }),
    ...present({ outside: outsideOf(row), partlyPaid: partlyPaidOf(row, shown), giftCard: cardOf(row, shown) }),
    ...(row.status === 'INITIALIZED' || outsideOf(row)
      ? { due: formatAmount(row.due - row.paid, row.currency), formattedDue: shown(row.due - row.paid) }
      : {}),
    canTakeBack:
      row.paymentStatus !== 'PENDING_MERCHANT' &&
      row.ownerId !== null &&
      row.ownerId === ownerId(caller) &&
      mayTakeBack(row, row.doc, site),
    ...present({ takenBack: row.doc.takenBackTo ? true : undefined }),
  }
}

/** Company, tax id and address on the bill; the address where the goods go to another one. */
function billOf({ billingInfo, shipping }: OrderFacts, locale: string) {
  const { company, vatId } = (billingInfo?.contactDetails ?? {}) as { company?: string; vatId?: { id?: string } } // stored as the contract has it
  const linesOf = (address: AddressFacts['address']) => addressLines(present({ address }), locale)
  const lines = linesOf(billingInfo?.address)
  const isElsewhere = shipping?.destination?.address !== undefined && lines.length > 0
  const goods = linesOf(shipping?.destination?.address)
  return present({
    buyerCompany: company || undefined,
    buyerTaxId: vatId?.id || undefined,
    buyerAddress: isElsewhere && lines.join('\n') !== goods.join('\n') ? lines : undefined,
  })
}

/** Part that was paid of an order that stands, and the rest; nothing where nothing, or all, was. */
const partlyPaidOf = ({ status, paymentStatus, total, paid }: Row, shown: (minor: bigint) => string) =>
  status === 'APPROVED' && paymentStatus === 'PARTIALLY_PAID'
    ? { formattedPaid: shown(paid), formattedLeft: shown(total - paid) }
    : undefined

/** The card of an order that was never paid has its amount back. */
function cardOf({ status, paid, doc: { facts } }: Row, shown: (minor: bigint) => string) {
  const { giftCard } = facts
  if (!giftCard || (paid === 0n && status !== 'INITIALIZED')) return undefined
  return { obfuscatedCode: giftCard.obfuscatedCode, formattedAmount: shown(BigInt(giftCard.amount)) }
}

/** Names the payment method outside that was chosen; nothing once nothing is owed. */
export function outsideOf({
  doc: { paysOutside },
  status,
  paymentStatus,
}: Pick<Row, 'doc' | 'status' | 'paymentStatus'>) {
  if (!paysOutside || paysOutside === true || !paysOutside.title) return undefined
  const { title, instructions } = paysOutside
  return status === 'APPROVED' && isUnpaid(paymentStatus) ? { title, ...present({ instructions }) } : undefined
}

/** Time and place of an event, without what is still to be announced. */
export function eventToWire(event: ViewedEvent) {
  const { id, title, slug, startAt, endAt, timeZone, locationType, canceled, enabled, doc } = event
  const isDated = startAt !== null && !doc.dateAndTimeTbd
  const place = placeOf(doc.location)
  return {
    id,
    title,
    slug,
    ...present({
      startDate: isDated ? new Date(startAt).toISOString() : undefined,
      endDate: isDated && endAt && !doc.hideEndDate ? new Date(endAt).toISOString() : undefined,
      announcement: !isDated && doc.dateAndTimeTbdMessage ? doc.dateAndTimeTbdMessage : undefined,
    }),
    timeZoneId: timeZone,
    showTimeZone: doc.showTimeZone ?? false,
    ...present({
      place: place && locationType === 'VENUE' ? place : undefined,
      accessibility: accessNotes(event),
    }),
    online: locationType === 'ONLINE',
    hybrid: enabled && locationType === 'VENUE',
    canceled,
  }
}

/** Notes on accessibility of the place, where there are any. */
export const accessNotes = ({ locationType, accessibility }: Pick<ViewedEvent, 'locationType' | 'accessibility'>) =>
  locationType === 'VENUE' && accessibility?.length ? accessibility : undefined

/** "Old Mill, 4 Mill Lane, Leeds"; nothing while it is to be announced. */
export const placeOf = (location: ViewedEvent['doc']['location']): string =>
  location === null || location.locationTbd ? '' : placeText(location)

const shipmentToWire = ({ id, at, lines, carrier, trackingNumber, trackingLink }: ViewedShipment) => ({
  id,
  sentDate: new Date(at).toISOString(),
  lines,
  ...present({
    carrier: carrier || undefined,
    trackingNumber: trackingNumber || undefined,
    trackingLink: trackingLink || undefined,
  }),
})
