import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import { remindGuests, sendStored } from './send-messages.ts'

export const notificationJobs = ({ publicUrl }: { readonly publicUrl: string }): FeatureJobs => ({
  byClock: {
    'remind-guests': { attempts: 3, run: remindGuests },
  },
  followUps: {
    'send-event-message': followUp({
      after: ['eventMessage requested'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => sendStored({ ...at, publicUrl }, id),
    }),
  },
})
