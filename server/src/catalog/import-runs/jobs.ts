import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import { carryOn, carryOnStalled, forgetFiles } from './operations.ts'

const FILES_RETENTION_MS = 90 * 24 * 60 * 60 * 1000

export const importRunJobs: FeatureJobs = {
  byClock: {
    'go-on-with-imports': { attempts: 1, run: carryOnStalled },
  },
  followUps: {
    /** Compares, carries out or takes back an import of a file, as its status says. */
    'go-on-with-import': followUp({
      after: ['product_import moved'],
      payload: entityId,
      run: (at, { id }) => carryOn(at, id),
    }),
  },
  cleanUps: [({ db, now }) => forgetFiles(db, new Date(now.getTime() - FILES_RETENTION_MS))],
}
