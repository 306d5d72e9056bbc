import { entityId, followUp, type Unfinished } from '../../../jobs/feature-jobs.ts'
import type { OrderLinks } from '../../purchase/order-links.ts'
import type { PaymentMethods } from '../methods.ts'
import { giveBack } from './give-back.ts'
import { notifyRefunded } from './notify-refunded.ts'
import { settleRefund } from './settle-refund.ts'

/** Milliseconds after which a provider that has not decided is called again. */
const UNDECIDED: Unfinished = { againAfterMs: 3_500 }

interface Needs {
  readonly methods: PaymentMethods
  readonly orderLinks: OrderLinks
}

export const refundJobs = ({ methods, orderLinks }: Needs) => ({
  /** Finishes a refund that its request did not. */
  'settle-refund': followUp({
    after: ['refund created'],
    payload: entityId,
    run: async (at, { id }) => ((await settleRefund(at.db, at, methods, id)) === 'PENDING' ? UNDECIDED : undefined),
  }),
  /** Refunds money that came for an order that is gone. */
  'give-back': followUp({
    after: ['payment refundNeeded'],
    payload: ({ entityId: id, payload }) => ({ id, excess: payload.excess }),
    run: (at, { id, excess }) => giveBack(at, methods, { paymentId: id, excess }),
  }),
  'tell-refunded': followUp({
    after: ['refund completed'],
    payload: entityId,
    mails: true,
    run: (at, { id }) => notifyRefunded({ ...at, orderLinks }, id),
  }),
})
