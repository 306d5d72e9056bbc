import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { placesDoc, storeMessage } from './messages.ts'
import type { Notifications } from './queries.ts'
import { markEvent, takeMarks } from './queries.ts'

/** Waiting guests get news at most so often, however often others give up a place and take it again. */
const NEWS_EVERY_MS = 60 * 60 * 1000
/** Events of one run; the next run, a minute later, goes on. */
const EVENTS = 200

/** Event whose places became free, with its settings. */
interface Freed {
  readonly eventId: string
  readonly doc: Notifications
}

/** Marks an event whose places became free, where guests wait for them and its organiser wants them to get news of it. */
export const markPlacesFree = (tx: Tx, eventId: string, at: Date): Promise<number> => tx.run(markEvent, { eventId, at })

/** Events that are marked and due for news; each is taken once. */
export const freedEvents = (tx: Tx, now: Date): Promise<readonly Freed[]> =>
  tx.rows(takeMarks, { newsBefore: new Date(now.getTime() - NEWS_EVERY_MS), limit: EVENTS })

/** Stores the news for everybody who waits, which a job sends, where they are still wanted. */
export async function storeNews(tx: Tx, moment: Pick<Ctx, 'now' | 'newId'>, { eventId, doc }: Freed): Promise<void> {
  if (!doc.newSpotsAvailable?.sendingEnabled) return
  await storeMessage(tx, moment, { eventId, kind: 'NEW_PLACES', startsAt: null, doc: placesDoc(doc) })
}
