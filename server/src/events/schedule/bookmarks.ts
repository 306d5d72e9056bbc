import { statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { findEvent } from '../event/find-events.ts'
import { findItemsOf, type ItemRow } from './queries.ts'
import { itemNotFound, itemSides } from './read-schedule.ts'

const insertBookmark = statement({
  name: 'scheduleBookmarks.insert',
  params: { memberId: 'uuid', itemId: 'uuid', at: 'timestamptz' },
  // An item that was published no more meanwhile is not found.
  sql: `
    insert into schedule_bookmarks (site_id, member_id, item_id, created_at)
    select $1, $2, i.id, $4 from schedule_items i where i.site_id = $1 and i.id = $3 and not i.draft for key share
    on conflict do nothing`,
})

const removeBookmark = statement({
  name: 'scheduleBookmarks.remove',
  params: { memberId: 'uuid', itemId: 'uuid', eventId: 'uuid' },
  sql: `
    delete from schedule_bookmarks b using schedule_items i
    where b.site_id = $1 and b.member_id = $2 and b.item_id = $3
      and i.site_id = $1 and i.id = b.item_id and not i.draft and i.event_id = $4`,
})

const findBookmarks = statement({
  name: 'scheduleBookmarks.ofEvent',
  params: { memberId: 'uuid', eventId: 'uuid' },
  row: { itemId: 'uuid' },
  sql: `
    select b.item_id as "itemId" from schedule_bookmarks b
    join schedule_items i on i.site_id = $1 and i.id = b.item_id and not i.draft
    where b.site_id = $1 and b.member_id = $2 and i.event_id = $3`,
})

const bookmarksOf = statement({
  name: 'scheduleBookmarks.export',
  params: { memberId: 'uuid' },
  row: { itemId: 'uuid', name: 'text', eventId: 'uuid', createdAt: 'timestamptz' },
  sql: `
    select b.item_id as "itemId", i.name, i.event_id as "eventId", b.created_at as "createdAt" from schedule_bookmarks b
    join schedule_items i on i.site_id = $1 and i.id = b.item_id and not i.draft
    where b.site_id = $1 and b.member_id = $2 order by b.created_at, b.item_id limit 1000`,
})

const deleteBookmarksOf = statement({
  name: 'scheduleBookmarks.deleteOf',
  params: { memberIds: 'uuid[]' },
  sql: 'delete from schedule_bookmarks where site_id = $1 and member_id = any($2)',
})

const giveBookmarks = statement({
  name: 'scheduleBookmarks.give',
  params: { from: 'uuid', to: 'uuid' },
  sql: `
    insert into schedule_bookmarks (site_id, member_id, item_id, created_at)
    select site_id, $3, item_id, created_at from schedule_bookmarks where site_id = $1 and member_id = $2
    on conflict do nothing`,
})

/** Bookmarks belong to members; throws MEMBER_NEEDED for everybody else. */
function memberOf({ caller }: Ctx): string {
  if (caller.kind === 'member') return caller.id
  throw new ApiError({ code: 'MEMBER_NEEDED' })
}

export async function listBookmarked(ctx: Ctx, eventId: string): Promise<ItemRow[]> {
  const memberId = memberOf(ctx)
  const event = await findEvent(ctx.db, eventId)
  if (!event?.publishedAt) return []
  const marked = new Set((await ctx.db.rows(findBookmarks, { memberId, eventId })).map(({ itemId }) => itemId))
  if (marked.size === 0) return []
  const rows = await ctx.db.rows(findItemsOf, { eventId })
  return rows.filter(({ id, draft, hidden }) => !draft && !hidden && marked.has(id))
}

export async function bookmark(ctx: Ctx, eventId: string, itemId: string): Promise<void> {
  const memberId = memberOf(ctx)
  const [item] = await itemSides(ctx, itemId, eventId)
  if (!item) throw itemNotFound(itemId)
  await ctx.db.inTx((tx) => tx.run(insertBookmark, { memberId, itemId: item.id, at: ctx.now }))
}

export async function unbookmark(ctx: Ctx, eventId: string, itemId: string): Promise<void> {
  const memberId = memberOf(ctx)
  await ctx.db.inTx((tx) => tx.run(removeBookmark, { memberId, itemId, eventId }))
}

export const exportBookmarks = async (db: Queryable, memberId: string): Promise<Record<string, unknown>> => ({
  scheduleBookmarks: await db.rows(bookmarksOf, { memberId }),
})

export const forgetBookmarksOf = (tx: Tx, memberIds: readonly string[]): Promise<number> =>
  tx.run(deleteBookmarksOf, { memberIds: [...memberIds] })

/** Two members turn out to be one, who has the bookmarks of both. */
export const joinBookmarks = (tx: Tx, from: string, to: string): Promise<number> => tx.run(giveBookmarks, { from, to })
