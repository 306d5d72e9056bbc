import type { Logger } from 'pino'
import { entityId, type FeatureJobs, followUp, type Unfinished } from '../../jobs/feature-jobs.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import type { PaymentProvider } from './provider.ts'
import { pendingPayments, pendingRefunds } from './queries.ts'
import { giveBackAll } from './refunds/give-back.ts'
import { settleRefund } from './refunds/settle-refund.ts'
import { tellRefunded } from './refunds/tell-refunded.ts'
import { settlePayment } from './settle-payment.ts'

/** A provider that has not decided is asked again after so long. */
const UNDECIDED: Unfinished = { againAfterMs: 3_500 }

interface PaymentJobsDeps {
  readonly providers: readonly PaymentProvider[]
  readonly orderLinks: OrderLinks
  readonly logger: Pick<Logger, 'warn'>
}

export const paymentJobs = ({ providers, orderLinks, logger }: PaymentJobsDeps): FeatureJobs => ({
  byClock: {
    'settle-payments': {
      attempts: 3,
      run: async (at) => {
        const { db, site } = at
        // One that cannot be settled does not stop the others.
        for await (const id of pagesOf((page) => db.rows(pendingPayments, page)))
          await settlePayment(db, at, providers, id, false).catch((error) =>
            logger.warn({ err: error, site: site.id, payment: id }, 'a payment could not be settled'),
          )
        for await (const id of pagesOf((page) => db.rows(pendingRefunds, page)))
          await settleRefund(db, at, providers, id).catch((error) =>
            logger.warn({ err: error, site: site.id, refund: id }, 'a refund could not be settled'),
          )
      },
    },
  },
  followUps: {
    /** Finishes a payment that its request did not: the provider was late, or the process ended between. */
    'settle-payment': followUp({
      after: ['payment created'],
      payload: ({ entityId: paymentId }) => ({ paymentId }),
      run: async (at, { paymentId }) =>
        (await settlePayment(at.db, at, providers, paymentId, false)) === 'PENDING' ? UNDECIDED : undefined,
    }),
    /** Finishes a refund that its request did not. */
    'settle-refund': followUp({
      after: ['refund created'],
      payload: entityId,
      run: async (at, { id }) => ((await settleRefund(at.db, at, providers, id)) === 'PENDING' ? UNDECIDED : undefined),
    }),
    /** Refunds money that came for an order that is gone. */
    'give-back': followUp({
      after: ['payment refundNeeded'],
      payload: entityId,
      run: (at, { id }) => giveBackAll(at, providers, id),
    }),
    'tell-refunded': followUp({
      after: ['refund completed'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => tellRefunded({ ...at, orderLinks }, id),
    }),
  },
})

const PAGE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Every id, a page at a time: those that stay, because they fail each time, keep none from being read. */
async function* pagesOf(
  read: (page: { readonly after: string; readonly limit: number }) => Promise<readonly { readonly id: string }[]>,
): AsyncGenerator<string> {
  for (let after = BEFORE_ALL; ; ) {
    const rows = await read({ after, limit: PAGE })
    for (const { id } of rows) yield id
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}
