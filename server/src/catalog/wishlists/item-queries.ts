import { jsonOrNull, statement, type ValuesOf } from '../../db/statement.ts'

export const savedItem = {
  appId: 'text',
  catalogItemId: 'text',
  options: jsonOrNull<Record<string, unknown>>(),
  addedAt: 'timestamptz',
} as const
export type SavedItem = ValuesOf<typeof savedItem>

/** Items of lists, which members have and visitors alike: two tables of one shape. `ownerId` names the list or the visitor. */
function itemStatements(
  name: 'wishlists' | 'visitorWishlists',
  table: 'wishlist_items' | 'visitor_wishlist_items',
  owner: 'wishlist_id' | 'visitor_id',
) {
  return {
    /** At most MAX_WISHLIST_ITEMS, the newest first. */
    find: statement({
      name: `${name}.items`,
      params: { ownerId: 'uuid' },
      row: savedItem,
      sql: `
        select app_id as "appId", catalog_item_id as "catalogItemId", options, added_at as "addedAt"
        from ${table} where site_id = $1 and ${owner} = $2
        order by added_at desc, app_id, catalog_item_id, options_key`,
    }),
    /** Nothing when it is there already. */
    insert: statement({
      name: `${name}.add`,
      params: {
        ownerId: 'uuid',
        appId: 'text',
        catalogItemId: 'text',
        key: 'text',
        options: jsonOrNull<Record<string, unknown>>(),
        at: 'timestamptz',
      },
      sql: `
        insert into ${table} (site_id, ${owner}, app_id, catalog_item_id, options_key, options, added_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict do nothing`,
    }),
    delete: statement({
      name: `${name}.remove`,
      params: { ownerId: 'uuid', appIds: 'text[]', catalogItemIds: 'text[]', keys: 'text[]' },
      sql: `
        delete from ${table} i
        using unnest($3::text[], $4::text[], $5::text[]) as g (app_id, catalog_item_id, key)
        where i.site_id = $1 and i.${owner} = $2
          and i.app_id = g.app_id and i.catalog_item_id = g.catalog_item_id and i.options_key = g.key`,
    }),
  }
}

export const wishlistItems = itemStatements('wishlists', 'wishlist_items', 'wishlist_id')
export const visitorItems = itemStatements('visitorWishlists', 'visitor_wishlist_items', 'visitor_id')
