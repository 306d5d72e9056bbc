import { attempt } from '../../bulk/attempt.ts'
import { idsOfAll } from '../../bulk/ids-of-all.ts'
import { type TagMoves, tagMover } from '../../bulk/tag-moves.ts'
import { cursorPage } from '../../db/pages.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockWishlists, saveTags, type WishlistRow, wishlistList } from './queries.ts'

/** Tags come, then others go, of each list by itself; throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
export function moveWishlistTags(ctx: Ctx, ids: readonly string[], moves: TagMoves): Promise<Outcome<void>[]> {
  const moved = tagMover(moves)
  return ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(lockWishlists, { ids: [...ids] })
    const attempts = new Map(
      rows.map(({ id, doc: { publicTags = [], privateTags = [], ...doc } }) => [
        id,
        attempt(() => ({ id, doc: { ...doc, ...moved({ publicTags, privateTags }) } })),
      ]),
    )
    const records = [...attempts.values()].flatMap(({ value }) => value ?? [])
    if (records.length > 0) await tx.run(saveTags, { records, at: ctx.now })
    await happen(
      tx,
      records.map(({ id }) => ({ entity: 'wishlist', entityId: id, slug: 'tags_modified', payload: {} })),
      ctx,
    )
    return ids.map((id): Outcome<void> => {
      const { value, error = new ApiError({ code: 'WISHLIST_NOT_FOUND', wishlistId: id }) } = attempts.get(id) ?? {}
      return value ? { ok: true, id, item: undefined } : { ok: false, id, error }
    })
  })
}

/** As `moveWishlistTags`, of every list that matches. */
export async function moveTagsByFilter(ctx: Ctx, filter: Record<string, unknown>, moves: TagMoves): Promise<void> {
  const { db, cursors, now } = ctx
  const ids = await idsOfAll((cursorPaging) =>
    cursorPage<WishlistRow>(wishlistList, { filter, cursorPaging }, { db, cursors, now }),
  )
  await moveWishlistTags(ctx, ids, moves)
}
