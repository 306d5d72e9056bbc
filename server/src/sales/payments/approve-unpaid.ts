import { balanceOf, paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { refuseWhereCalledOff } from '../purchase/called-off.ts'
import { approveOrder, choosePaidOutside, type LockedOrder } from '../purchase/change-order.ts'
import type { PaidOutside } from '../purchase/purchase.ts'
import { payByHeldCard } from './held-card.ts'
import { paymentsOfOrder } from './queries.ts'

/** Until when the order keeps its units; null: until staff give it up. `chosen`: the way in which it is to be paid outside. */
interface Unpaid {
  readonly payBy: Date | null
  readonly chosen?: PaidOutside | undefined
}

/** A locked order that waits for its payment stands without it. What its buyer has under way still pays it. */
export async function approveUnpaid(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  { payBy, chosen }: Unpaid,
): Promise<void> {
  await refuseWhereCalledOff(tx, order)
  if (chosen) await choosePaidOutside(tx, order, chosen)
  const before = await tx.rows(paymentsOfOrder, { orderId: order.id })
  const payments = [...before, ...(await payByHeldCard(tx, ctx, order, before))]
  const status = paymentStatus(order.toPay, payments, true)
  const { paid } = balanceOf(order.toPay, payments)
  // An order that is paid in part stands.
  await approveOrder(tx, ctx, order, { paymentStatus: status, paid, payBy: paid > 0n ? null : payBy })
}
