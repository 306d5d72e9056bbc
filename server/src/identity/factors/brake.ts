import type { Queryable } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { countAttempt, forgetAttempts, windowOf } from '../captcha/attempts.ts'

const WINDOW_MS = 15 * 60_000
/** Wrong codes and passwords per person and window, over all their sign-ins; nobody's to raise, as the one for passwords. */
const PER_SUBJECT = 10

/**
 * Counts an attempt before it is judged, outside any transaction. Six digits withstand five tries of one sign-in; this bounds the
 * sign-ins. The attempts are forgotten by `release`, which a right one calls.
 */
export async function brakeCodes(db: Queryable, now: Date, subjectId: string): Promise<{ release(): Promise<void> }> {
  const window = windowOf(now, WINDOW_MS)
  const key = `second step ${subjectId}`
  if ((await countAttempt(db, key, window)) > PER_SUBJECT) {
    const retryAfter = Math.ceil((window.getTime() + WINDOW_MS - now.getTime()) / 1000)
    throw new ApiError({ code: 'TOO_MANY_REQUESTS', retryAfter })
  }
  return {
    async release() {
      await forgetAttempts(db, key, window)
    },
  }
}
