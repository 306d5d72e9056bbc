import { deleteOldRecords } from '../http/idempotency.ts'
import { deleteOldWindows } from '../http/rate-limits.ts'
import { forgetHappenings } from '../outbox/happenings.ts'
import { firstIdOf } from '../outbox/reader.ts'
import type { FeatureJobs } from './feature-jobs.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const HAPPENINGS_RETENTION_MS = 90 * DAY_MS
const HAPPENINGS_AT_ONCE = 10_000

/** Stored answers, windows of limits and domain events that are older than anybody reads. */
export const engineJobs: FeatureJobs = {
  cleanUps: [
    ({ db, now }) => db.run(deleteOldRecords, { before: new Date(now.getTime() - DAY_MS) }),
    ({ db, now }) => db.run(deleteOldWindows, { before: new Date(now.getTime() - HOUR_MS) }),
    ({ db, now }) => {
      const before = firstIdOf(new Date(now.getTime() - HAPPENINGS_RETENTION_MS))
      return db.run(forgetHappenings, { before, limit: HAPPENINGS_AT_ONCE })
    },
  ],
}
