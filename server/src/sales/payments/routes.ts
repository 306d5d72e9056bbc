import * as contract from '@fairground/contract/fairground/payments.ts'
import { counted } from '@fairground/domain/formatting/plural.ts'
import { ApiError } from '../../ground/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import { manualDays } from '../purchase/manual-term.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { payOrder } from './pay-order.ts'
import type { PaymentProvider } from './provider.ts'
import { refundRoutes } from './refunds/routes.ts'
import { paymentSettingsRoutes } from './settings-routes.ts'
import { transactionRoutes } from './transaction-routes.ts'

export interface Payments {
  readonly providers: readonly PaymentProvider[]
  /** What the built-in test cards do, for developers. */
  readonly testCards: readonly { readonly number: string; readonly outcome: string }[]
}

const keptFor = (days: number): string => counted(days, { one: 'a day', other: '# days' })

export function paymentRoutes(api: Api, { providers, testCards }: Payments, links: OrderLinks): void {
  mount(api, contract.listPaymentMethods, async (_request, { site }) => ({
    methods: [
      ...(site.settings.testPayments && providers.some(({ name }) => name === 'test')
        ? [
            {
              method: 'test' as const,
              title: 'Test card',
              description: 'No money moves. Use 4242 4242 4242 4242.',
              test: true,
            },
          ]
        : []),
      ...(site.settings.manualPayments
        ? [
            {
              method: 'manual' as const,
              title: 'Pay in person',
              description: `Pay by cash or transfer; we keep your order for ${keptFor(manualDays(site))}.`,
              test: false,
            },
          ]
        : []),
    ],
  }))
  mount(
    api,
    contract.payOrder,
    async (request, ctx) => ({ orderId: request.orderId, status: await payOrder(ctx, { providers, links }, request) }),
    // Its steps are transactions of their own, for no provider is asked within one; a payment under way is not begun again.
    { once: true },
  )
  mount(api, contract.listTestCards, async (_request, { site }) => {
    if (!site.settings.testPayments) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE' })
    return { cards: testCards.map(({ number, outcome }) => ({ number, outcome })) }
  })
  paymentSettingsRoutes(api)
  transactionRoutes(api)
  refundRoutes(api, providers)
}
