import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { LockedOrder } from '../purchase/change-order.ts'
import { followPayments } from './follow-payments.ts'
import { insertPayment, type PaymentDoc, paymentsOfOrder } from './queries.ts'

interface Opened {
  readonly provider: string
  /** Minor units. */
  readonly amount: bigint
  readonly doc: PaymentDoc
}

/** Records a payment that is to be begun at its provider, of a locked order. Returns its id. */
export async function openPayment(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  { provider, amount, doc }: Opened,
): Promise<string> {
  const id = ctx.newId()
  const [, , payments] = await Promise.all([
    tx.run(insertPayment, {
      id,
      orderId: order.id,
      provider,
      status: 'PENDING',
      amount,
      currency: order.currency,
      reference: null,
      at: ctx.now,
      capturedAt: null,
      doc: { ...doc, open: true },
    }),
    happen(tx, [{ entity: 'payment', entityId: id, slug: 'created', payload: { orderId: order.id } }], ctx),
    tx.rows(paymentsOfOrder, { orderId: order.id }),
  ])
  await followPayments(tx, ctx, order, payments)
  return id
}
