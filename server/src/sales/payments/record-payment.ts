import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { MANUAL_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import { captured } from '@fairground/domain/orders/payment-status.ts'
import { transactionTransitions } from '@fairground/domain/orders/transaction-status.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { heldOf, type LockedOrder } from '../purchase/change-order.ts'
import { followPayments } from './follow-payments.ts'
import { EXTERNAL } from './methods.ts'
import { writePaymentRow } from './payment-row.ts'
import { type PaymentDoc, paymentsOfOrder, writePayment } from './queries.ts'

type Within = Pick<Ctx, 'now' | 'newId'>

export interface Recorded {
  /** Minor units. */
  readonly amount: bigint
  readonly status: TransactionStatus
  /** Taken in cash or by transfer; else through a provider that is not ours. */
  readonly offline: boolean
  readonly reference?: string
  readonly doc: PaymentDoc
}

/** Most payments of one order. */
const MOST = 100

/** Payments that staff say were taken elsewhere, of a locked order. Returns their ids. */
export async function recordPayments(
  tx: Tx,
  ctx: Within,
  order: LockedOrder,
  payments: readonly Recorded[],
): Promise<string[]> {
  if (order.status === 'REJECTED') throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  const before = await tx.rows(paymentsOfOrder, { orderId: order.id })
  if (before.length + payments.length > MOST) throw new ApiError({ code: 'LIMIT_REACHED', limit: MOST })
  const ids: string[] = []
  for (const { amount, status, offline, reference, doc } of payments) {
    const id = ctx.newId()
    await writePaymentRow(tx, ctx, {
      id,
      orderId: order.id,
      provider: offline ? MANUAL_PAYMENT_METHOD : EXTERNAL,
      status,
      amount,
      currency: order.currency,
      reference: reference ?? null,
      at: ctx.now,
      capturedAt: captured[status] ? ctx.now : null,
      doc,
      slug: 'recorded',
    })
    ids.push(id)
  }
  await followPayments(tx, ctx, order)
  return ids
}

/**
 * All that is owed for a locked order was paid: payments that staff recorded as pending count, and a payment of the rest is recorded.
 * With `pending: 'received'` those that wait at a provider count, too, so that nothing is charged twice.
 * 409 when nothing is owed, or the order does not stand.
 */
export async function markPaid(
  tx: Tx,
  ctx: Within,
  order: LockedOrder,
  { pending }: { readonly pending: 'waits' | 'received' } = { pending: 'waits' },
): Promise<void> {
  if (order.status === 'REJECTED' || order.status === 'CANCELED')
    throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  if (order.paid >= order.toPay) throw new ApiError({ code: 'ORDER_ALREADY_PAID' })
  let owed = order.toPay - order.paid - heldOf(order)
  for (const { id, provider, status, amount, doc } of await tx.rows(paymentsOfOrder, { orderId: order.id })) {
    // A payment that its buyer has not finished is no money: it is ended.
    const counts = provider === MANUAL_PAYMENT_METHOD || (pending === 'received' && status === 'PENDING' && !doc.open)
    if (!counts || !statesBefore(transactionTransitions, 'APPROVED').includes(status) || amount > owed) continue
    await tx.run(writePayment, {
      id,
      from: [status],
      status: 'APPROVED',
      reference: null,
      reason: null,
      amount: null,
      at: ctx.now,
    })
    owed -= amount
  }
  const doc = order.outsideTitle ? { methodName: { custom: order.outsideTitle } } : {}
  if (owed > 0n) await recordPayments(tx, ctx, order, [{ amount: owed, status: 'APPROVED', offline: true, doc }])
  else await followPayments(tx, ctx, order)
}
