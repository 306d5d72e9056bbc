import * as wire from '@fairground/contract/ecom/order-billing.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Caller } from '../../../ground/caller.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { authorOf } from '../../purchase/activities.ts'
import { orderPriceWriter } from '../../purchase/order-price.ts'
import { transactionsOfOrder } from '../list-transactions.ts'
import type { PaymentMethods } from '../methods.ts'
import { paymentsOfOrder } from '../queries.ts'
import { beginRefund } from './begin-refund.ts'
import { orderStatus } from './queries.ts'
import { compute, readRefundable, refundabilityOf } from './refundable.ts'
import { settleRefund } from './settle-refund.ts'
import { computedToWire, refundabilityToWire } from './wire.ts'

export function refundRoutes(api: Api, methods: PaymentMethods): void {
  mount(api, wire.getOrderRefundability, async ({ orderId }, { db, site }) => {
    const order = await db.row(orderStatus, { id: orderId })
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const refundable = await readRefundable(db, orderId)
    const payments = await db.rows(paymentsOfOrder, { orderId })
    const able = payments.map((payment) => ({
      ...payment,
      able: refundabilityOf(order.status, payment, { methods, siteId: site.id }),
    }))
    return refundabilityToWire(able, refundable, orderPriceWriter(refundable.currency, site.locale))
  })

  mount(api, wire.calculateRefund, async ({ orderId, refundItems }, { db, site }) => {
    const refundable = await readRefundable(db, orderId)
    return computedToWire(compute(refundable, refundItems), orderPriceWriter(refundable.currency, site.locale))
  })

  mount(
    api,
    wire.refundPayments,
    async (request, ctx) => {
      const refundId = await beginRefund(
        { ...ctx, ...authorOf(ctx.caller), locale: ctx.site.locale, once: onceOf(ctx) },
        methods,
        request,
      )
      await settleNow(ctx, methods, refundId)
      const orderTransactions = await transactionsOfOrder(ctx, request.orderId)
      const refund = orderTransactions.refunds.find(({ id }) => id === refundId)
      // A key that was used for another order says so by its body.
      if (!refund) throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
      return { refund, orderTransactions }
    },
    // Its steps are transactions of their own, for no provider is called within one; the key is the refund's.
    { once: true },
  )
}

/** A payment that cannot be settled now (a provider out of reach, a busy database) stays pending: the job tries again, and logs why it fails. */
const settleNow = (ctx: Ctx, methods: PaymentMethods, refundId: string): Promise<unknown> =>
  settleRefund(ctx.db, ctx, methods, refundId).catch(() => 'PENDING')

const onceOf = ({
  caller,
  idempotencyKey,
}: {
  readonly caller: Caller
  readonly idempotencyKey?: string | undefined
}) =>
  idempotencyKey === undefined || !('id' in caller)
    ? undefined
    : { caller: `${caller.kind} ${caller.id}`, key: idempotencyKey }
