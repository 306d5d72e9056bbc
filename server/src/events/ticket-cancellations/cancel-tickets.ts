import type {
  giveBackHeldTicket as giveBack,
  cancelTickets as operation,
} from '@fairground/contract/fairground/ticket-cancellations.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { beginRefundWithin, paymentRefundsOf } from '../../sales/payments/refunds/begin-refund.ts'
import { settleRefund } from '../../sales/payments/refunds/settle-refund.ts'
import { addToHistory, authorOf } from '../../sales/purchase/activities.ts'
import { type LockedOrder, lockOrderRow } from '../../sales/purchase/change-order.ts'
import { giveBackTickets, lockTicketsToGiveBack } from '../../sales/purchase/give-back-tickets.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { heldTicket } from '../../sales/purchase/transfers/held-ticket.ts'
import { placedOrder } from '../../sales/purchase/view/placed-order.ts'
import { type Canceled, mailBuyer } from './cancellation-mail.ts'
import { backOf, type CanceledTickets, canceledTickets } from './money-of-tickets.ts'
import { insertCancellation } from './queries.ts'

interface Needs {
  readonly links: OrderLinks
  readonly methods: PaymentMethods
  /** App of the events, in histories of orders. */
  readonly appId: string
}

/**
 * Cancels tickets of the caller. The order is locked first, as refunds lock it, and then the tickets, as the door does: of two cancellations,
 * or of one and a check-in, the second finds what the first left. Everything is one transaction, the refund's beginning too; the payments'
 * own job finishes it, however often it is interrupted. Returns the id.
 */
export async function cancelTickets(ctx: Ctx, needs: Needs, request: RequestOf<typeof operation>): Promise<string> {
  const ended = await ctx.db.inTx(async (tx) => {
    const at = { ...ctx, db: tx }
    const { id: orderId, currency } = await placedOrder(at, needs.links, request)
    const locked = await lockOrderRow(tx, orderId)
    if (!locked) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    await lockTicketsToGiveBack(tx, locked, request.ticketIds)
    const order = await placedOrder(at, needs.links, request)
    const canceled = await canceledTickets(tx, { order, ticketIds: request.ticketIds, now: ctx.now }, needs.methods)
    if (isOther(request, canceled, currency)) throw new ApiError({ code: 'TICKET_CANCELLATION_CHANGED' })
    return endTickets(tx, ctx, needs, { order, locked, canceled })
  })
  await settleCredit(ctx, needs, ended)
  return ended.id
}

/** The buyer was shown that another amount goes back, or more of it as money. */
const isOther = (
  { refund, credit = '0' }: Pick<RequestOf<typeof operation>, 'refund' | 'credit'>,
  canceled: CanceledTickets,
  currency: string,
): boolean =>
  refund !== undefined &&
  (amountIn(refund, currency, 'refund') !== backOf(canceled) ||
    amountIn(credit, currency, 'credit') !== canceled.credit)

/**
 * Gives back a ticket of whom it was transferred to, on the term of a move of its event, in the same way: the money goes to its buyer, who is
 * mailed. Of two presses the second finds it void.
 */
export async function giveBackHeld(ctx: Ctx, needs: Needs, request: RequestOf<typeof giveBack>) {
  const { ended, ...ticketOf } = await ctx.db.inTx(async (tx) => {
    const at = { ...ctx, db: tx }
    const { order: viewed, ticket } = await heldTicket(at, needs.links, request)
    if (!ticket.transferred) throw new ApiError({ code: 'TICKET_CANCELLATION_DISABLED' })
    const locked = await lockOrderRow(tx, viewed.id)
    if (!locked) throw new ApiError({ code: 'TICKET_NOT_FOUND' })
    await lockTicketsToGiveBack(tx, locked, [ticket.id])
    const { order } = await heldTicket(at, needs.links, request)
    const wanted = { order, ticketIds: [ticket.id], now: ctx.now, byHolder: true }
    const canceled = await canceledTickets(tx, wanted, needs.methods)
    const ended = await endTickets(tx, ctx, needs, { order, locked, canceled, byHolder: true })
    return { ended, ticketNumber: ticket.number, eventTitle: ticket.doc.eventTitle }
  })
  await settleCredit(ctx, needs, ended)
  return ticketOf
}

interface Ended {
  readonly id: string
  /** Refund that the gift card is given for. */
  readonly creditId: string | null
}

/** The gift card is the buyer's with the cancellation; its refund is settled at once, or by the payments' own job. */
async function settleCredit(ctx: Ctx, { methods }: Needs, { creditId }: Ended): Promise<void> {
  if (creditId) await settleRefund(ctx.db, ctx, methods, creditId)
}

/** Begins the refund, voids the tickets, puts their places back and writes the mail, in the transaction that has locked them. */
async function endTickets(
  tx: Tx,
  ctx: Ctx,
  needs: Needs,
  { locked, ...of }: Canceled & { readonly locked: LockedOrder },
): Promise<Ended> {
  const { byProvider, byHand, credit, parts, creditParts, tickets } = of.canceled
  const refundId = await beginRefund(tx, ctx, needs, { order: of.order, parts, credit: false })
  const creditId = await beginRefund(tx, ctx, needs, { order: of.order, parts: creditParts, credit: true })
  await giveBackTickets(
    tx,
    ctx,
    locked,
    tickets.map(({ id }) => id),
  )
  const id = ctx.newId()
  const numbers = tickets.map(({ number }) => number)
  await tx.run(insertCancellation, {
    id,
    orderId: locked.id,
    numbers,
    byProvider,
    byHand,
    credit,
    refundId,
    changedTo: null,
    at: ctx.now,
  })
  await tell(tx, ctx, needs, of)
  return { id, creditId }
}

const isStaff = ({ kind }: Ctx['caller']): boolean => kind === 'staff' || kind === 'apiKey'

interface Begun extends Pick<Canceled, 'order'> {
  readonly parts: CanceledTickets['parts']
  /** It comes as a gift card. */
  readonly credit: boolean
}

/** Takes these parts from its payments; null where there are none. */
async function beginRefund(
  tx: Tx,
  ctx: Ctx,
  { methods }: Needs,
  { order, parts, credit }: Begun,
): Promise<string | null> {
  if (parts.length === 0) return null
  const { site, now, newId, caller, requestId, sealer } = ctx
  const context = {
    now,
    sealer,
    newId: () => newId(),
    locale: site.locale,
    ...authorOf(caller),
    ...(isStaff(caller) ? { caller, requestId } : {}),
  }
  return beginRefundWithin(tx, context, methods, {
    orderId: order.id,
    paymentRefunds: paymentRefundsOf(parts, { currency: order.currency, locale: site.locale }),
    credit,
  })
}

/** The history of the order, the entry of staff in the audit log, and the one mail to the buyer. */
async function tell(
  tx: Tx,
  ctx: Ctx,
  { links, appId }: Needs,
  { order, canceled, byHolder = false }: Canceled,
): Promise<void> {
  const { tickets, byHand } = canceled
  const write = orderPriceWriter(order.currency, ctx.site.locale)
  const additionalData = {
    ticketNumbers: tickets.map(({ number }) => number).join(', '),
    refund: write(backOf(canceled)).formattedAmount,
    byHand: write(byHand).formattedAmount,
    by: byHolder ? 'HOLDER' : isStaff(ctx.caller) ? 'STAFF' : 'BUYER',
  }
  const doc = { appId, type: 'TICKETS_CANCELED' as const, additionalData }
  await addToHistory(tx, ctx, order.id, [{ type: 'CUSTOM_ACTIVITY', ...authorOf(ctx.caller), doc }])
  if (isStaff(ctx.caller))
    await record(tx, ctx, {
      action: 'order.ticketsCanceled',
      target: { id: order.id, name: String(order.number) },
      after: {
        ticketNumbers: additionalData.ticketNumbers,
        amount: write(backOf(canceled)).amount,
        currency: order.currency,
      },
    })
  await mailBuyer(tx, ctx, links, { order, canceled, byHolder })
}
