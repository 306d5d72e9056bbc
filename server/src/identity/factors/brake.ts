import type { Queryable } from '../../ground/database.ts'
import { count, forgetAll, notifyOfGuesses, ofAccount } from '../guesses/guesses.ts'

/**
 * Counts an attempt before it is judged, outside any transaction, over all sign-ins of a person. Six digits withstand five tries of
 * one sign-in; this bounds the sign-ins. The attempts are forgotten by `release`, which a right one calls.
 */
export async function brakeCodes(db: Queryable, now: Date, subjectId: string): Promise<{ release(): Promise<void> }> {
  const guesses = ofAccount(`second step ${subjectId}`)
  // The outcome of this one is not known yet: those before it were wrong.
  if ((await count(db, now, guesses)) > 1) await notifyOfGuesses(db, now, subjectId)
  return {
    async release() {
      await forgetAll(db, guesses)
    },
  }
}
