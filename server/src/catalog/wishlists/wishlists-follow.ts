import type { Queryable, Tx } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { happen } from '../../outbox/happenings.ts'
import { openWishlist, touchWishlist } from './queries.ts'
import { copyVisitorItems, deleteOldVisitorLists, deleteVisitorList, lockVisitorList } from './visitor-queries.ts'

const RETENTION_MS = 90 * 24 * 60 * 60_000

/**
 * A visitor signs in: the items that they saved join the member's wishlist, each item once, the newest first up to the most that a list holds.
 * The visitor's list is locked first, so two sign-ins of one visitor copy it once.
 */
export async function wishlistsFollow(
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
  now: Date,
): Promise<void> {
  if (!(await tx.row(lockVisitorList, { visitorId }))) return
  const { id } = (await tx.row(openWishlist, { id: newId(now), memberId, at: now }))! // an upsert gives its row
  if ((await tx.run(copyVisitorItems, { visitorId, wishlistId: id })) > 0) {
    await tx.row(touchWishlist, { id, at: now })
    await happen(tx, [{ entity: 'wishlist', entityId: id, slug: 'updated', payload: {} }], {
      now,
      newId: () => newId(now),
    })
  }
  await tx.run(deleteVisitorList, { visitorId })
}

/** Deletes lists of visitors that nothing changed for 90 days. */
export const forgetVisitorWishlists = (db: Queryable, now: Date): Promise<number> =>
  db.run(deleteOldVisitorLists, { before: new Date(now.getTime() - RETENTION_MS) })
