import type { Ctx } from '../../ground/context.ts'
import type { Db } from '../../ground/database.ts'
import { eventsById } from '../event/find-events.ts'
import { freedEvents, storeNews } from '../notifications/news-of-places.ts'
import { placesPools } from './queries.ts'
import { windowOf } from './write-answer.ts'

/**
 * Makes the news of places that became free and still are, of events that take answers; a job of its own sends each. Guests who wait
 * for the other events get none until more places become free.
 */
export const announcePlaces = ({ db, now, newId }: Pick<Ctx, 'now' | 'newId'> & { readonly db: Db }): Promise<void> =>
  db.inTx(async (tx) => {
    const freed = await freedEvents(tx, now)
    const eventIds = freed.map(({ eventId }) => eventId)
    const events = await eventsById(tx, eventIds)
    const pools = new Map((await tx.rows(placesPools, { eventIds })).map((pool) => [pool.eventId, pool]))
    for (const one of freed) {
      const [event, pool] = [events.get(one.eventId), pools.get(one.eventId)]
      if (!event || !pool || (pool.limit !== null && pool.limit <= pool.used)) continue
      if (windowOf(event, now) === 'OPEN_RSVP') await storeNews(tx, { now, newId }, one)
    }
  })
