import type { Sealer } from '../../ground/sealer.ts'
import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import { mailNewCard } from './mail-card.ts'

interface Needs {
  readonly sealer: Sealer
  readonly publicUrl: string
}

export const giftCardJobs = ({ sealer, publicUrl }: Needs): FeatureJobs => ({
  followUps: {
    'mail-gift-card': followUp({
      after: ['giftCard created'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => mailNewCard(at.db, { ...at, sealer, publicUrl }, id),
    }),
  },
})
