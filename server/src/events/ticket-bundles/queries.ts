import { json, statement, type ValuesOf } from '../../db/statement.ts'

interface StoredPart {
  readonly definitionId: string
  readonly name: string
  readonly quantity: number
  /** Regular price of one ticket: minor units as text. */
  readonly price: string
  /** The kind was deleted, or has seats or a price that its buyer chooses. */
  readonly unfit: boolean
}

const bundleColumns = {
  id: 'uuid',
  eventId: 'uuid',
  name: 'text',
  description: 'text?',
  price: 'int8',
  limitPerOrder: 'int4',
  onSale: 'bool',
  parts: json<StoredPart[]>(),
} as const
export type BundleRow = ValuesOf<typeof bundleColumns>

const bundleSelect = `b.id, b.event_id as "eventId", b.name, b.description, b.price, b.limit_per_order as "limitPerOrder", b.on_sale as "onSale",
    (select jsonb_agg(jsonb_build_object('definitionId', d.id, 'name', d.name, 'quantity', k.quantity, 'price', d.lowest_price::text,
       'unfit', d.deleted_at is not null or d.pricing <> 'fixed'
         or exists (select from event_seated_kinds sk where sk.site_id = $1 and sk.definition_id = d.id)) order by k.position)
     from ticket_bundle_kinds k join ticket_definitions d on d.site_id = $1 and d.id = k.definition_id
     where k.site_id = $1 and k.bundle_id = b.id) as parts`

export const findBundles = statement({
  name: 'ticketBundles.find',
  params: { ids: 'uuid[]' },
  row: bundleColumns,
  sql: `select ${bundleSelect} from ticket_bundles b where b.site_id = $1 and b.id = any((select $2::uuid[])::uuid[])`,
})

export const bundlesOfEvent = statement({
  name: 'ticketBundles.ofEvent',
  params: { eventId: 'uuid' },
  row: bundleColumns,
  sql: `select ${bundleSelect} from ticket_bundles b where b.site_id = $1 and b.event_id = $2 order by b.position`,
})

export const revisionOfList = statement({
  name: 'ticketBundles.revision',
  params: { eventId: 'uuid' },
  row: { revision: 'int8' },
  sql: 'select revision from ticket_bundle_lists where site_id = $1 and event_id = $2',
})

/** Bundles of which a ticket admits somebody, or has. */
export const soldOfBundles = statement({
  name: 'ticketBundles.sold',
  params: { ids: 'text[]' },
  row: { bundleId: 'text', sold: 'int8' },
  sql: `
    select t.doc #>> '{bundle,bundleId}' as "bundleId", count(distinct t.doc #>> '{bundle,id}') as sold
    from tickets t
    where t.site_id = $1 and t.doc ? 'bundle' and t.doc #>> '{bundle,bundleId}' = any((select $2::text[])::text[]) and t.status <> 'VOID'
    group by 1`,
})

/** Kinds of ticket of an event that a bundle may have: `unfit` are those with seats, or a price that its buyer chooses. */
export const kindsOfEvent = statement({
  name: 'ticketBundles.kinds',
  params: { eventId: 'uuid' },
  row: { id: 'uuid', name: 'text', unfit: 'bool' },
  sql: `
    select d.id, d.name, d.pricing <> 'fixed'
        or exists (select from event_seated_kinds sk where sk.site_id = $1 and sk.definition_id = d.id) as unfit
    from ticket_definitions d where d.site_id = $1 and d.event_id = $2 and d.deleted_at is null`,
})

/** The event is locked. */
export const raiseRevision = statement({
  name: 'ticketBundles.raiseRevision',
  params: { eventId: 'uuid' },
  sql: `
    insert into ticket_bundle_lists (site_id, event_id, revision) values ($1, $2, 1)
    on conflict (site_id, event_id) do update set revision = ticket_bundle_lists.revision + 1`,
})

export const deleteBundles = statement({
  name: 'ticketBundles.delete',
  params: { eventId: 'uuid' },
  sql: 'delete from ticket_bundles where site_id = $1 and event_id = $2',
})

export const insertBundles = statement({
  name: 'ticketBundles.insert',
  params: {
    eventId: 'uuid',
    ids: 'uuid[]',
    names: 'text[]',
    descriptions: 'text?[]',
    prices: 'int8[]',
    limits: 'int4[]',
    onSale: 'bool[]',
  },
  sql: `
    insert into ticket_bundles (site_id, event_id, id, name, description, price, limit_per_order, on_sale, position)
    select $1, $2, u.id, u.name, u.description, u.price, u.limit_per_order, u.on_sale, u.position::int4
    from unnest($3::uuid[], $4::text[], $5::text[], $6::int8[], $7::int4[], $8::bool[])
      with ordinality as u (id, name, description, price, limit_per_order, on_sale, position)`,
})

export const insertBundleKinds = statement({
  name: 'ticketBundles.insertKinds',
  params: { bundleIds: 'uuid[]', definitionIds: 'uuid[]', quantities: 'int4[]' },
  sql: `
    insert into ticket_bundle_kinds (site_id, bundle_id, definition_id, quantity, position)
    select $1, u.bundle_id, u.definition_id, u.quantity, u.position::int4
    from unnest($2::uuid[], $3::uuid[], $4::int4[]) with ordinality as u (bundle_id, definition_id, quantity, position)`,
})
