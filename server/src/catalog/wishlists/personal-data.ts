import { json, statement } from '../../db/statement.ts'
import type { Queryable, Tx } from '../../ground/database.ts'

const wishlistOf = statement({
  name: 'wishlists.export',
  params: { memberId: 'uuid' },
  row: { items: json<unknown[]>() },
  sql: `
    select coalesce(jsonb_agg(jsonb_build_object('catalogItemId', i.catalog_item_id, 'options', i.options,
             'addedDate', i.added_at) order by i.added_at), '[]') as items
    from wishlists w join wishlist_items i on i.site_id = $1 and i.wishlist_id = w.id
    where w.site_id = $1 and w.member_id = $2`,
})

const deleteWishlists = statement({
  name: 'wishlists.deleteOf',
  params: { memberIds: 'uuid[]' },
  sql: `delete from wishlists where site_id = $1 and member_id = any($2)`,
})

export const exportWishlist = async (db: Queryable, memberId: string): Promise<Record<string, unknown>> => ({
  wishlist: (await db.row(wishlistOf, { memberId }))?.items ?? [],
})

export const forgetWishlistsOf = (tx: Tx, memberIds: readonly string[]): Promise<number> =>
  tx.run(deleteWishlists, { memberIds: [...memberIds] })
