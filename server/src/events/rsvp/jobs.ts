import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import type { RsvpLinks } from './rsvp-links.ts'
import { type GuestNews, tellCanceled, tellGuest } from './tell-guests.ts'

interface RsvpJobsDeps {
  readonly publicUrl: string
  readonly rsvpLinks: RsvpLinks
}

export const rsvpJobs = (deps: RsvpJobsDeps): FeatureJobs => ({
  followUps: {
    'tell-guest': followUp({
      after: ['rsvp created', 'rsvp updated', 'rsvp linkAsked'],
      key: ({ entityId: id, payload }) => `${payload.told} ${id}`,
      payload: ({ entityId: id, payload }) =>
        payload.told ? { id, ...({ notice: payload.told, status: payload.status } as GuestNews) } : undefined, // written with the answer
      mails: true,
      run: (at, { id, ...news }) => tellGuest({ ...at, ...deps }, id, news),
    }),
    'tell-canceled': followUp({
      after: ['event canceled'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => tellCanceled({ ...at, ...deps }, id),
    }),
  },
})
