import * as billing from '@fairground/contract/ecom/order-billing.ts'
import * as orders from '@fairground/contract/ecom/orders.ts'
import * as contract from '@fairground/contract/fairground/payments.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { PayablePurchase } from '@fairground/domain/checkout/method-limits.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Sealer } from '../../ground/sealer.ts'
import { type Api, mount } from '../../http/mount.ts'
import { type PayableOrder, payableOrder } from '../purchase/view/placed-order.ts'
import { paymentAccountRoutes } from './account-routes.ts'
import { decideAuthorized } from './authorized-payments.ts'
import type { OrderingAndCharging } from './charges/order-and-charge.ts'
import { chargeRoutes } from './charges/routes.ts'
import { checkPayment } from './check-payment.ts'
import { comparisonRoutes } from './comparisons/routes.ts'
import { listDisputes } from './disputes/list-disputes.ts'
import { transactionsOfOrder } from './list-transactions.ts'
import { type Paying, partToPay, payOrder } from './pay-order.ts'
import { refundRoutes } from './refunds/routes.ts'
import { getRequest, requestNotFound } from './requests/change-requests.ts'
import { paymentRequestRoutes } from './requests/routes.ts'
import { savedMethodRoutes } from './saved/routes.ts'
import { chargeable, savedToWire } from './saved/saved-methods.ts'
import { paymentSettingsRoutes } from './settings-routes.ts'
import { transactionRoutes } from './transaction-routes.ts'

type Chosen = Parameters<typeof decideAuthorized>[2]['chosen'][number]

interface FoundCheckout {
  readonly doc: { readonly customSettings?: { readonly disabledManualPayment?: boolean } }
}

/** Part of the world that the routes of payments need. */
export interface PaymentDeps extends Paying {
  /** Checkouts of the caller; CHECKOUT_NOT_FOUND for another's. */
  readonly checkouts: {
    readonly find: (ctx: Ctx, id: string) => Promise<FoundCheckout>
    readonly toPay: (ctx: Ctx, id: string) => Promise<PayablePurchase>
    /** Makes its order, once. */
    readonly order: OrderingAndCharging['orderCheckout']
  }
  readonly sealer: Sealer
}

export function paymentRoutes(api: Api, deps: PaymentDeps): void {
  const { methods } = deps
  mount(api, contract.listPaymentMethods, async (request, ctx) => {
    const purchase = await purchaseOf(ctx, deps, request)
    const offered = methods.offered(ctx.site, purchase)
    const member = ctx.caller.kind === 'member' ? ctx.caller.id : undefined
    const saved = member === undefined ? [] : await chargeable(ctx, methods, member)
    return {
      methods: offered.map(({ name, offer, outside }) => ({
        method: name,
        ...offer,
        outside,
        saves: member !== undefined && methods.provider(name)?.saving !== undefined,
      })),
      unavailable: purchase ? methods.unavailable(ctx.site, purchase) : [],
      saved: savedToWire(
        saved.filter(({ provider }) => offered.some(({ name }) => name === provider)),
        ctx.now,
      ),
    }
  })
  // Their steps are transactions of their own, for no provider is called within one; a payment under way is not begun again.
  mount(api, contract.payOrder, (request, ctx) => payOrder(ctx, deps, request), { once: true })
  mount(api, contract.checkPayment, (request, ctx) => checkPayment(ctx, deps, request), {
    once: true,
    limit: () => ({ name: 'check-payment', per: 'caller', perMinute: 60 }),
  })
  mount(api, contract.listDisputes, ({ orderId }, ctx) => listDisputes(ctx, deps.methods, orderId))
  paymentSettingsRoutes(api, deps)
  paymentAccountRoutes(api, deps)
  authorizedRoutes(api, deps)
  transactionRoutes(api, methods)
  paymentRequestRoutes(api, deps)
  savedMethodRoutes(api)
  chargeRoutes(api, { ...deps, orderCheckout: deps.checkouts.order })
  refundRoutes(api, deps)
  comparisonRoutes(api, methods)
}

type ListRequest = RequestOf<typeof contract.listPaymentMethods>

/** The order or the checkout, which has to be the caller's. Undefined where all methods take it: a checkout need not be priced for that. */
async function purchaseOf(
  ctx: Ctx,
  { methods, links, checkouts }: PaymentDeps,
  { orderId, checkoutId, token, paymentRequestId }: ListRequest,
): Promise<PayablePurchase | undefined> {
  if (orderId) {
    const order = await payableOrder(ctx, links, { orderId, token, onlyShows: true })
    return partToPay(ctx, order, await amountToPay(ctx, order, paymentRequestId))
  }
  if (!checkoutId) return undefined
  const isLimited =
    methods.hasLimits(ctx.site) || (await checkouts.find(ctx, checkoutId)).doc.customSettings?.disabledManualPayment
  return isLimited ? checkouts.toPay(ctx, checkoutId) : undefined
}

/** The requested amount, else what is to be paid now. */
async function amountToPay(ctx: Ctx, order: PayableOrder, paymentRequestId: string | undefined): Promise<bigint> {
  if (!paymentRequestId) return order.due - order.paid
  const requested = await getRequest(ctx, paymentRequestId)
  if (requested.orderId !== order.id) throw requestNotFound(paymentRequestId)
  return requested.amount
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
