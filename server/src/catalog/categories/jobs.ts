import type { FeatureJobs } from '../../jobs/feature-jobs.ts'
import { keepAutomaticCategories } from './operations.ts'

export const categoryJobs: FeatureJobs = {
  byClock: {
    'keep-categories': { attempts: 1, run: (at) => keepAutomaticCategories(at.db, at) },
  },
}
