import { isChargeback, UNDECIDED_DISPUTES } from '@fairground/domain/orders/dispute.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Db, Tx } from '../../../ground/database.ts'
import { derivedId } from '../../../ground/ids.ts'
import { happen } from '../../../outbox/happenings.ts'
import { addToHistory, type Entry } from '../../purchase/activities.ts'
import { lockOrderRow } from '../../purchase/change-order.ts'
import { formerAccountsOf } from '../former-accounts.ts'
import type { Dispute } from '../provider.ts'
import { findPaymentToSettle, lockPayment, writeDisputes } from '../queries.ts'
import { asPayment, isBegun, type Settling } from '../settle-payment.ts'
import type { StoredDispute } from './stored-dispute.ts'

type Within = Pick<Ctx, 'now' | 'newId'> & { readonly db: Db }

/**
 * Writes the disputes of a payment as its provider has them now; what the bank took or gave again is in the history of the order, and the
 * owner of the site learns of a new dispute. Safe to repeat.
 */
export async function followDisputes(ctx: Within, { methods, publicUrl }: Settling, paymentId: string): Promise<void> {
  const { db, now } = ctx
  const row = await db.row(findPaymentToSettle, { id: paymentId })
  const disputesOf = row && methods.provider(row.provider)?.disputes
  if (!disputesOf) return
  const payment = asPayment(row, db.siteId, now, publicUrl)
  if (!isBegun(payment)) return
  // The keys of another account know nothing of it.
  if ((await formerAccountsOf(db, methods, [paymentId])).length > 0) return
  const reported = await disputesOf(payment)
  if (reported.length > 0) await db.inTx((tx) => writeReported(tx, ctx, { paymentId, orderId: row.orderId, reported }))
}

interface Reported {
  readonly paymentId: string
  readonly orderId: string
  readonly reported: readonly Dispute[]
}

/** Writes disputes as they were reported. Safe to repeat, in any order. */
export async function writeReported(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  { paymentId, orderId, reported }: Reported,
): Promise<void> {
  // Order first, payment second: everybody locks in this order.
  await lockOrderRow(tx, orderId)
  const { doc } = (await tx.row(lockPayment, { id: paymentId })) ?? {}
  const known = doc?.disputes ?? []
  const fresh = reported.flatMap((dispute) => changed(known, dispute, paymentId, ctx.now) ?? [])
  if (fresh.length === 0) return
  const changes = new Map(fresh.map((dispute) => [dispute.id, dispute]))
  const isNew = ({ id }: StoredDispute) => known.every((before) => before.id !== id)
  const disputes = [...known.map((before) => changes.get(before.id) ?? before), ...fresh.filter(isNew)]
  await tx.run(writeDisputes, { id: paymentId, disputes, at: ctx.now })
  await addToHistory(tx, ctx, orderId, fresh.flatMap(historyOf))
  await happen(
    tx,
    fresh.filter(isNew).map(({ id }) => ({
      entity: 'payment',
      entityId: paymentId,
      slug: 'disputed',
      payload: { orderId, disputeId: id },
    })),
    ctx,
  )
}

/** The dispute as it is stored from now on; undefined where nothing of it changed, or a later message came before. */
function changed(
  known: readonly StoredDispute[],
  dispute: Dispute,
  paymentId: string,
  now: Date,
): StoredDispute | undefined {
  const { reference, state, amount, reason, respondBy, asOf } = dispute
  const before = known.find((one) => one.reference === reference)
  if (before && isLate(dispute, before)) return undefined
  const facts = { state, amount: String(amount), reason, ...present({ respondBy: respondBy?.toISOString() }) }
  if (before && before.state === state && before.amount === facts.amount && before.respondBy === facts.respondBy)
    return undefined
  const at = before?.at ?? now.toISOString()
  return {
    id: derivedId(`dispute ${paymentId} ${reference}`),
    reference,
    at,
    changedAt: now.toISOString(),
    ...facts,
    ...present({ asOf: asOf?.toISOString() }),
  }
}

/** Messages come in any order; of two within a second the one that decides is the later. */
function isLate({ state, asOf }: Dispute, before: StoredDispute): boolean {
  if (!asOf) return false
  const latest = before.asOf ?? before.changedAt
  const at = asOf.toISOString()
  const reopens = !UNDECIDED_DISPUTES.includes(before.state) && UNDECIDED_DISPUTES.includes(state)
  return at < latest || (at === latest && reopens)
}

/** Each entry has one id, however often it is written. */
const historyOf = ({ id, state }: StoredDispute): Entry[] => [
  ...(isChargeback(state) ? [{ type: 'CHARGEBACK_CREATED' as const, id: derivedId(`created ${id}`) }] : []),
  ...(state === 'WON' ? [{ type: 'CHARGEBACK_REVERSED' as const, id: derivedId(`reversed ${id}`) }] : []),
]
