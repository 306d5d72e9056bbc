import * as billing from '@fairground/contract/ecom/order-billing.ts'
import * as orders from '@fairground/contract/ecom/orders.ts'
import * as contract from '@fairground/contract/fairground/payments.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { PayablePurchase } from '@fairground/domain/checkout/method-limits.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Sealer } from '../../ground/sealer.ts'
import { type Api, mount } from '../../http/mount.ts'
import { placedOrder } from '../purchase/view/placed-order.ts'
import { paymentAccountRoutes } from './account-routes.ts'
import { decideAuthorized } from './authorized-payments.ts'
import { checkPayment } from './check-payment.ts'
import { transactionsOfOrder } from './list-transactions.ts'
import { offeredFor, type Paying, payOrder } from './pay-order.ts'
import { refundRoutes } from './refunds/routes.ts'
import { getRequest, requestNotFound } from './requests/change-requests.ts'
import { paymentRequestRoutes } from './requests/routes.ts'
import { paymentSettingsRoutes } from './settings-routes.ts'
import { transactionRoutes } from './transaction-routes.ts'

type Chosen = Parameters<typeof decideAuthorized>[2]['chosen'][number]

/** Part of the world that the routes of payments need. */
export interface PaymentDeps extends Paying {
  readonly payableOfCheckout: (ctx: Ctx, id: string) => Promise<PayablePurchase>
  readonly sealer: Sealer
}

export function paymentRoutes(api: Api, deps: PaymentDeps): void {
  const { methods } = deps
  mount(api, contract.listPaymentMethods, async (request, ctx) => ({
    methods: (await methodsFor(ctx, deps, request)).map(({ name, offer, outside }) => ({
      method: name,
      ...offer,
      outside,
    })),
  }))
  // Their steps are transactions of their own, for no provider is called within one; a payment under way is not begun again.
  mount(api, contract.payOrder, (request, ctx) => payOrder(ctx, deps, request), { once: true })
  mount(api, contract.checkPayment, (request, ctx) => checkPayment(ctx, deps, request), {
    once: true,
    limit: () => ({ name: 'check-payment', per: 'caller', perMinute: 60 }),
  })
  paymentSettingsRoutes(api, deps)
  paymentAccountRoutes(api, deps)
  authorizedRoutes(api, deps)
  transactionRoutes(api)
  paymentRequestRoutes(api, deps.links)
  refundRoutes(api, methods)
}

type Asking = RequestOf<typeof contract.listPaymentMethods>

/** Methods that take the order or the checkout. A site without limits need not look at it. */
async function methodsFor(ctx: Ctx, { methods, links, payableOfCheckout }: PaymentDeps, request: Asking) {
  const { orderId, checkoutId, token, paymentRequestId } = request
  if (!orderId && !checkoutId) return methods.offered(ctx.site)
  if (!orderId) return methods.offered(ctx.site, await payableOfCheckout(ctx, checkoutId!)) // one of both was given
  const order = await placedOrder(ctx, links, { orderId, token })
  if (!paymentRequestId) return offeredFor(ctx, methods, order, order.due - order.paid)
  const requested = await getRequest(ctx, paymentRequestId)
  if (requested.orderId !== order.id) throw requestNotFound(paymentRequestId)
  return offeredFor(ctx, methods, order, requested.amount)
}

/** Reserved amounts are taken or given up by the calls of order billing, and by those of orders, which name the order otherwise. */
function authorizedRoutes(api: Api, deps: PaymentDeps): void {
  const decide = async (ctx: Ctx, orderId: string, chosen: readonly Chosen[], act: 'capture' | 'void') => {
    await decideAuthorized(ctx, deps, { orderId, chosen, act })
    return { orderTransactions: await transactionsOfOrder(ctx, orderId) }
  }
  const named = (paymentIds: readonly string[]): Chosen[] => paymentIds.map((paymentId) => ({ paymentId }))
  const once = { once: true } as const
  mount(
    api,
    billing.captureAuthorizedPayments,
    (request, ctx) => decide(ctx, request.orderId, request.payments, 'capture'),
    once,
  )
  mount(
    api,
    orders.captureAuthorizedPayments,
    (request, ctx) => decide(ctx, request.ecomOrderId, request.payments, 'capture'),
    once,
  )
  mount(
    api,
    billing.voidAuthorizedPayments,
    (request, ctx) => decide(ctx, request.orderId, named(request.paymentIds), 'void'),
    once,
  )
  mount(
    api,
    orders.voidAuthorizedPayments,
    (request, ctx) => decide(ctx, request.ecomOrderId, named(request.paymentIds), 'void'),
    once,
  )
}
