import {
  type OrderPaymentRequest,
  orderPaymentRequests,
} from '@fairground/client/generated/ecom.order-payment-requests.ts'
import { requestedPayments } from '@fairground/client/generated/fairground.requested-payments.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

export const requestClient = staffClient({ orderPaymentRequests, requestedPayments })
export type { OrderPaymentRequest }

/** Requests of an order, the newest first; more than a hundred are not shown. */
export const requestsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'payment-requests', orderId],
    queryFn: async ({ signal }) => {
      const query = { filter: { orderId }, cursorPaging: { limit: 100 } }
      return (await requestClient.orderPaymentRequests.queryOrderPaymentRequests({ query }, { signal }))
        .orderPaymentRequests
    },
  })

export interface Entered {
  readonly title: string
  readonly amount: string
  /** Days until it can no longer be paid; empty for no end. */
  readonly days: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The request that was entered, or sentences about what is wrong with it. */
export function readRequest(entered: Entered, { currency, now }: { readonly currency: string; readonly now: Date }) {
  const title = entered.title.trim()
  const parsed = parseAmount(entered.amount.trim(), currency)
  const days = entered.days.trim()
  const mistakes = {
    ...(title ? {} : { title: t('admin.order.enterWhatIsPaid') }),
    ...(parsed.ok && parsed.minor > 0n ? {} : { amount: t('admin.order.enterAnAmountToPay') }),
    ...(days === '' || /^[1-9]\d{0,2}$/.test(days) ? {} : { days: t('admin.order.enterDays') }),
  }
  if (!parsed.ok || Object.keys(mistakes).length > 0) return { mistakes }
  return {
    wanted: {
      title,
      amount: { amount: formatAmount(parsed.minor, currency) },
      ...(days === '' ? {} : { expirationDate: new Date(now.getTime() + Number(days) * DAY_MS) }),
    },
  }
}
