import type { FeatureJobs } from '../../jobs/feature-jobs.ts'
import { announceStock } from './operations.ts'

export const inventoryItemJobs: FeatureJobs = {
  byClock: {
    'announce-stock': { minute: 23, attempts: 3, run: (at) => announceStock(at.db, at.site, at) },
  },
}
