import type { Db } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { writeMailOnce } from '../../mail/post.ts'
import { addToHistory } from '../../sales/purchase/activities.ts'
import { findEvent } from '../event/find-events.ts'
import { TICKETS_APP_ID } from '../ticket-definitions/as-sellable.ts'
import { type MovedMailDeps, movedMail } from './moved-mail.ts'
import { advanceMove, findLinkedOrders, finishMove, guestsAfter, lockMove } from './queries.ts'

export interface Mailing extends MovedMailDeps {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  newId(): string
}

/** Guests that one transaction mails. */
const BATCH = 100

/**
 * Mails everybody about a move, a batch at a time: a job that is killed goes on behind the last batch, and a mail has the id of its move
 * and address, so that nobody gets it twice.
 */
export async function mailGuests(mailing: Mailing, moveId: string): Promise<void> {
  while (await mailBatch(mailing, moveId));
}

/** Returns if there may be more. Two at once take turns: the row of the move is locked. An event that was cancelled or deleted since has a mail of its own. */
const mailBatch = ({ db, site, now, newId, ...deps }: Mailing, moveId: string): Promise<boolean> =>
  db.inTx(async (tx) => {
    const move = await tx.row(lockMove, { id: moveId })
    if (move?.state !== 'ANNOUNCED' || move.finishedAt) return false
    const { id, eventId, movedAt, afterAddress } = move
    const event = await findEvent(tx, eventId)
    if (!event || event.canceledAt) {
      await tx.run(finishMove, { id, at: now })
      return false
    }
    const guests = await tx.rows(guestsAfter, { eventId, movedAt, after: afterAddress, limit: BATCH })
    const orders = await tx.rows(findLinkedOrders, { ids: guests.flatMap(({ orderIds }) => orderIds), eventId })
    for (const { orderIds, ...guest } of guests) {
      const own = orders.filter((order) => orderIds.includes(order.id))
      const at = { ...deps, site, now }
      const mail = movedMail(move, event, { ...guest, orders: own }, at)
      await writeMailOnce(tx, mail, { id: derivedId(`event move ${id} ${guest.email}`), now })
    }
    const additionalData = {
      event: event.title,
      ...(move.giveBackUntil ? { until: move.giveBackUntil.toISOString() } : {}),
    }
    const doc = { appId: TICKETS_APP_ID, type: 'EVENT_MOVED' as const, additionalData }
    for (const order of orders) {
      const entry = { id: derivedId(`event move ${id} ${order.id}`), type: 'CUSTOM_ACTIVITY', doc } as const
      await addToHistory(tx, { now, newId }, order.id, [entry])
    }
    await tx.run(advanceMove, { id, sent: guests.length, afterAddress: guests.at(-1)?.email ?? afterAddress })
    if (guests.length === BATCH) return true
    await tx.run(finishMove, { id, at: now })
    return false
  })
