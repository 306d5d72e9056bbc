import type { FeatureJobs } from '../../jobs/feature-jobs.ts'
import { forgetVisitorWishlists } from './wishlists-follow.ts'

export const wishlistJobs: FeatureJobs = {
  cleanUps: [({ db, now }) => forgetVisitorWishlists(db, now)],
}
