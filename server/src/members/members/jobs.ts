import { addressOfOwner } from '../../identity/staff/mail-of-staff.ts'
import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import { notifyApproved, notifyOwner } from './notify-approval.ts'

export const memberJobs = ({ publicUrl }: { readonly publicUrl: string }): FeatureJobs => ({
  followUps: {
    'tell-approved': followUp({
      after: ['member approved'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => notifyApproved({ ...at, publicUrl }, id),
    }),
    'tell-owner': followUp({
      after: ['member created'],
      payload: entityId,
      mails: true,
      run: async (at, { id }) => notifyOwner({ ...at, publicUrl }, id, await addressOfOwner(at)),
    }),
  },
})
