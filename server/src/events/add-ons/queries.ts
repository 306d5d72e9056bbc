import { statement, type ValuesOf } from '../../db/statement.ts'

const addOnColumns = {
  id: 'uuid',
  eventId: 'uuid',
  eventTitle: 'text',
  productId: 'uuid',
  variantId: 'uuid?',
  allKinds: 'bool',
  definitionIds: 'uuid[]',
  perTicket: 'int4',
} as const
export type AddOnRow = ValuesOf<typeof addOnColumns>

/** Kinds that were deleted are left out. */
const addOnSelect = `a.id, a.event_id as "eventId", e.title as "eventTitle", a.product_id as "productId", a.variant_id as "variantId", a.all_kinds as "allKinds",
    array(select k.definition_id from event_add_on_kinds k join ticket_definitions d on d.site_id = $1 and d.id = k.definition_id
          where k.site_id = $1 and k.add_on_id = a.id and d.deleted_at is null order by d.position, d.id) as "definitionIds",
    a.per_ticket as "perTicket"`
const addOnFrom =
  'event_add_ons a join events e on e.site_id = $1 and e.id = a.event_id and e.deleted_at is null where a.site_id = $1'

export const findAddOns = statement({
  name: 'addOns.find',
  params: { ids: 'uuid[]' },
  row: addOnColumns,
  sql: `select ${addOnSelect} from ${addOnFrom} and a.id = any((select $2::uuid[])::uuid[])`,
})

export const addOnsOfEvent = statement({
  name: 'addOns.ofEvent',
  params: { eventId: 'uuid' },
  row: addOnColumns,
  sql: `select ${addOnSelect} from ${addOnFrom} and a.event_id = $2 order by a.position`,
})

export const revisionOfList = statement({
  name: 'addOns.revision',
  params: { eventId: 'uuid' },
  row: { revision: 'int8' },
  sql: 'select revision from event_add_on_lists where site_id = $1 and event_id = $2',
})

/** Variants of products that are shown, in their order; at most 60 of a product. */
export const variantsOfProducts = statement({
  name: 'addOns.variants',
  params: { productIds: 'uuid[]' },
  row: { productId: 'uuid', variantId: 'uuid' },
  sql: `
    select p.id as "productId", v.variant_id as "variantId"
    from unnest($2::uuid[]) as p (id)
    cross join lateral (
      select variant_id, position, id from variants
      where site_id = $1 and product_id = p.id and visible order by position, id limit 60
    ) v
    order by p.id, v.position, v.id`,
})

export const kindsOfEvent = statement({
  name: 'addOns.kinds',
  params: { eventId: 'uuid' },
  row: { id: 'uuid', hidden: 'bool' },
  sql: 'select id, hidden from ticket_definitions where site_id = $1 and event_id = $2 and deleted_at is null',
})

/** The event is locked. */
export const raiseRevision = statement({
  name: 'addOns.raiseRevision',
  params: { eventId: 'uuid' },
  sql: `
    insert into event_add_on_lists (site_id, event_id, revision) values ($1, $2, 1)
    on conflict (site_id, event_id) do update set revision = event_add_on_lists.revision + 1`,
})

export const deleteAddOns = statement({
  name: 'addOns.delete',
  params: { eventId: 'uuid' },
  sql: 'delete from event_add_ons where site_id = $1 and event_id = $2',
})

export const insertAddOns = statement({
  name: 'addOns.insert',
  params: {
    eventId: 'uuid',
    ids: 'uuid[]',
    productIds: 'uuid[]',
    variantIds: 'uuid?[]',
    allKinds: 'bool[]',
    perTicket: 'int4[]',
  },
  sql: `
    insert into event_add_ons (site_id, event_id, id, product_id, variant_id, all_kinds, per_ticket, position)
    select $1, $2, u.id, u.product_id, u.variant_id, u.all_kinds, u.per_ticket, u.position::int4
    from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::bool[], $7::int4[])
      with ordinality as u (id, product_id, variant_id, all_kinds, per_ticket, position)`,
})

export const insertAddOnKinds = statement({
  name: 'addOns.insertKinds',
  params: { addOnIds: 'uuid[]', definitionIds: 'uuid[]' },
  sql: `
    insert into event_add_on_kinds (site_id, add_on_id, definition_id)
    select $1, u.add_on_id, u.definition_id from unnest($2::uuid[], $3::uuid[]) as u (add_on_id, definition_id)`,
})
