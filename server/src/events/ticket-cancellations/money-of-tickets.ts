import {
  amongPayments,
  type EventRefund,
  type PaymentLeft,
  paymentsAfter,
} from '@fairground/domain/orders/event-refund.ts'
import { present } from '@fairground/domain/present.ts'
import { dividedBundles } from '@fairground/domain/tickets/bundle.ts'
import { type AmountBack, amountBack, cancellationRefusal, termsOf } from '@fairground/domain/tickets/cancellation.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { compute, paymentsLeft, readRefundable } from '../../sales/payments/refunds/refundable.ts'
import type { ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import {
  cancellationFacts,
  giveBackFacts,
  isPaidUp,
  moveTermOf,
  ticketedEvent,
} from '../../sales/purchase/view/ticket-wire.ts'

type ViewedTicket = ViewedOrder['tickets'][number]

/** Tickets that are cancelled, what they cost, and what of it goes back by which payment. Minor units. */
export interface CanceledTickets {
  readonly tickets: readonly ViewedTicket[]
  readonly price: bigint
  readonly byProvider: bigint
  readonly byHand: bigint
  readonly parts: EventRefund['byProvider']
  /** The buyer gets it as a gift card, in place of these parts of payments. */
  readonly credit: bigint
  readonly creditParts: EventRefund['byProvider']
}

/** All that comes back, as money or as credit. */
export const backOf = ({
  byProvider,
  byHand,
  credit,
}: Pick<CanceledTickets, 'byProvider' | 'byHand' | 'credit'>): bigint => byProvider + byHand + credit

/** Tickets that are to be cancelled: by their buyer, or one by whom it was transferred to, on the term of a move alone. */
interface Wanted {
  readonly order: ViewedOrder
  readonly ticketIds: readonly string[]
  readonly now: Date
  readonly byHolder?: boolean
}

const factsOf = ({ order, byHolder }: Wanted, ticket: ViewedTicket) =>
  (byHolder ? giveBackFacts : cancellationFacts)(
    ticket,
    ticketedEvent(order.events.find(({ id }) => id === ticket.eventId)),
  )

/** The named tickets of an order, each of which may be cancelled now. Throws the first reason against it. */
function cancelableTickets(wanted: Wanted): ViewedTicket[] {
  const { order, ticketIds, now, byHolder } = wanted
  const ids = [...new Set(ticketIds.map((id) => id.toLowerCase()))]
  const tickets = ids.map((id) => {
    const ticket = order.tickets.find((one) => one.id === id)
    if (!ticket) throw new ApiError({ code: 'TICKET_NOT_FOUND' })
    return ticket
  })
  for (const ticket of tickets) {
    const refusal = cancellationRefusal(factsOf(wanted, ticket), now)
    if (refusal) throw new ApiError(refusal)
  }
  if (!isPaidUp(order)) throw new ApiError({ code: 'TICKET_NOT_PAID' })
  // A holder has no other ticket of the bundle.
  if (!byHolder) refuseDivided(order, new Set(ids))
  return tickets
}

/** A bundle has one price: its buyer gives back all of it that is valid, or nothing. */
function refuseDivided({ tickets }: ViewedOrder, givenBack: ReadonlySet<string>): void {
  const all = tickets.map(({ id, status, doc }) => ({ id, bundle: doc.bundle?.id, voided: status === 'VOID' }))
  const [divided] = dividedBundles(all, givenBack)
  if (divided === undefined) return
  const name = tickets.find(({ doc }) => doc.bundle?.id === divided)?.doc.bundle?.name
  throw new ApiError({ code: 'TICKET_BUNDLE_DIVIDED', ...present({ name }) })
}

/**
 * Decides if these tickets may be cancelled, and what goes back. Never more than is left of the payments. Read it under the
 * order's lock where something follows from it.
 */
export async function canceledTickets(
  db: Queryable,
  wanted: Wanted,
  methods: PaymentMethods,
): Promise<CanceledTickets> {
  const { order, now, byHolder } = wanted
  const tickets = cancelableTickets(wanted)
  const refundable = await readRefundable(db, order.id)
  let price = 0n
  const back = { money: 0n, credit: 0n }
  for (const [lineItemId, ofLine] of Map.groupBy(tickets, ({ lineId }) => lineId)) {
    const computed = compute(refundable, { lineItems: [{ lineItemId, quantity: ofLine.length }] })
    // A refund that is under way has these units.
    if (!computed.ok) throw new ApiError({ code: 'TICKET_CANCELED' })
    const { total, fees } = computed.refund.sum
    const [one] = ofLine as [ViewedTicket] // a group has one; tickets of a line have the same terms, event and order
    const { startsAt } = factsOf(wanted, one)
    const { cancellation } = one.doc
    const ofPurchase = cancellation && !byHolder ? termsOf(cancellation) : null
    const terms = { terms: ofPurchase, startsAt, term: moveTermOf(one) }
    price += total
    const { money, credit } = amountBack({ total, fees }, ofLine.length, terms, now)
    back.money += money
    back.credit += credit
  }
  return { tickets, price, ...partsOf(back, order, await paymentsLeft(db, order, methods)) }
}

/** Nobody would have the code of a gift card for an order without an address: its money goes back the way it came. */
function partsOf(
  back: AmountBack,
  { buyerEmail }: Pick<ViewedOrder, 'buyerEmail'>,
  payments: readonly PaymentLeft[],
): Omit<CanceledTickets, 'tickets' | 'price'> {
  const { money, credit } = buyerEmail ? back : { money: back.money + back.credit, credit: 0n }
  const shared = amongPayments(money, payments)
  const credited = amongPayments(credit, paymentsAfter(payments, shared))
  const creditParts = [...credited.byProvider, ...credited.byHand]
  const sumOf = (amounts: EventRefund['byProvider']) => amounts.reduce((sum, { amount }) => sum + amount, 0n)
  const { byProvider: parts, byHand } = shared
  return { parts, byProvider: sumOf(parts), byHand: sumOf(byHand), creditParts, credit: sumOf(creditParts) }
}
