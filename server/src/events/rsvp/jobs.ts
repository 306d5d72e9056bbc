import { entityId, type FeatureJobs, followUp, type JobContext } from '../../jobs/feature-jobs.ts'
import { announcePlaces } from './announce-places.ts'
import { type CancelNotices, type GuestNews, notifyCanceled, notifyGuest } from './notify-guests.ts'
import type { RsvpLinks } from './rsvp-links.ts'

interface RsvpJobsDeps {
  /** Amounts of orders that go back because of their event; undefined where nothing does. */
  readonly moneyBack: (
    at: JobContext,
    ...of: Parameters<CancelNotices['moneyBack']>
  ) => ReturnType<CancelNotices['moneyBack']>
  readonly publicUrl: string
  readonly rsvpLinks: RsvpLinks
}

export const rsvpJobs = (deps: RsvpJobsDeps): FeatureJobs => ({
  byClock: {
    'announce-places': { attempts: 3, run: announcePlaces },
  },
  followUps: {
    'tell-guest': followUp({
      after: ['rsvp created', 'rsvp updated', 'rsvp linkAsked'],
      key: ({ entityId: id, payload }) => `${payload.told} ${id}`,
      payload: ({ entityId: id, payload }) =>
        payload.told ? { id, ...({ notice: payload.told, status: payload.status } as GuestNews) } : undefined, // written with the answer
      mails: true,
      run: (at, { id, ...news }) => notifyGuest({ ...at, ...deps }, id, news),
    }),
    'tell-canceled': followUp({
      after: ['event canceled'],
      payload: entityId,
      mails: true,
      run: (at, { id }) => notifyCanceled({ ...at, ...deps, moneyBack: (...of) => deps.moneyBack(at, ...of) }, id),
    }),
  },
})
