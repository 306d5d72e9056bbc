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
} as const satisfies Record<PaymentRequestState, OrderPaymentRequestStatus>

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
  amount: {
    amount: formatAmount(row.amount, row.currency),
    formattedAmount: formatMoney(row.amount, row.currency, site.locale),
  },
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
