import * as contract from '@fairground/contract/fairground/event-refunds.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { authorOf } from '../../sales/purchase/activities.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent } from '../event/find-events.ts'
import { countPaidOrders } from './queries.ts'
import { recordByHand } from './refund-order.ts'
import { requestRefund, retryRefund } from './request-refund.ts'
import { getRefund, ordersOfRefund, readRefund } from './wire.ts'

export function eventRefundRoutes(api: Api, methods: PaymentMethods): void {
  mount(api, contract.refundEvent, async ({ eventId, ...choice }, ctx) => {
    await requestRefund(ctx, eventId, choice)
    return { refund: await getRefund(ctx, await eventOf(ctx, eventId)) }
  })
  mount(api, contract.getEventRefund, async ({ eventId }, ctx) => {
    const event = await eventOf(ctx, eventId)
    const refund = await readRefund(ctx, event)
    const paidOrders = (await ctx.db.row(countPaidOrders, { eventId }))?.n ?? 0
    return refund ? { refund, paidOrders } : { paidOrders }
  })
  mount(api, contract.listEventRefundOrders, async (request, ctx) =>
    ordersOfRefund(ctx, await eventOf(ctx, request.eventId), request),
  )
  mount(api, contract.retryEventRefund, async ({ eventId }, ctx) => {
    const event = await eventOf(ctx, eventId)
    await retryRefund(ctx, event)
    return { refund: await getRefund(ctx, event) }
  })
  mount(api, contract.recordEventRefundByHand, async ({ eventId, orderId }, ctx) => {
    const event = await eventOf(ctx, eventId)
    await getRefund(ctx, event)
    await recordByHand({ ...ctx, ...authorOf(ctx.caller), methods }, { eventId, orderId })
    return { refund: await getRefund(ctx, event) }
  })
}

async function eventOf({ db }: Ctx, eventId: string): Promise<EventRow> {
  const event = await findEvent(db, eventId)
  if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
  return event
}
