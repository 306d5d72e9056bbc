// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, domainEvent } from '../happenings/domain-event.ts'
import type { OrderTransactions, Refund } from './ecom.order-transactions.ts'

const inOrderTransactions = { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } as const
const inRefund = { createdDate: 'date' } as const

/** Events of module `ecom.order-transactions`, for `webhooks`. */
export const orderTransactionsEvents = {
  /** `wix.ecom.v1.order_transactions_refund_completed` */
  orderTransactionsRefundCompleted: domainEvent<ActionEvent<{ readonly orderId?: string; readonly refund?: Refund; readonly sideEffects?: Record<string, unknown>; readonly orderTransactions?: OrderTransactions }>>('wix.ecom.v1.order_transactions_refund_completed', { eventTime: 'date', actionEvent: { body: { refund: inRefund, orderTransactions: inOrderTransactions } } }),
}
