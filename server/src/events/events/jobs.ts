import { type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import { changePiece, type EventPiece } from './change-many.ts'

export const eventJobs: FeatureJobs = {
  followUps: {
    /** Cancels or deletes a piece of many events. */
    'change-events': followUp({
      after: ['eventsChange requested'],
      key: ({ id }) => id,
      payload: ({ payload }) => payload as unknown as EventPiece, // written by `changeMany`
      run: (at, piece) => changePiece({ ...at, db: at.dbOf(piece.actor ?? undefined) }, piece),
    }),
  },
}
