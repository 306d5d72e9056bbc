import type { FeatureJobs } from '../../jobs/feature-jobs.ts'
import { updateAutomaticCategories } from './operations.ts'

export const categoryJobs: FeatureJobs = {
  byClock: {
    'keep-categories': { attempts: 1, run: (at) => updateAutomaticCategories(at.db, at) },
  },
}
