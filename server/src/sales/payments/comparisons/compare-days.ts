import { daysToCompare } from '@fairground/domain/orders/payment-difference.ts'
import { eachOnItsOwn } from '../../../ground/each.ts'
import type { JobContext } from '../../../jobs/feature-jobs.ts'
import type { Settling } from '../settle-payment.ts'
import { compareDay } from './compare-day.ts'
import { comparedDays } from './queries.ts'

/** Compares every day that is due with each provider of the site. One that does not answer keeps the others from nothing. */
export const compareDays = (at: JobContext, settling: Settling): Promise<void> =>
  eachOnItsOwn(settling.methods.comparable(at.site), async (provider) => {
    const done = await at.db.rows(comparedDays, { provider: provider.name })
    await eachOnItsOwn(daysToCompare(at.now, done), (day) => compareDay(at, settling, provider, day))
  })
