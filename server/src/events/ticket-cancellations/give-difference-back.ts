import { amongPayments } from '@fairground/domain/orders/event-refund.ts'
import { least, most } from '@fairground/domain/rounding.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { beginRefundWithin, paymentRefundsOf } from '../../sales/payments/refunds/begin-refund.ts'
import { paymentsLeft } from '../../sales/payments/refunds/refundable.ts'
import { authorOf } from '../../sales/purchase/activities.ts'
import type { LockedOrder } from '../../sales/purchase/change-order.ts'
import { countReturned } from '../../sales/purchase/returned-amounts.ts'
import type { MoneyBack } from '../event/money-words.ts'
import { insertCancellation } from './queries.ts'

interface Cheaper {
  readonly order: LockedOrder
  readonly ticketNumber: string
  /** Kind that the ticket became. */
  readonly name: string
  /** Minor units. */
  readonly difference: bigint
}

/**
 * Begins the refund of what a changed ticket costs less, as cancellations begin theirs: never more than was paid beyond what the order costs now,
 * nor than is left of the payments. Part that no provider can give back is on the page of the order until a person records it. `order` is as it
 * was before the change.
 */
export async function giveDifferenceBack(
  tx: Tx,
  ctx: Ctx,
  methods: PaymentMethods,
  { order, ticketNumber, name, difference }: Cheaper,
): Promise<MoneyBack> {
  const overpaid = most(least(order.paid - (order.toPay - difference), difference), 0n)
  const { byProvider: parts, byHand: hand } = amongPayments(overpaid, await paymentsLeft(tx, order, methods))
  const sumOf = (amounts: typeof parts) => amounts.reduce((sum, { amount }) => sum + amount, 0n)
  const [byProvider, byHand] = [sumOf(parts), sumOf(hand)]
  const { site, now, newId, caller } = ctx
  const refundId =
    parts.length === 0
      ? null
      : await beginRefundWithin(tx, { now, newId: () => newId(), locale: site.locale, ...authorOf(caller) }, methods, {
          orderId: order.id,
          paymentRefunds: paymentRefundsOf(parts, { currency: order.currency, locale: site.locale }),
          ofChange: true,
        })
  await countReturned(tx, order.id, byProvider + byHand)
  const row = { id: ctx.newId(), orderId: order.id, numbers: [ticketNumber], byProvider, byHand, credit: 0n, refundId }
  await tx.run(insertCancellation, { ...row, changedTo: name, at: now })
  return { byProvider, byHand }
}
