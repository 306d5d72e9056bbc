import type { cancelTickets as operation } from '@fairground/contract/fairground/ticket-cancellations.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { orderNumber } from '../../ground/order-number.ts'
import { writeMail } from '../../mail/post.ts'
import { shownName } from '../../mail/shown-name.ts'
import { amountIn } from '../../sales/payments/amount.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { beginRefundWithin, paymentRefundsOf } from '../../sales/payments/refunds/begin-refund.ts'
import { addToHistory, authorOf } from '../../sales/purchase/activities.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import { giveBackTickets, lockTicketsToGiveBack } from '../../sales/purchase/give-back-tickets.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { placedOrder, type ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import { holderOf } from '../../sales/purchase/view/ticket-wire.ts'
import { moneyWords } from '../event/money-words.ts'
import { type CanceledTickets, canceledTickets } from './money-of-tickets.ts'
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
export const cancelTickets = (ctx: Ctx, needs: Needs, request: RequestOf<typeof operation>): Promise<string> =>
  ctx.db.inTx(async (tx) => {
    const at = { ...ctx, db: tx }
    const { id: orderId, currency } = await placedOrder(at, needs.links, request)
    const locked = await lockOrderRow(tx, orderId)
    if (!locked) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    await lockTicketsToGiveBack(tx, locked, request.ticketIds)
    const order = await placedOrder(at, needs.links, request)
    const canceled = await canceledTickets(tx, { order, ticketIds: request.ticketIds, now: ctx.now }, needs.methods)
    const { byProvider, byHand, tickets } = canceled
    if (request.refund !== undefined && amountIn(request.refund, currency, 'refund') !== byProvider + byHand)
      throw new ApiError({ code: 'TICKET_CANCELLATION_CHANGED' })
    const refundId = await beginRefund(tx, ctx, needs, { order, canceled })
    await giveBackTickets(
      tx,
      ctx,
      locked,
      tickets.map(({ id }) => id),
    )
    const id = ctx.newId()
    const numbers = tickets.map(({ number }) => number)
    await tx.run(insertCancellation, { id, orderId, numbers, byProvider, byHand, refundId, at: ctx.now })
    await tell(tx, ctx, needs, { order, canceled })
    return id
  })

interface Canceled {
  readonly order: ViewedOrder
  readonly canceled: CanceledTickets
}

const isStaff = ({ kind }: Ctx['caller']): boolean => kind === 'staff' || kind === 'apiKey'

/** Takes what providers give back from its payments; null where they give nothing. */
async function beginRefund(
  tx: Tx,
  ctx: Ctx,
  { methods }: Needs,
  { order, canceled: { parts } }: Canceled,
): Promise<string | null> {
  if (parts.length === 0) return null
  const { site, now, newId, caller, requestId } = ctx
  const context = {
    now,
    newId: () => newId(),
    locale: site.locale,
    ...authorOf(caller),
    ...(isStaff(caller) ? { caller, requestId } : {}),
  }
  return beginRefundWithin(tx, context, methods, {
    orderId: order.id,
    paymentRefunds: paymentRefundsOf(parts, { currency: order.currency, locale: site.locale }),
  })
}

/** The history of the order, the entry of staff in the audit log, and the one mail to the buyer. */
async function tell(tx: Tx, ctx: Ctx, { links, appId }: Needs, { order, canceled }: Canceled): Promise<void> {
  const { tickets, byProvider, byHand } = canceled
  const write = orderPriceWriter(order.currency, ctx.site.locale)
  const additionalData = {
    ticketNumbers: tickets.map(({ number }) => number).join(', '),
    refund: write(byProvider + byHand).formattedAmount,
    byHand: write(byHand).formattedAmount,
  }
  const doc = { appId, type: 'TICKETS_CANCELED' as const, additionalData }
  await addToHistory(tx, ctx, order.id, [{ type: 'CUSTOM_ACTIVITY', ...authorOf(ctx.caller), doc }])
  if (isStaff(ctx.caller))
    await record(tx, ctx, {
      action: 'order.ticketsCanceled',
      target: { id: order.id, name: String(order.number) },
      after: {
        ticketNumbers: additionalData.ticketNumbers,
        amount: write(byProvider + byHand).amount,
        currency: order.currency,
      },
    })
  if (!order.buyerEmail) return
  const values = {
    number: orderNumber(ctx.site, order.number),
    tickets: tickets.map((ticket) => ({
      label: ticket.doc.eventTitle,
      detail: [ticket.doc.ticketName, shownName(holderOf(ticket, order.buyerName))],
      value: ticket.number,
    })),
    refund: moneyWords({ byProvider, byHand }, write),
    link: links.linkTo(ctx.site.id, order, ctx.now),
  }
  const { buyerLanguage: pageLanguage } = order.doc.facts
  await writeMail(tx, { to: order.buyerEmail, template: 'ticketsCanceled', values, pageLanguage }, ctx)
}
