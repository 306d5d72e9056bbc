import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { notifyShipped } from './notify-shipped.ts'

export const fulfillmentJobs = ({ orderLinks }: { readonly orderLinks: OrderLinks }): FeatureJobs => ({
  followUps: {
    'tell-shipped': followUp({
      after: ['fulfillment created', 'fulfillment tracked'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => notifyShipped({ ...at, orderLinks }, id),
    }),
  },
})
