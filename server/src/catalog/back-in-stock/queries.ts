import { json, jsonOrNull, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import type { CatalogReference } from '../../sales/sellables/sellable.ts'

type RequestStatus = 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED'

interface ItemDetails {
  readonly name: string
  readonly price: string
  readonly image?: unknown
}

const requestRow = {
  id: 'uuid',
  reference: json<CatalogReference>(),
  email: 'text',
  ownerId: 'uuid?',
  ownerIsMember: 'bool',
  status: textAs<RequestStatus>(),
  autoNotified: 'bool?',
  itemUrl: 'text?',
  item: json<ItemDetails>(),
  createdAt: 'timestamptz',
} as const
export type RequestRow = ValuesOf<typeof requestRow> & { readonly autoNotified: boolean | null }

/** The table is called `r`. */
export const requestColumns = `
  r.id, r.reference, r.email, r.owner_id as "ownerId", r.owner_is_member as "ownerIsMember", r.status,
  r.auto_notified as "autoNotified", r.item_url as "itemUrl", r.item, r.created_at as "createdAt"`

export const insertRequest = statement({
  name: 'backInStock.insert',
  params: {
    id: 'uuid',
    reference: json<CatalogReference>(),
    catalogItemId: 'text',
    email: 'text',
    ownerId: 'uuid?',
    ownerIsMember: 'bool',
    seenOut: 'bool',
    itemUrl: 'text?',
    item: json<ItemDetails>(),
    at: 'timestamptz',
    language: 'text?',
  },
  row: requestRow,
  sql: `
    insert into back_in_stock_requests as r (site_id, id, reference, catalog_item_id, email, owner_id, owner_is_member, status, seen_out,
      item_url, item, created_at, updated_at, language)
    values ($1, $2, $3, $4, $5, $6, $7, 'RECEIVED', $8, $9, $10, $11, $11, $12)
    on conflict (site_id, md5(reference::text), lower(email)) where status in ('RECEIVED', 'PROCESSING') do nothing
    returning ${requestColumns}`,
})

/** Anybody's for administrators (`anyones`), else the caller's own. */
export const findRequest = statement({
  name: 'backInStock.find',
  params: { id: 'uuid', ownerId: 'uuid?', anyones: 'bool' },
  row: requestRow,
  sql: `select ${requestColumns} from back_in_stock_requests r where r.site_id = $1 and r.id = $2 and ($4 or r.owner_id = $3)`,
})

export const deleteRequest = statement({
  name: 'backInStock.delete',
  params: { id: 'uuid', ownerId: 'uuid?', anyones: 'bool' },
  sql: `delete from back_in_stock_requests where site_id = $1 and id = $2 and ($4 or owner_id = $3)`,
})

/** Moves those of these that are in one of the states `from`. */
export const moveRequests = statement({
  name: 'backInStock.move',
  params: { ids: 'uuid[]', from: 'text[]', to: 'text', autoNotified: 'bool?', at: 'timestamptz' },
  row: requestRow,
  sql: `update back_in_stock_requests r set status = $4, auto_notified = $5, updated_at = $6
        where r.site_id = $1 and r.id = any($2) and r.status = any($3) returning ${requestColumns}`,
})

export const countWaiting = statement({
  name: 'backInStock.countWaiting',
  params: { places: 'int4[]', references: 'jsonb[]' },
  row: { place: 'int4', count: 'int4' },
  sql: `
    select a.place, (select count(*)::int4 from back_in_stock_requests r
                     where r.site_id = $1 and r.status = 'RECEIVED' and r.reference = a.reference
                       and r.catalog_item_id = a.reference->>'catalogItemId') as count
    from unnest($2::int4[], $3::jsonb[]) as a (place, reference)`,
})

/** Requests of somebody, for these items or for all. */
export const waitedFor = statement({
  name: 'backInStock.waitedFor',
  params: { catalogItemIds: 'text[]', all: 'bool', after: jsonOrNull<CatalogReference>(), limit: 'int4' },
  row: { reference: json<CatalogReference>() },
  sql: `select distinct r.reference from back_in_stock_requests r
        where r.site_id = $1 and r.status = 'RECEIVED' and ($3 or r.catalog_item_id = any($2))
          and r.reference > coalesce($4, 'null'::jsonb)
        order by r.reference limit $5::int4`,
})

export const markSeenOut = statement({
  name: 'backInStock.markSeenOut',
  params: { references: 'jsonb[]' },
  sql: `update back_in_stock_requests set seen_out = true
        where site_id = $1 and status = 'RECEIVED' and not seen_out and reference = any($2)`,
})

/** Makes requests for these references due that were not answered while the item was out. */
export const makeDue = statement({
  name: 'backInStock.makeDue',
  params: { references: 'jsonb[]', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `update back_in_stock_requests set status = 'PROCESSING', updated_at = $3
        where site_id = $1 and status = 'RECEIVED' and seen_out and reference = any($2) returning id`,
})

export const makeReportedDue = statement({
  name: 'backInStock.makeReportedDue',
  params: { reference: 'jsonb', ids: 'uuid[]', name: 'text', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `update back_in_stock_requests set status = 'PROCESSING', item = item || jsonb_build_object('name', $4::text), updated_at = $5
        where site_id = $1 and status = 'RECEIVED' and (reference = $2 or id = any($3)) returning id`,
})

/** Skips those that another process is notifying. */
export const lockDue = statement({
  name: 'backInStock.lockDue',
  params: { limit: 'int4' },
  row: { ...requestRow, language: 'text?' },
  sql: `select ${requestColumns}, r.language from back_in_stock_requests r
        where r.site_id = $1 and r.status = 'PROCESSING' order by r.created_at limit $2::int4 for update skip locked`,
})

export const giveRequests = statement({
  name: 'backInStock.give',
  params: { from: 'uuid', to: 'uuid' },
  sql: `update back_in_stock_requests set owner_id = $3, owner_is_member = true where site_id = $1 and owner_id = $2`,
})

/** Products of these with a visible variant that can be bought, now or ahead. */
export const obtainableProducts = statement({
  name: 'backInStock.obtainableProducts',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', name: 'text', slug: 'text', obtainable: 'bool' },
  sql: `
    select p.id, p.name, p.slug, exists (
      select 1 from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
      left join pools d on d.site_id = $1 and d.id = v.preorder_pool_id
      where v.site_id = $1 and v.product_id = p.id and v.visible
        and (case when s.capacity is null then v.in_stock else s.used < s.capacity end
             or v.preorder and coalesce(d.used < d.capacity, d.id is not null))) as obtainable
    from products p where p.site_id = $1 and p.id = any($2) and p.visible`,
})

export const appStates = statement({
  name: 'backInStock.apps',
  row: { appId: 'uuid', collecting: 'bool' },
  sql: `select app_id as "appId", collecting from back_in_stock_apps where site_id = $1`,
})

export const writeAppState = statement({
  name: 'backInStock.writeApp',
  params: { appId: 'uuid', collecting: 'bool' },
  sql: `insert into back_in_stock_apps (site_id, app_id, collecting) values ($1, $2, $3)
        on conflict (site_id, app_id) do update set collecting = excluded.collecting`,
})
