import { balanceOf, paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import type { RowOf } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { approveOrder, type LockedOrder, writePaymentStatus } from '../purchase/change-order.ts'
import { paymentsOfOrder, writeRefunded } from './queries.ts'

/**
 * The payments of a locked order changed: what follows for it is written. An order that waited for its payment stands as soon as
 * money is in, and its tickets are issued. `payments`: as they are stored now, where the caller has read them.
 */
export async function followPayments(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  payments?: readonly RowOf<typeof paymentsOfOrder>[],
): Promise<void> {
  payments ??= await tx.rows(paymentsOfOrder, { orderId: order.id })
  const status = paymentStatus(order.total, payments, order.paysOutside)
  const { paid, refunded } = balanceOf(order.total, payments)
  const waited = order.status === 'INITIALIZED' || order.status === 'PENDING'
  if (waited && paid > 0n) await approveOrder(tx, ctx, order, { paymentStatus: status, paid })
  else if (status !== order.paymentStatus || paid !== order.paid)
    await writePaymentStatus(tx, ctx, order, { paymentStatus: status, paid })
  if (refunded !== order.refunded) await tx.run(writeRefunded, { orderId: order.id, refunded })
}
