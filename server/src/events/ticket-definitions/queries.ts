import { json, statement } from '../../db/statement.ts'
import { isSeated } from '../seats/seats-in-statements.ts'
import {
  changesInLists,
  changesWithCounts,
  type DefinitionDoc,
  definitionColumns,
  definitionFrom,
  noneLeft,
  offeredColumns,
  offeredFrom,
  offeredSelect,
  priceNow,
  timedColumns,
} from './definition-row.ts'

export const findDefinitions = statement({
  name: 'ticketDefinitions.findById',
  params: { now: 'timestamptz', ids: 'uuid[]' },
  row: definitionColumns,
  sql: `select ${offeredSelect}, h.held from ${definitionFrom} where d.site_id = $1 and d.id = any((select $3::uuid[])::uuid[]) and d.deleted_at is null`,
})

/** For who would buy them. */
export const findOffered = statement({
  name: 'ticketDefinitions.findOffered',
  params: { now: 'timestamptz', ids: 'uuid[]' },
  row: offeredColumns,
  sql: `select ${offeredSelect} from ${offeredFrom} where d.site_id = $1 and d.id = any((select $3::uuid[])::uuid[]) and d.deleted_at is null`,
})

/** Visible kinds of published events, in the order of lists, with the next moment at which the clock changes what is shown of each. */
export const offeredOfEvents = statement({
  name: 'ticketDefinitions.offeredOfEvents',
  params: { now: 'timestamptz', eventIds: 'uuid[]' },
  row: timedColumns,
  sql: `
    select ${offeredSelect}, ${changesWithCounts} as "changesAt" from ${offeredFrom}
    where d.site_id = $1 and d.event_id = any((select $3::uuid[])::uuid[]) and d.deleted_at is null and not d.hidden
      and e.published_at is not null
    order by d.event_id, d.position, d.id`,
})

export const definitionsOfEvent = statement({
  name: 'ticketDefinitions.ofEvent',
  params: { now: 'timestamptz', eventId: 'uuid' },
  row: definitionColumns,
  sql: `
    select ${offeredSelect}, h.held from ${definitionFrom}
    where d.site_id = $1 and d.event_id = $3 and d.deleted_at is null
    order by d.position, d.id`,
})

/** Kinds of that name of events, in the order of their ids. */
export const definitionsNamed = statement({
  name: 'ticketDefinitions.named',
  params: { eventIds: 'uuid[]', name: 'text' },
  row: { id: 'uuid' },
  sql: `
    select d.id from ticket_definitions d
    where d.site_id = $1 and d.event_id = any($2) and d.name = $3 and d.deleted_at is null order by d.id`,
})

/** Sold out counts the visible kinds alone; prices, too. One row for each event that has any. */
export const offersOfEvents = statement({
  name: 'ticketDefinitions.offersOfEvents',
  params: { now: 'timestamptz', eventIds: 'uuid[]' },
  row: {
    eventId: 'uuid',
    lowest: 'int8',
    highest: 'int8',
    guestPriced: 'bool',
    soldOut: 'bool',
    ended: 'bool',
    seated: 'bool',
    changesAt: 'timestamptz?',
  },
  sql: `
    select d.event_id as "eventId", min(${priceNow}) as lowest,
           max(case when d.pricing = 'fixed' then ${priceNow} else coalesce(d.highest_price, d.lowest_price) end) as highest,
           bool_or(d.pricing = 'donation') as "guestPriced",
           bool_and(${noneLeft}) as "soldOut",
           bool_and(d.sale_end is not null and d.sale_end <= (select $2::timestamptz)) as ended,
           bool_or(${isSeated}) as seated, min(${changesInLists}) as "changesAt"
    from ticket_definitions d
    join pools p on p.site_id = d.site_id and p.id = d.pool_id
    cross join lateral (
      select coalesce(sum(a.quantity), 0)::int8 as lapsed from allocations a
      where a.site_id = $1 and a.pool_id = d.pool_id and a.state = 'HELD'
        and a.purpose = 'reservation' and a.expires_at <= (select $2::timestamptz)) h
    where d.site_id = $1 and d.event_id = any((select $3::uuid[])::uuid[]) and d.deleted_at is null and not d.hidden
    group by d.event_id`,
})

export const countDefinitions = statement({
  name: 'ticketDefinitions.countOfEvent',
  params: { eventId: 'uuid' },
  row: { count: 'int8', last: 'int4' },
  sql: `
    select count(*) as count, coalesce(max(position), -1) as last
    from ticket_definitions where site_id = $1 and event_id = $2 and deleted_at is null`,
})

export const insertDefinitions = statement({
  name: 'ticketDefinitions.insert',
  params: {
    eventId: 'uuid',
    ids: 'uuid[]',
    pools: 'uuid[]',
    names: 'text[]',
    positions: 'int4[]',
    hiddens: 'bool[]',
    pricings: 'text[]',
    lowests: 'int8[]',
    highests: 'int8?[]',
    feeTypes: 'text[]',
    saleStarts: 'timestamptz?[]',
    saleEnds: 'timestamptz?[]',
    shown: 'bool[]',
    limits: 'int4[]',
    docs: 'jsonb[]',
    at: 'timestamptz',
  },
  sql: `
    insert into ticket_definitions (site_id, event_id, id, pool_id, name, position, hidden, pricing, lowest_price, highest_price,
      fee_type, sale_start, sale_end, shown_off_sale, limit_per_checkout, doc, created_at, updated_at)
    select $1, $2, u.id, u.pool_id, u.name, u.position, u.hidden, u.pricing, u.lowest, u.highest, u.fee_type, u.sale_start,
      u.sale_end, u.shown, u.limit_per_checkout, u.doc, $17, $17
    from unnest($3::uuid[], $4::uuid[], $5::text[], $6::int4[], $7::bool[], $8::text[], $9::int8[], $10::int8[], $11::text[],
      $12::timestamptz[], $13::timestamptz[], $14::bool[], $15::int4[], $16::jsonb[])
      as u (id, pool_id, name, position, hidden, pricing, lowest, highest, fee_type, sale_start, sale_end, shown,
        limit_per_checkout, doc)`,
})

/** Nothing changes when the revision is stale: then no row comes back. */
export const writeDefinition = statement({
  name: 'ticketDefinitions.write',
  params: {
    id: 'uuid',
    revision: 'int8',
    name: 'text',
    hidden: 'bool',
    pricing: 'text',
    lowest: 'int8',
    highest: 'int8?',
    feeType: 'text',
    saleStart: 'timestamptz?',
    saleEnd: 'timestamptz?',
    shown: 'bool',
    limit: 'int4',
    doc: json<DefinitionDoc>(),
    at: 'timestamptz',
  },
  sql: `
    update ticket_definitions set name = $4, hidden = $5, pricing = $6, lowest_price = $7, highest_price = $8, fee_type = $9,
      sale_start = $10, sale_end = $11, shown_off_sale = $12, limit_per_checkout = $13, doc = $14, updated_at = $15,
      revision = revision + 1
    where site_id = $1 and id = $2 and revision = $3 and deleted_at is null`,
})

/** The event of a kind of ticket, which stays as it is until the transaction ends. */
export const shareEventOf = statement({
  name: 'ticketDefinitions.shareEvent',
  params: { id: 'uuid' },
  row: { id: 'uuid' },
  sql: `
    select e.id from ticket_definitions d join events e on e.site_id = $1 and e.id = d.event_id
    where d.site_id = $1 and d.id = $2 for key share of e`,
})

/** Prices in another currency; nothing else of the kinds of ticket changes. */
export const writePrices = statement({
  name: 'ticketDefinitions.writePrices',
  params: { ids: 'uuid[]', lowests: 'int8[]', highests: 'int8?[]', docs: 'jsonb[]', at: 'timestamptz' },
  sql: `
    update ticket_definitions d set lowest_price = u.lowest, highest_price = u.highest, doc = u.doc, updated_at = $6,
      revision = d.revision + 1
    from unnest($2::uuid[], $3::int8[], $4::int8[], $5::jsonb[]) as u (id, lowest, highest, doc)
    where d.site_id = $1 and d.id = u.id`,
})

export const writeTierPrices = statement({
  name: 'ticketDefinitions.writeTierPrices',
  params: { ids: 'uuid[]', prices: 'int8[]' },
  sql: `
    update ticket_price_tiers t set price = u.price from unnest($2::uuid[], $3::int8[]) as u (id, price)
    where t.site_id = $1 and t.id = u.id`,
})

/** Locks in id order, so that two callers never wait for each other. */
export const lockDefinitions = statement({
  name: 'ticketDefinitions.lock',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `select d.id from ticket_definitions d where d.site_id = $1 and d.id = any($2) and d.deleted_at is null order by d.id for update`,
})

/** A new revision of locked kinds of ticket whose quota changes. */
export const reviseDefinitions = statement({
  name: 'ticketDefinitions.revise',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  sql: `
    update ticket_definitions set updated_at = $3, revision = revision + 1 where site_id = $1 and id = any($2)`,
})

/** `eventId` null: of whichever event. */
export const deleteDefinitions = statement({
  name: 'ticketDefinitions.delete',
  params: { ids: 'uuid[]', eventId: 'uuid?', at: 'timestamptz' },
  row: { id: 'uuid', eventId: 'uuid' },
  sql: `
    update ticket_definitions set deleted_at = $4, updated_at = $4, revision = revision + 1
    where site_id = $1 and id = any($2) and ($3::uuid is null or event_id = $3) and deleted_at is null
    returning id, event_id as "eventId"`,
})

export const deleteDefinitionsOf = statement({
  name: 'ticketDefinitions.deleteOfEvent',
  params: { eventId: 'uuid', at: 'timestamptz' },
  row: { id: 'uuid', eventId: 'uuid' },
  sql: `
    update ticket_definitions set deleted_at = $3, updated_at = $3, revision = revision + 1
    where site_id = $1 and event_id = $2 and deleted_at is null
    returning id, event_id as "eventId"`,
})

export const lockOrder = statement({
  name: 'ticketDefinitions.lockOrder',
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  sql: `
    select id from ticket_definitions
    where site_id = $1 and event_id = $2 and deleted_at is null
    order by position, id for update`,
})

export const writeOrder = statement({
  name: 'ticketDefinitions.writeOrder',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  sql: `
    update ticket_definitions d set position = u.place - 1, updated_at = $3, revision = d.revision + 1
    from unnest($2::uuid[]) with ordinality as u (id, place)
    where d.site_id = $1 and d.id = u.id and d.position <> u.place - 1`,
})
