import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import { balanceOf, type Payment, paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { type Approval, approveOrder, type LockedOrder, writePaymentStatus } from '../purchase/change-order.ts'
import { payByHeldCard } from './held-card.ts'
import { paymentsOfOrder, writeRefunded } from './queries.ts'

export const waitsForPayment = (status: OrderStatus): boolean => status === 'INITIALIZED' || status === 'PENDING'

/** State of a locked order that its caller knows, and that need not be read. */
interface Known extends Pick<Approval, 'lines'> {
  /** The payments of the order as they are stored by now, oldest first. */
  readonly payments?: readonly Payment[]
}

/**
 * The payments of a locked order changed: what follows for it is written. An order that waited for its payment stands as soon as
 * money is in, and its tickets are issued.
 */
export async function followPayments(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  { lines, payments: known }: Known = {},
): Promise<void> {
  const before = known ?? (await tx.rows(paymentsOfOrder, { orderId: order.id }))
  const stands = waitsForPayment(order.status) && balanceOf(order.toPay, before).paid > 0n
  const payments = stands ? [...before, ...(await payByHeldCard(tx, ctx, order, before))] : before
  const status = paymentStatus(order.toPay, payments, order.paysOutside)
  const { paid, refunded } = balanceOf(order.toPay, payments)
  if (stands) await approveOrder(tx, ctx, order, { paymentStatus: status, paid, lines })
  else if (status !== order.paymentStatus || paid !== order.paid)
    await writePaymentStatus(tx, ctx, order, { paymentStatus: status, paid })
  if (refunded !== order.refunded) await tx.run(writeRefunded, { orderId: order.id, refunded })
}
