import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import type { MovedMailDeps } from './moved-mail.ts'
import { mailGuests } from './send-mails.ts'

export const moveJobs = (deps: MovedMailDeps): FeatureJobs => ({
  followUps: {
    'mail-moved': followUp({
      after: ['eventMove announced'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => mailGuests({ ...at, ...deps }, id),
    }),
  },
})
