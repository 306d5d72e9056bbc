import * as wire from '@fairground/contract/ecom/order-billing.ts'
import * as collecting from '@fairground/contract/ecom/order-collecting.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Caller } from '../../../ground/caller.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Sealer } from '../../../ground/sealer.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { refuseUnspendable } from '../../gift-cards/give-credit.ts'
import { authorOf } from '../../purchase/activities.ts'
import { orderPriceWriter } from '../../purchase/order-price.ts'
import { transactionsOfOrder } from '../list-transactions.ts'
import type { PaymentMethods } from '../methods.ts'
import { paymentsOfOrder } from '../queries.ts'
import { beginRefund, type RefundRequest } from './begin-refund.ts'
import { orderStatus } from './queries.ts'
import { compute, readRefundable, refundabilityOf } from './refundable.ts'
import { settleRefund } from './settle-refund.ts'
import { asBilled, throwAsTriggered } from './trigger-refund.ts'
import { computedToWire, failedParts, refundabilityToWire, statusToWire } from './wire.ts'

interface RefundDeps {
  readonly methods: PaymentMethods
  readonly sealer: Sealer
}

export function refundRoutes(api: Api, { methods, sealer }: RefundDeps): void {
  const paymentsWithAble = async ({ db, site }: Ctx, orderId: string) => {
    const order = await db.row(orderStatus, { id: orderId })
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const payments = await db.rows(paymentsOfOrder, { orderId })
    return payments.map((payment) => ({
      ...payment,
      able: refundabilityOf(order.status, payment, { methods, siteId: site.id }),
    }))
  }
  mount(api, wire.getOrderRefundability, async ({ orderId }, ctx) => {
    const able = await paymentsWithAble(ctx, orderId)
    const refundable = await readRefundable(ctx.db, orderId)
    return refundabilityToWire(able, refundable, orderPriceWriter(refundable.currency, ctx.site.locale))
  })
  mount(api, collecting.getRefundabilityStatus, async ({ ecomOrderId }, ctx) => ({
    refundabilities: (await paymentsWithAble(ctx, ecomOrderId)).map(statusToWire),
  }))

  mount(api, wire.calculateRefund, async ({ orderId, refundItems }, { db, site }) => {
    const refundable = await readRefundable(db, orderId)
    return computedToWire(compute(refundable, refundItems), orderPriceWriter(refundable.currency, site.locale))
  })

  // Its steps are transactions of their own, for no provider is called within one; the key is the refund's.
  const once = { once: true } as const
  mount(api, wire.refundPayments, (request, ctx) => refund(ctx, { methods, sealer }, request), once)
  mount(
    api,
    collecting.triggerRefund,
    async (request, ctx) => {
      const { refund: made, orderTransactions } = await refund(ctx, { methods, sealer }, asBilled(request)).catch(
        throwAsTriggered,
      )
      return { orderTransactions, refundId: made.id, failedPaymentIds: failedParts(made) }
    },
    once,
  )
}

async function refund(ctx: Ctx, { methods, sealer }: RefundDeps, request: RefundRequest) {
  if (request.credit) {
    const { currency } = await readRefundable(ctx.db, request.orderId)
    refuseUnspendable(ctx.site, currency)
  }
  const context = { ...ctx, sealer, ...authorOf(ctx.caller), locale: ctx.site.locale, once: onceOf(ctx) }
  const refundId = await beginRefund(context, methods, request)
  await settleNow(ctx, methods, refundId)
  const orderTransactions = await transactionsOfOrder(ctx, request.orderId)
  const made = orderTransactions.refunds.find(({ id }) => id === refundId)
  // A key that was used for another order says so by its body.
  if (!made) throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
  return { refund: made, orderTransactions }
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
