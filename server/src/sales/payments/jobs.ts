import { UNDECIDED_DISPUTES } from '@fairground/domain/orders/dispute.ts'
import type { Logger } from 'pino'
import { eachOnItsOwn } from '../../ground/each.ts'
import { addressOfOwner } from '../../identity/staff/mail-of-staff.ts'
import { entityId, type FeatureJobs, followUp, type JobContext, type Unfinished } from '../../jobs/feature-jobs.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { closePayments } from './close-payments.ts'
import { comparisonClock, comparisonJobs } from './comparisons/jobs.ts'
import { forgetComparisons } from './comparisons/queries.ts'
import { followDisputes } from './disputes/follow-disputes.ts'
import { notifyDisputed } from './disputes/notify-disputed.ts'
import { FORMER_SECRET_DAYS, forgetFormerSecrets } from './former-accounts.ts'
import { forgetMessages } from './message-queries.ts'
import {
  authorizedPayments,
  disputedPayments,
  isUnderWay,
  pendingPayments,
  pendingRefunds,
  pendingRefundsOf,
  progressOfPayments,
  scheduledPayments,
} from './queries.ts'
import { refundJobs } from './refunds/jobs.ts'
import { settleRefund } from './refunds/settle-refund.ts'
import { savedMethodJobs } from './saved/jobs.ts'
import { type Act, type Settling, settlePayment } from './settle-payment.ts'

/** Milliseconds after which a provider that has not decided is called again. */
const UNDECIDED: Unfinished = { againAfterMs: 3_500 }
/** Providers repeat a message for so many days. */
const MESSAGE_DAYS = 30
/** Compared days are stored for so long. */
const COMPARISON_DAYS = 100
const DAY_MS = 24 * 60 * 60 * 1000

interface PaymentJobsDeps extends Settling {
  readonly orderLinks: OrderLinks
  readonly logger: Pick<Logger, 'warn'>
}

/** Settles payments a page at a time: one that cannot be settled does not stop the others. */
const pagesSettled = (settling: Settling, logger: PaymentJobsDeps['logger']) => {
  const settle = (at: JobContext, id: string, act?: Act) =>
    settlePayment(at, settling, id, act).catch((error) =>
      logger.warn({ err: error, site: at.site.id, payment: id }, 'a payment could not be settled'),
    )
  return {
    async all(at: JobContext, which: typeof pendingPayments) {
      for await (const { id } of pagesOf((page) => at.db.rows(which, page))) await settle(at, id)
    },
    async disputes(at: JobContext) {
      for await (const { id } of pagesOf((page) =>
        at.db.rows(disputedPayments, { ...page, states: [...UNDECIDED_DISPUTES] }),
      ))
        await followDisputes(at, settling, id).catch((error) =>
          logger.warn({ err: error, site: at.site.id, payment: id }, 'disputes of a payment could not be read'),
        )
    },
    /** Takes or gives up what the merchant has left undecided. */
    async scheduled(at: JobContext) {
      const { db, now } = at
      for await (const { id, act } of pagesOf((page) => db.rows(scheduledPayments, { ...page, now })))
        await settle(at, id, act)
    },
  }
}

/** Calls of providers at once, of one job. */
const AT_ONCE = 4

async function finishPayments(
  at: JobContext,
  settling: Settling,
  ids: readonly string[],
): Promise<Unfinished | undefined> {
  const payments = await at.db.rows(progressOfPayments, { ids: [...ids] })
  // For a buyer who has to go on no job waits: their return, a message or the clock finds the payment.
  const left = payments.filter((payment) => isUnderWay(payment) && !payment.isWithBuyer)
  let isUndecided = false
  const finish = async (id: string) => {
    const { status, next } = await settlePayment(at, settling, id)
    if (status === 'PENDING' && !next) isUndecided = true
  }
  await eachOnItsOwn(left, ({ id }) => finish(id), AT_ONCE)
  return isUndecided ? UNDECIDED : undefined
}

async function followMessages(at: JobContext, settling: Settling, ids: readonly string[]): Promise<void> {
  const payments = await at.db.rows(progressOfPayments, { ids: [...ids] })
  const follow = async ({ id, provider, unsettledRefunds, ...payment }: (typeof payments)[number]) => {
    if (isUnderWay(payment)) await settlePayment(at, settling, id)
    const refunds = unsettledRefunds ? await at.db.rows(pendingRefundsOf, { paymentId: id }) : []
    for (const refund of refunds) await settleRefund(at.db, at, settling.methods, refund.id)
    if (settling.methods.provider(provider)?.disputes) await followDisputes(at, settling, id)
  }
  await eachOnItsOwn(payments, follow, AT_ONCE)
}

const before = ({ now }: Pick<JobContext, 'now'>, days: number): Date => new Date(now.getTime() - days * DAY_MS)

const cleanUps: FeatureJobs['cleanUps'] = [
  (at) => at.db.run(forgetMessages, { before: before(at, MESSAGE_DAYS) }),
  (at) => at.db.run(forgetFormerSecrets, { before: before(at, FORMER_SECRET_DAYS) }),
  (at) => at.db.run(forgetComparisons, { before: before(at, COMPARISON_DAYS) }),
]

export const paymentJobs = ({ orderLinks, logger, ...settling }: PaymentJobsDeps): FeatureJobs => {
  const settlePages = pagesSettled(settling, logger)
  return {
    byClock: {
      'settle-payments': {
        attempts: 3,
        run: async (at) => {
          await settlePages.all(at, pendingPayments)
          await settlePages.scheduled(at)
          for await (const { id } of pagesOf((page) => at.db.rows(pendingRefunds, page)))
            await settleRefund(at.db, at, settling.methods, id).catch((error) =>
              logger.warn({ err: error, site: at.site.id, refund: id }, 'a refund could not be settled'),
            )
        },
      },
      /** An authorization that nobody takes runs out at the provider. */
      'check-authorizations': { minute: 17, attempts: 3, run: (at) => settlePages.all(at, authorizedPayments) },
      ...comparisonClock(settling),
      /** A message about the end of a dispute may be lost. */
      'check-disputes': { minute: 37, attempts: 3, run: settlePages.disputes },
    },
    cleanUps,
    groups: {
      /** Finishes payments that their requests did not: the provider was late, or the process ended between. */
      'settle-payment': { after: ['payment created'], run: (at, ids) => finishPayments(at, settling, ids) },
      /** A provider sent messages: payments and their refunds stand as the provider says now. */
      'follow-message': { after: ['payment reported'], run: (at, ids) => followMessages(at, settling, ids) },
    },
    followUps: {
      'notify-disputed': followUp({
        after: ['payment disputed'],
        payload: ({ entityId: paymentId, payload }) => ({ paymentId, disputeId: String(payload.disputeId) }),
        key: ({ payload }) => String(payload.disputeId),
        mails: true,
        run: async (at, dispute) => notifyDisputed({ ...at, ...settling }, dispute, await addressOfOwner(at)),
      }),
      ...comparisonJobs(settling),
      /** Nobody pays an order that is cancelled. */
      'close-payments': followUp({
        after: ['order canceled'],
        payload: entityId,
        run: async (at, { id }) => void (await closePayments(at, settling, id)),
      }),
      ...savedMethodJobs(settling.methods),
      ...refundJobs({ ...settling, orderLinks }),
    },
  }
}

const PAGE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Every row, a page at a time: those that stay, because they fail each time, keep none from being read. */
async function* pagesOf<Row extends { readonly id: string }>(
  read: (page: { readonly after: string; readonly limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = BEFORE_ALL; ; ) {
    const rows = await read({ after, limit: PAGE })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}
