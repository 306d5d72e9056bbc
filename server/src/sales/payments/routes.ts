import { captureAuthorizedPayments, voidAuthorizedPayments } from '@fairground/contract/ecom/order-billing.ts'
import * as contract from '@fairground/contract/fairground/payments.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { decideAuthorized } from './authorized-payments.ts'
import { checkPayment } from './check-payment.ts'
import { transactionsOfOrder } from './list-transactions.ts'
import type { PaymentMethods } from './methods.ts'
import { payOrder } from './pay-order.ts'
import { refundRoutes } from './refunds/routes.ts'
import { paymentSettingsRoutes } from './settings-routes.ts'
import { transactionRoutes } from './transaction-routes.ts'

/** Part of the world that the routes of payments need. */
export interface PaymentDeps {
  readonly methods: PaymentMethods
  readonly links: OrderLinks
  readonly publicUrl: string
  /** Reports a provider that failed while the caller was answered. */
  readonly onFault: (error: unknown) => void
}

export function paymentRoutes(api: Api, deps: PaymentDeps): void {
  const { methods } = deps
  mount(api, contract.listPaymentMethods, async (_request, { site }) => ({
    methods: methods.offered(site).map(({ name, offer }) => ({ method: name, ...offer })),
  }))
  // Their steps are transactions of their own, for no provider is called within one; a payment under way is not begun again.
  mount(api, contract.payOrder, (request, ctx) => payOrder(ctx, deps, request), { once: true })
  mount(api, contract.checkPayment, (request, ctx) => checkPayment(ctx, deps, request), {
    once: true,
    limit: () => ({ name: 'check-payment', per: 'caller', perMinute: 60 }),
  })
  paymentSettingsRoutes(api, deps)
  mount(
    api,
    captureAuthorizedPayments,
    async ({ orderId, payments: chosen }, ctx) => {
      await decideAuthorized(ctx, deps, { orderId, chosen, act: 'capture' })
      return { orderTransactions: await transactionsOfOrder(ctx, orderId) }
    },
    { once: true },
  )
  mount(
    api,
    voidAuthorizedPayments,
    async ({ orderId, paymentIds }, ctx) => {
      const chosen = paymentIds.map((paymentId) => ({ paymentId }))
      await decideAuthorized(ctx, deps, { orderId, chosen, act: 'void' })
      return { orderTransactions: await transactionsOfOrder(ctx, orderId) }
    },
    { once: true },
  )
  transactionRoutes(api)
  refundRoutes(api, methods)
}
