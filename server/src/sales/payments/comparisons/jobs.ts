import { type ClockJob, followUp } from '../../../jobs/feature-jobs.ts'
import type { Settling } from '../settle-payment.ts'
import { compareDays } from './compare-days.ts'
import { notifyDiffered } from './notify-differed.ts'

/** Finds what messages and states did not tell; each day once, and once more a week later. */
export const comparisonClock = (settling: Settling): Readonly<Record<string, ClockJob>> => ({
  'compare-payments': { minute: 47, attempts: 3, run: (at) => compareDays(at, settling) },
})

export const comparisonJobs = (settling: Settling) => ({
  'notify-differed': followUp({
    after: ['paymentComparison differed'],
    payload: ({ entityId: id, payload }) => ({ id, provider: String(payload.provider), day: String(payload.day) }),
    mails: true,
    run: (at, differed) => notifyDiffered({ ...at, ...settling }, differed),
  }),
})
