import { statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'

/** The whole list, where the other one has none. */
const giveWishlist = statement({
  name: 'wishlists.give',
  params: { from: 'uuid', to: 'uuid', at: 'timestamptz' },
  sql: `update wishlists set member_id = $3, updated_at = $4
        where site_id = $1 and member_id = $2
          and not exists (select from wishlists w where w.site_id = $1 and w.member_id = $3)`,
})

/** Items that only the first list holds. */
const copyItems = statement({
  name: 'wishlists.copyItems',
  params: { from: 'uuid', to: 'uuid' },
  sql: `
    insert into wishlist_items (site_id, wishlist_id, app_id, catalog_item_id, options_key, options, added_at)
    select i.site_id, theirs.id, i.app_id, i.catalog_item_id, i.options_key, i.options, i.added_at
    from wishlists mine
    join wishlist_items i on i.site_id = $1 and i.wishlist_id = mine.id
    join wishlists theirs on theirs.site_id = $1 and theirs.member_id = $3
    where mine.site_id = $1 and mine.member_id = $2
    on conflict do nothing`,
})

/** Two members turn out to be one: what the first keeps for later, the second does. */
export async function joinWishlists(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  if ((await tx.run(giveWishlist, { from, to, at: now })) === 0) await tx.run(copyItems, { from, to })
}
