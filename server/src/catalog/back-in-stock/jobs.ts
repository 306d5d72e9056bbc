import { isUuid } from '../../ground/ids.ts'
import { batchFollowUp, type FeatureJobs } from '../../jobs/feature-jobs.ts'
import { announceStock } from '../inventory-items/operations.ts'
import { type Notifying, notifyWaiting } from './notify.ts'
import { stockJobsOf } from './stock-jobs.ts'

export const backInStockJobs = (waiting: Notifying): FeatureJobs => ({
  byClock: {
    'notify-who-waits': { attempts: 3, run: (at) => notifyWaiting(at.db, at, waiting) },
  },
  batches: {
    /** Reports what is low, out of stock and back, and then notifies those who wait for it. */
    'follow-stock': batchFollowUp<{ readonly itemIds: readonly string[] }>({
      jobsOf: stockJobsOf,
      mails: true,
      run: async (at, { itemIds }) => {
        const productIds = itemIds.filter((id) => isUuid(id))
        await announceStock(at.db, at.site, at, productIds)
        await notifyWaiting(at.db, at, waiting, itemIds)
      },
    }),
  },
})
