import type { listDisputes as contract } from '@fairground/contract/fairground/payments.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { isChargeback } from '@fairground/domain/orders/dispute.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { writeMailOnce } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import { addToHistory, type Entry } from '../purchase/activities.ts'
import { lockOrderRow } from '../purchase/change-order.ts'
import { orderPriceWriter } from '../purchase/order-price.ts'
import type { Dispute } from './provider.ts'
import { findPaymentToSettle, lockPayment, orderOfPayments, paymentsOfOrder, writeDisputes } from './queries.ts'
import { asPayment, isBegun, type Settling } from './settle-payment.ts'
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
  const reported = await disputesOf(payment)
  if (reported.length > 0) await db.inTx((tx) => write(tx, ctx, { paymentId, orderId: row.orderId, reported }))
}

interface Reported {
  readonly paymentId: string
  readonly orderId: string
  readonly reported: readonly Dispute[]
}

async function write(tx: Tx, ctx: Within, { paymentId, orderId, reported }: Reported): Promise<void> {
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

/** The dispute as it is stored from now on; undefined where nothing of it changed. */
function changed(
  known: readonly StoredDispute[],
  { reference, state, amount, reason, respondBy }: Dispute,
  paymentId: string,
  now: Date,
): StoredDispute | undefined {
  const before = known.find((one) => one.reference === reference)
  const facts = { state, amount: String(amount), reason, ...present({ respondBy: respondBy?.toISOString() }) }
  if (before && before.state === state && before.amount === facts.amount && before.respondBy === facts.respondBy)
    return undefined
  const at = before?.at ?? now.toISOString()
  return { id: derivedId(`dispute ${paymentId} ${reference}`), reference, at, changedAt: now.toISOString(), ...facts }
}

/** Each entry has one id, however often it is written. */
const historyOf = ({ id, state }: StoredDispute): Entry[] => [
  ...(isChargeback(state) ? [{ type: 'CHARGEBACK_CREATED' as const, id: derivedId(`created ${id}`) }] : []),
  ...(state === 'WON' ? [{ type: 'CHARGEBACK_REVERSED' as const, id: derivedId(`reversed ${id}`) }] : []),
]

/** Disputes of an order's payments. Throws ORDER_NOT_FOUND. */
export async function listDisputes(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  orderId: string,
): Promise<ResponseOf<typeof contract>> {
  const order = await db.row(orderOfPayments, { orderId })
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const write = orderPriceWriter(order.currency, site.locale)
  const payments = await db.rows(paymentsOfOrder, { orderId })
  return {
    disputes: payments.flatMap(({ id: paymentId, doc: { disputes = [] } }) =>
      disputes.map(({ id, state, amount, reason, at, changedAt, respondBy }) => ({
        id,
        paymentId,
        state,
        amount: write(BigInt(amount)),
        reason,
        createdDate: at,
        updatedDate: changedAt,
        ...present({ respondBy }),
      })),
    ),
  }
}

interface Mailing {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly publicUrl: string
}

/** Mails the owner of the site about a new dispute, once. */
export async function notifyDisputed(
  { db, site, now, publicUrl }: Mailing,
  { paymentId, disputeId }: { readonly paymentId: string; readonly disputeId: string },
  owner: string | undefined,
): Promise<void> {
  const payment = await db.row(findPaymentToSettle, { id: paymentId })
  const dispute = payment?.doc.disputes?.find(({ id }) => id === disputeId)
  if (!payment || !dispute || owner === undefined) return
  const mail = {
    to: owner,
    template: 'paymentDisputed' as const,
    values: {
      number: String(payment.orderNumber),
      amount: { minor: BigInt(dispute.amount), currency: payment.currency },
      facts: [
        { label: { phrase: 'reason' as const }, value: dispute.reason.replaceAll('_', ' ') },
        ...(dispute.respondBy
          ? [{ label: { phrase: 'answerBy' as const }, value: { startAt: dispute.respondBy, zone: site.timeZone } }]
          : []),
      ],
      link: new URL(`/admin/orders/${payment.orderId}`, publicUrl).href,
    },
  }
  await writeMailOnce(db, mail, { id: derivedId(`disputed ${disputeId}`), now })
}
