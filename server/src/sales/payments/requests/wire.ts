import type { getOrderPaymentRequest } from '@fairground/contract/ecom/order-payment-requests.ts'
import type { OrderPaymentRequestStatus } from '@fairground/contract/enumerations/payments.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { type PaymentRequestState, paymentRequestState } from '@fairground/domain/orders/payment-request.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { RequestRow } from './queries.ts'

const statuses = {
  UNPAID: 'UNPAID',
  PAID: 'PAID',
  EXPIRED: 'EXPIRED',
  VOIDED: 'EXPIRED',
  NOT_OWED: 'EXPIRED',
} as const satisfies Record<PaymentRequestState, OrderPaymentRequestStatus>

const priced = ({ currency }: RequestRow, minor: bigint, { locale }: Ctx['site']) => ({
  amount: formatAmount(minor, currency),
  formattedAmount: formatMoney(minor, currency, locale),
})

/** Amount that is owed for the order, where a request asks for more and cannot be paid for that. */
export const lessOwed = ({ now, site }: Pick<Ctx, 'now' | 'site'>, row: RequestRow) =>
  paymentRequestState(row, now) === 'NOT_OWED' && row.owed !== null ? priced(row, row.owed, site) : undefined

export const requestToWire = (
  { now, site }: Pick<Ctx, 'now' | 'site'>,
  row: RequestRow,
): ResponseOf<typeof getOrderPaymentRequest>['orderPaymentRequest'] => ({
  id: row.id,
  createdDate: row.createdAt.toISOString(),
  updatedDate: row.updatedAt.toISOString(),
  orderId: row.orderId,
  orderNumber: String(row.orderNumber),
  status: statuses[paymentRequestState(row, now)],
  amount: priced(row, row.amount, site),
  currency: row.currency,
  title: row.title,
  ...present({
    description: row.description ?? undefined,
    expirationDate: row.expiresAt?.toISOString(),
    source: row.externalId
      ? { externalId: row.externalId, ...present({ appId: row.sourceApp || undefined }) }
      : undefined,
    paymentGatewayOrderId: row.paymentId ?? undefined,
    extendedFields: row.doc.namespaces ? { namespaces: { ...row.doc.namespaces } } : undefined,
  }),
})
