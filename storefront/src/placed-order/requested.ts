import { payments } from '@fairground/client/generated/fairground.payments.ts'
import {
  type GetRequestedPaymentResponse,
  requestedPayments,
} from '@fairground/client/generated/fairground.requested-payments.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { declinedText } from '../checkout/go-on.ts'
import type { Ways } from '../checkout/payment-choices.tsx'
import { placedPaths } from '../placed-paths.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'
import type { Returned } from './returned.ts'

/** An amount that the merchant requests for an order, as its mailed link names it. */
export interface RequestLink {
  readonly orderId: string
  readonly token: string | undefined
  readonly request: string
}

/** With ways to pay it; none, and the reason, where it cannot be paid any more. */
export interface Requested extends GetRequestedPaymentResponse, Ways {
  readonly closed?: string
}

function closedWords({ status, owed }: GetRequestedPaymentResponse): string {
  if (status === 'PAID') return t('placed-order.requestPaid')
  if (!owed) return t('placed-order.requestOver')
  return isPositive(owed.amount)
    ? t('placed-order.requestBeyondOwed', { owed: owed.formattedAmount })
    : t('placed-order.requestOrderPaid')
}

export async function requestedPayment(shop: Shop, { orderId, token, request }: RequestLink): Promise<Requested> {
  const api = shop.client({ payments, requestedPayments })
  const [one, { methods, saved }] = await Promise.all([
    api.requestedPayments.getRequestedPayment({ orderId, paymentRequestId: request, ...present({ token }) }),
    api.payments.listPaymentMethods({ orderId, paymentRequestId: request, ...present({ token }) }),
  ])
  return one.status === 'UNPAID'
    ? { ...one, methods: methods.filter(({ outside }) => !outside), saved }
    : { ...one, methods: [], saved: [], closed: closedWords(one) }
}

/** State of the payment of a request that a buyer comes back from; undefined where the request itself says it. */
export async function returnedToRequest(shop: Shop, link: RequestLink): Promise<Returned | undefined> {
  const { orderId, token, request } = link
  const { status, next } = await shop.client({ payments }).payments.checkPayment({ orderId, ...present({ token }) })
  const returnPath = placedPaths.placedOrder(orderId, { token, request, returned: 1 })
  if (status === 'PENDING') return { waiting: returnPath, message: t('placed-order.processing') }
  if (status === 'DECLINED') return { message: declinedText(), declined: true }
  if (status === 'OPEN' && next?.clientSecret)
    return { message: '', step: { orderId, ...next, clientSecret: next.clientSecret, returnPath } }
  if (status === 'OPEN' || status === 'UNPAID') return { message: t('placed-order.notFinished') }
  return undefined
}
