import type { EventRefundState } from '@fairground/contract/enumerations/events.ts'
import type { getEventRefund, listEventRefundOrders } from '@fairground/contract/fairground/event-refunds.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { countByState, findEventRefund, listRefundOrders } from './queries.ts'

type Wire = NonNullable<ResponseOf<typeof getEventRefund>['refund']>

/** Progress of an event's refund; undefined where none was requested. */
export async function readRefund(ctx: Ctx, event: EventRow): Promise<Wire | undefined> {
  const requested = await ctx.db.row(findEventRefund, { eventId: event.id })
  if (!requested) return undefined
  const rows = await ctx.db.rows(countByState, { eventId: event.id })
  const numberOf = (state: EventRefundState) => rows.find((row) => row.state === state)?.n ?? 0
  const write = orderPriceWriter(currencyOf(event, ctx.site), ctx.site.locale)
  const waiting = numberOf('WAITING')
  const pending = numberOf('PENDING')
  return {
    eventId: event.id,
    createdDate: requested.createdAt.toISOString(),
    credit: requested.asCredit,
    done: waiting + pending === 0,
    total: rows.reduce((sum, { n }) => sum + n, 0),
    waiting,
    pending,
    refunded: numberOf('REFUNDED'),
    byHand: numberOf('BY_HAND'),
    nothing: numberOf('NOTHING'),
    failed: numberOf('FAILED'),
    refundedAmount: write(rows.reduce((sum, { refunded, byHandGiven }) => sum + refunded + byHandGiven, 0n)),
    byHandAmount: write(rows.reduce((sum, { byHand }) => sum + byHand, 0n)),
  }
}

export async function getRefund(ctx: Ctx, event: EventRow): Promise<Wire> {
  const refund = await readRefund(ctx, event)
  if (!refund) throw new ApiError({ code: 'EVENT_REFUND_NOT_FOUND', eventId: event.id })
  return refund
}

const PAGE = 50

export async function ordersOfRefund(
  ctx: Ctx,
  event: EventRow,
  { state, limit = PAGE, offset = 0 }: RequestOf<typeof listEventRefundOrders>,
): Promise<ResponseOf<typeof listEventRefundOrders>> {
  const rows = await ctx.db.rows(listRefundOrders, { eventId: event.id, state: state ?? null, limit, offset })
  return {
    orders: rows.map(({ orderId, number, email, currency, byProvider, byHand, reason, ...row }) => {
      const write = orderPriceWriter(currency, ctx.site.locale)
      return {
        orderId,
        orderNumber: String(number),
        state: row.state,
        amount: write(byProvider),
        byHandAmount: write(byHand),
        ...present({ buyerEmail: email ?? undefined, reason: reason ?? undefined }),
      }
    }),
    total: rows[0]?.all ?? 0,
  }
}
