import type { FeatureJobs } from '../../jobs/feature-jobs.ts'
import { expireReservations } from '../../sales/held-tickets/expire-reservations.ts'

export const reservationJobs: FeatureJobs = {
  byClock: {
    'expire-reservations': { attempts: 3, run: ({ db, now }) => expireReservations(db, now) },
  },
}
