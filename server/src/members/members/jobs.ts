import { addressOfOwner } from '../../identity/staff/mail-of-staff.ts'
import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import { tellApproved, tellOwner } from './tell-of-approval.ts'

export const memberJobs = ({ publicUrl }: { readonly publicUrl: string }): FeatureJobs => ({
  followUps: {
    'tell-approved': followUp({
      after: ['member approved'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => tellApproved({ ...at, publicUrl }, id),
    }),
    'tell-owner': followUp({
      after: ['member created'],
      payload: entityId,
      mails: true,
      run: async (at, { id }) => tellOwner({ ...at, publicUrl }, id, await addressOfOwner(at)),
    }),
  },
})
