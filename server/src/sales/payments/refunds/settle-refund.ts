import { GIFT_CARD_METHOD } from '@fairground/contract/enumerations/gift-cards.ts'
import type { RowOf } from '../../../db/statement.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Db, Tx } from '../../../ground/database.ts'
import { eachOnItsOwn } from '../../../ground/each.ts'
import { happen } from '../../../outbox/happenings.ts'
import { giveBackOf } from '../../ledger/restock.ts'
import { addToHistory } from '../../purchase/activities.ts'
import { type LockedOrder, lockOrderRow } from '../../purchase/change-order.ts'
import { takeBackLines } from '../../purchase/take-back-lines.ts'
import { followPayments } from '../follow-payments.ts'
import type { PaymentMethods } from '../methods.ts'
import type { RefundState } from '../provider.ts'
import { decidePart, lockRefund, pendingParts, writeRefundStatus } from './queries.ts'

type Within = Pick<Ctx, 'now' | 'newId'>
type Part = RowOf<typeof pendingParts>
type DecidedPart = Pick<Part, 'id' | 'orderId' | 'refundId' | 'amount' | 'external' | 'cardId'>

/** Somebody gave it back by hand, or it goes back on a gift card as it is decided. */
const DONE: RefundState = { status: 'SUCCEEDED', reference: '' }

/**
 * Requests refunds that are not decided from their providers, each with the part's id as its key, and applies what they say by conditional state
 * changes. Safe to repeat and to run twice at once: after a crash or a late answer it ends in the same state. Says whether something
 * is still pending.
 */
export async function settleRefund(
  db: Db,
  ctx: Within,
  methods: PaymentMethods,
  refundId: string,
): Promise<'PENDING' | 'DECIDED'> {
  let pending = false
  await eachOnItsOwn(await db.rows(pendingParts, { refundId }), async (part) => {
    const isOurs = part.external || part.provider === GIFT_CARD_METHOD
    const answer = isOurs ? DONE : await refundStateOf(methods, part, db.siteId, ctx.now)
    if (answer.status === 'PENDING') pending = true
    else await db.inTx((tx) => apply(tx, ctx, part, answer))
  })
  return pending ? 'PENDING' : 'DECIDED'
}

function refundStateOf(methods: PaymentMethods, part: Part, siteId: string, now: Date): Promise<RefundState> {
  const provider = methods.provider(part.provider)
  if (!provider) throw new Error(`No payment provider ${part.provider}`)
  const { id, paymentId, amount, currency, reference } = part
  return provider.refund({ id, siteId, paymentId, amount, currency, reference, now })
}

/** Applies what staff say of a part that no provider here decides. */
export const decideByStaff = (tx: Tx, ctx: Within, part: DecidedPart, answer: RefundState): Promise<void> =>
  apply(tx, ctx, part, answer)

async function apply(tx: Tx, ctx: Within, part: DecidedPart, answer: RefundState): Promise<void> {
  const { id, orderId, refundId } = part
  const order = await lockOrderRow(tx, orderId)
  if (!order) throw new Error(`No order for refund ${refundId}`)
  const decided = await tx.row(decidePart, {
    id,
    status: answer.status,
    reference: answer.reference || null,
    reason: answer.reason ?? null,
    at: ctx.now,
  })
  if (!decided) return
  if (part.cardId && !part.external)
    await giveBackOf(tx, { refId: orderId, poolId: part.cardId, units: part.amount }, ctx.now)
  const type = answer.status === 'SUCCEEDED' ? 'PAYMENT_REFUNDED' : 'PAYMENT_REFUND_FAILED'
  await addToHistory(tx, ctx, order.id, [{ type }])
  await followPayments(tx, ctx, order)
  await finish(tx, ctx, order, refundId)
}

/** Once every part is decided: what follows for the lines, if anything went back. */
async function finish(tx: Tx, ctx: Within, order: LockedOrder, id: string): Promise<void> {
  const refund = await tx.row(lockRefund, { id })
  if (refund?.status !== 'PENDING' || refund.parts.includes('PENDING')) return
  const succeeded = refund.parts.includes('SUCCEEDED')
  await tx.run(writeRefundStatus, { id, status: succeeded ? 'SUCCEEDED' : 'FAILED', at: ctx.now })
  const payload = { orderId: order.id, succeeded }
  await happen(tx, [{ entity: 'refund', entityId: id, slug: 'completed', payload }], ctx)
  if (!succeeded) return
  const { lineItems: refunded, restock } = refund.doc
  await takeBackLines(tx, ctx, order, { refunded, restock })
  await addToHistory(tx, ctx, order.id, [{ type: 'ORDER_REFUNDED' }])
}
