import { MAX_WISHLIST_ITEMS } from '@fairground/contract/ecom/wishlists.ts'
import { statement } from '../../db/statement.ts'

/** Makes the visitor's list where there is none, and locks it. */
export const openVisitorList = statement({
  name: 'visitorWishlists.open',
  params: { visitorId: 'uuid', at: 'timestamptz' },
  sql: `
    insert into visitor_wishlists (site_id, visitor_id, updated_at) values ($1, $2, $3)
    on conflict (site_id, visitor_id) do update set updated_at = excluded.updated_at`,
})

/** Locks the visitor's list; null where there is none. */
export const lockVisitorList = statement({
  name: 'visitorWishlists.lock',
  params: { visitorId: 'uuid' },
  row: { visitorId: 'uuid' },
  sql: `select visitor_id as "visitorId" from visitor_wishlists where site_id = $1 and visitor_id = $2 for update`,
})

/** Copies what the member's list lacks, the newest first, up to the most that a list holds. The list is locked. */
export const copyVisitorItems = statement({
  name: 'visitorWishlists.copy',
  params: { visitorId: 'uuid', wishlistId: 'uuid' },
  sql: `
    insert into wishlist_items (site_id, wishlist_id, app_id, catalog_item_id, options_key, options, added_at)
    select i.site_id, $3, i.app_id, i.catalog_item_id, i.options_key, i.options, i.added_at
    from visitor_wishlist_items i
    where i.site_id = $1 and i.visitor_id = $2
      and not exists (select from wishlist_items w where w.site_id = $1 and w.wishlist_id = $3 and w.app_id = i.app_id
                      and w.catalog_item_id = i.catalog_item_id and w.options_key = i.options_key)
    order by i.added_at desc, i.app_id, i.catalog_item_id, i.options_key
    limit greatest(0, ${MAX_WISHLIST_ITEMS} - (select count(*) from wishlist_items
                       where site_id = $1 and wishlist_id = $3))
    on conflict do nothing`,
})

/** Its items go with it. */
export const deleteVisitorList = statement({
  name: 'visitorWishlists.delete',
  params: { visitorId: 'uuid' },
  sql: `delete from visitor_wishlists where site_id = $1 and visitor_id = $2`,
})

export const deleteOldVisitorLists = statement({
  name: 'visitorWishlists.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from visitor_wishlists where site_id = $1 and updated_at < $2`,
})
