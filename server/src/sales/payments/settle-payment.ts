import type { TransactionStatus } from '@fairground/contract/enumerations/ecom.ts'
import { transactionTransitions } from '@fairground/domain/orders/transaction-status.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockOrderRow } from '../purchase/change-order.ts'
import { remindAfterDecline } from '../purchase/remind-to-pay.ts'
import { followPayments } from './follow-payments.ts'
import type { PaymentProvider, ProviderAnswer } from './provider.ts'
import { findPayment, lockPayment, writePayment } from './queries.ts'

type Within = Pick<Ctx, 'now' | 'newId'>

/**
 * Asks the provider and applies its answer by a conditional state change. Safe to repeat and to run twice at once:
 * after a crash, a late message or a second click it ends in the same state.
 */
export async function settlePayment(
  db: Db,
  ctx: Within,
  providers: readonly PaymentProvider[],
  paymentId: string,
  first: boolean,
): Promise<TransactionStatus> {
  const payment = await db.row(findPayment, { id: paymentId })
  if (!payment) throw new Error(`No payment ${paymentId}`)
  if (payment.status !== 'PENDING') return payment.status
  const provider = providers.find(({ name }) => name === payment.provider)
  if (!provider) throw new Error(`No payment provider ${payment.provider}`)
  const request = { paymentId, amount: payment.amount, currency: payment.currency, source: payment.doc.source ?? {} }
  const answer = first
    ? await provider.pay(request)
    : await provider.look(request, ctx.now.getTime() - payment.createdAt.getTime())
  if (answer.status === 'PENDING') return 'PENDING'
  return db.inTx((tx) => apply(tx, ctx, paymentId, answer))
}

async function apply(tx: Tx, ctx: Within, paymentId: string, answer: ProviderAnswer): Promise<TransactionStatus> {
  const about = await tx.row(findPayment, { id: paymentId })
  if (!about) throw new Error(`No payment ${paymentId}`)
  // Order first, payment second: everybody locks in this order.
  const order = await lockOrderRow(tx, about.orderId)
  const payment = await tx.row(lockPayment, { id: paymentId })
  if (!order || !payment) throw new Error(`No order for payment ${paymentId}`)
  const moved = await tx.run(writePayment, {
    id: paymentId,
    from: statesBefore(transactionTransitions, answer.status),
    status: answer.status,
    reference: answer.reference,
    reason: answer.reason ?? null,
    at: ctx.now,
  })
  if (moved === 0) return payment.status
  await followPayments(tx, ctx, order)
  if (answer.status === 'DECLINED') await remindAfterDecline(tx, ctx, order.id)
  if (answer.status === 'APPROVED' && order.status === 'CANCELED') {
    // Money for an order that is gone goes back; the merchant is told.
    await happen(
      tx,
      [{ entity: 'payment', entityId: paymentId, slug: 'refundNeeded', payload: { orderId: order.id } }],
      ctx,
    )
  }
  return answer.status
}
