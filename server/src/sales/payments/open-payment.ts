import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { LockedOrder } from '../purchase/change-order.ts'
import { followPayments } from './follow-payments.ts'
import { insertPayment, type PaymentDoc } from './queries.ts'

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
  await tx.run(insertPayment, {
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
  })
  await happen(tx, [{ entity: 'payment', entityId: id, slug: 'created', payload: { orderId: order.id } }], ctx)
  await followPayments(tx, ctx, order)
  return id
}
