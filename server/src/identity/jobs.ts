import type { FeatureJobs } from '../jobs/feature-jobs.ts'
import { forgetOldDrafts } from './desk/forget-old-drafts.ts'
import { forgetOldTokens } from './forget-old-tokens.ts'

export const identityJobs: FeatureJobs = {
  cleanUps: [({ db, now }) => forgetOldTokens(db, now), ({ db, now }) => forgetOldDrafts(db, now)],
}
