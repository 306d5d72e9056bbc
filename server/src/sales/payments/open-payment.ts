import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { LockedOrder } from '../purchase/change-order.ts'
import { followPayments } from './follow-payments.ts'
import { writePaymentRow } from './payment-row.ts'
import type { PaymentDoc, PaymentOfOrder } from './queries.ts'

interface Opened {
  readonly provider: string
  /** Minor units. */
  readonly amount: bigint
  readonly doc: PaymentDoc
  /** Payments of the order before, oldest first. */
  readonly before: readonly PaymentOfOrder[]
}

/** Records a payment that is to be begun at its provider, of a locked order. Returns it as it is stored. */
export async function openPayment(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  { before, doc, ...opened }: Opened,
): Promise<PaymentOfOrder> {
  const { currency } = order
  const payment: PaymentOfOrder = {
    ...opened,
    id: ctx.newId(),
    orderId: order.id,
    currency,
    status: 'PENDING',
    createdAt: ctx.now,
    updatedAt: ctx.now,
    reference: null,
    refunded: 0n,
    refundPending: 0n,
    doc: { ...doc, open: true },
  }
  const { id, orderId, provider, status, amount, reference } = payment
  const row = { id, orderId, provider, status, amount, currency, reference, doc: payment.doc }
  await Promise.all([
    writePaymentRow(tx, ctx, { ...row, at: ctx.now, capturedAt: null, slug: 'created' }),
    followPayments(tx, ctx, order, { payments: [...before, payment] }),
  ])
  return payment
}
