import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { captured } from '@fairground/domain/orders/payment-status.ts'
import { json, statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { lockPayment, type PaymentDoc, type StoredReceipt } from './queries.ts'

const receivedAt = statement({
  name: 'payments.receivedAt',
  params: { id: 'uuid' },
  row: { at: 'timestamptz' },
  sql: `select coalesce(captured_at, updated_at) as at from transactions where site_id = $1 and id = $2`,
})

const writeReceipt = statement({
  name: 'payments.writeReceipt',
  params: { id: 'uuid', receipt: json<StoredReceipt>(), at: 'timestamptz' },
  sql: `update transactions set doc = doc || jsonb_build_object('receipt', $3::jsonb), updated_at = $4
        where site_id = $1 and id = $2`,
})

/** Money that came in with a payment, for its receipt. */
export interface Received {
  /** Minor units. */
  readonly amount: bigint
  readonly provider: string
  readonly doc: PaymentDoc
  readonly at: Date
}

/** True when a receipt can be issued of a payment: its money came in, and it has none. */
export const takesReceipt = ({
  status,
  doc,
}: {
  readonly status: TransactionStatus
  readonly doc: Pick<PaymentDoc, 'receipt' | 'externalReceipt'>
}): boolean => captured[status] && !doc.receipt && !doc.externalReceipt

/** A payment of a locked order, locked, for its receipt. Throws PAYMENT_NOT_FOUND, RECEIPT_ALREADY_EXIST, INVALID_PAYMENT_STATUS. */
export async function lockReceived(tx: Tx, orderId: string, paymentId: string): Promise<Received> {
  const payment = await tx.row(lockPayment, { id: paymentId })
  if (payment?.orderId !== orderId) throw new ApiError({ code: 'PAYMENT_NOT_FOUND', paymentId })
  const { amount, provider, doc, updatedAt } = payment
  if (doc.receipt || doc.externalReceipt) throw new ApiError({ code: 'RECEIPT_ALREADY_EXIST' })
  if (!takesReceipt(payment))
    throw new ApiError({ code: 'INVALID_PAYMENT_STATUS', paymentStatus: payment.status }, (t) =>
      t('refusals-staff.receiptNeedsMoney'),
    )
  const row = await tx.row(receivedAt, { id: paymentId })
  return { amount, provider, doc, at: row?.at ?? updatedAt }
}

/** The payment names its receipt from now on. */
export const noteReceipt = (tx: Tx, paymentId: string, receipt: StoredReceipt, at: Date): Promise<number> =>
  tx.run(writeReceipt, { id: paymentId, receipt, at })
