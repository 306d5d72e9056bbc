import { entityId, type FeatureJobs, followUp, type JobContext, type Unfinished } from '../../jobs/feature-jobs.ts'
import { findEventRefund, insertRefundOrders, refundsSince, waitingOrders } from './queries.ts'
import { type Giving, refundOrder } from './refund-order.ts'

/** Orders that one run refunds; the job then runs again, so that others have their turn. */
export const PIECE = 25
/** Providers are called for so many at once. */
const AT_ONCE = 5
const DAY_MS = 24 * 60 * 60 * 1000
/** A payment that was under way when the event was cancelled comes within so many days. */
const LATE_DAYS = 60

export type RefundNeeds = Pick<Giving, 'methods' | 'sealer'>

export const refundJobs = (needs: RefundNeeds): FeatureJobs => ({
  byClock: {
    'refund-late-orders': { minute: 47, attempts: 3, run: (at) => refundLate(at, needs) },
  },
  followUps: {
    'refund-event': followUp({
      after: ['eventRefund requested'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => refundPiece(at, needs, id),
    }),
  },
})

/** Refunds the next orders of an event. One that cannot be refunded now stays, and the others go on. */
export async function refundPiece(
  at: JobContext,
  needs: RefundNeeds,
  eventId: string,
): Promise<Unfinished | undefined> {
  const requested = await at.db.row(findEventRefund, { eventId })
  if (!requested) return undefined
  const { actorKind, actorId } = requested
  const isStaff = actorKind === 'staff' && actorId !== null
  const actor = actorId && actorKind ? { kind: actorKind as 'staff' | 'apiKey', id: actorId } : undefined // written by `requestRefund`
  const refunding = { ...at, db: at.dbOf(actor), ...needs, ...(isStaff ? { authorId: actorId } : {}) }
  const waiting = await at.db.rows(waitingOrders, { eventId, limit: PIECE })
  const failures: unknown[] = []
  for (let n = 0; n < waiting.length; n += AT_ONCE) {
    const some = waiting.slice(n, n + AT_ONCE)
    const ended = await Promise.allSettled(some.map(({ orderId }) => refundOrder(refunding, { eventId, orderId })))
    failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders of an event were not refunded`)
  return waiting.length === PIECE ? { againAfterMs: 0 } : undefined
}

/** Orders whose money came after the request, and those of a job that was given up. Their buyers get a mail of the refund. */
async function refundLate(at: JobContext, needs: RefundNeeds): Promise<void> {
  const since = new Date(at.now.getTime() - LATE_DAYS * DAY_MS)
  const failures: unknown[] = []
  for (const { eventId } of await at.db.rows(refundsSince, { since })) {
    await at.db.run(insertRefundOrders, { eventId, mails: true, at: at.now })
    await refundAll(at, needs, eventId).catch((error: unknown) => failures.push(error))
  }
  // One event whose orders cannot be refunded now holds up no other.
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} events have orders that were not refunded`)
}

async function refundAll(at: JobContext, needs: RefundNeeds, eventId: string): Promise<void> {
  while (await refundPiece(at, needs, eventId));
}
