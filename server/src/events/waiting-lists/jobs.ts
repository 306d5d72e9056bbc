import { type FeatureJobs, followUp, type JobContext } from '../../jobs/feature-jobs.ts'
import { offerTickets } from './offer-tickets.ts'
import type { WaitingLinks } from './waiting-links.ts'

/**
 * Offers follow from what comes free, and once a minute from what is there: a domain event that is missed, or a run that is killed, loses
 * nothing, since each run begins with who waits and what is free.
 */
export const waitingListJobs = ({ links }: { readonly links: WaitingLinks }): FeatureJobs => {
  const run = (at: JobContext) => offerTickets({ ...at, links })
  return {
    byClock: { 'offer-waiting-tickets': { attempts: 3, run } },
    followUps: {
      'offer-freed-tickets': followUp({
        after: [
          'ticketReservation expired',
          'ticketReservation canceled',
          'ticketReservation deleted',
          'order canceled',
          'order refunded',
          'ticket changed',
          'ticketDefinition updated',
          'event canceled',
          'waitingList set',
          'waitingList left',
        ],
        key: () => 'all',
        payload: () => ({}),
        mails: true,
        run,
      }),
    },
  }
}
