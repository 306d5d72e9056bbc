import { type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import { endChanges } from './end-changes.ts'

/** A ticket that is cancelled or somebody else's, or whose order is cancelled, needs no place of the kind that it was to become. */
export const ticketChangeJobs: FeatureJobs = {
  followUps: {
    'end-ticket-changes': followUp({
      after: ['order canceled', 'order refunded', 'ticket transferred'],
      payload: ({ entity, entityId: id, payload }) => ({ orderId: entity === 'order' ? id : String(payload.orderId) }),
      run: (at, { orderId }) => endChanges(at, orderId),
    }),
  },
}
