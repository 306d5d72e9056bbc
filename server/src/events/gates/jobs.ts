import type { FeatureJobs } from '../../jobs/feature-jobs.ts'
import { forgetPlaces } from './queries.ts'

/** Time after an event for which organisers see how many waited and bought. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

export const gateJobs: FeatureJobs = {
  cleanUps: [({ db, now }) => db.run(forgetPlaces, { before: new Date(now.getTime() - RETENTION_MS) })],
}
