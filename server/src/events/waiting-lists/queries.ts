import { statement } from '../../db/statement.ts'
import { entryColumns, entryFrom, entrySelect, listColumns } from './entry-row.ts'

const listSelect = `l.event_id as "eventId", l.enabled, l.offer_minutes as "offerMinutes", l.rule, l.revision`

export const findList = statement({
  name: 'waitingLists.find',
  params: { eventId: 'uuid' },
  row: listColumns,
  sql: `select ${listSelect} from ticket_waiting_lists l where l.site_id = $1 and l.event_id = $2`,
})

/** Whatever changes who waits or what is offered locks the list first. */
export const lockList = statement({
  name: 'waitingLists.lock',
  params: { eventId: 'uuid' },
  row: listColumns,
  sql: `select ${listSelect} from ticket_waiting_lists l where l.site_id = $1 and l.event_id = $2 for update`,
})

export const writeList = statement({
  name: 'waitingLists.write',
  params: { eventId: 'uuid', enabled: 'bool', offerMinutes: 'int4', rule: 'text', at: 'timestamptz' },
  row: listColumns,
  sql: `
    insert into ticket_waiting_lists as l (site_id, event_id, enabled, offer_minutes, rule, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $6)
    on conflict (site_id, event_id) do update set enabled = excluded.enabled, offer_minutes = excluded.offer_minutes, rule = excluded.rule,
      revision = l.revision + 1, updated_at = excluded.updated_at
    returning ${listSelect}`,
})

/** Gives an event the settings of another, where it has some. */
export const copyList = statement({
  name: 'waitingLists.copy',
  params: { from: 'uuid', to: 'uuid', at: 'timestamptz' },
  sql: `
    insert into ticket_waiting_lists (site_id, event_id, enabled, offer_minutes, rule, created_at, updated_at)
    select site_id, $3, enabled, offer_minutes, rule, $4, $4 from ticket_waiting_lists where site_id = $1 and event_id = $2`,
})

export const countOpen = statement({
  name: 'waitingLists.countOpen',
  params: { eventId: 'uuid' },
  row: { waiting: 'int8', tickets: 'int8', offered: 'int8' },
  sql: `
    select count(*) filter (where w.status = 'WAITING') as waiting,
           coalesce(sum(w.quantity) filter (where w.status = 'WAITING'), 0)::int8 as tickets,
           count(*) filter (where w.status = 'OFFERED') as offered
    from ticket_waiting_entries w where w.site_id = $1 and w.event_id = $2 and w.status in ('WAITING', 'OFFERED')`,
})

/** Events with somebody who waits, or has an offer that their end would close; and those where units are awaited that nobody waits for. */
export const openLists = statement({
  name: 'waitingLists.open',
  row: { eventId: 'uuid' },
  sql: `
    select w.event_id as "eventId" from ticket_waiting_entries w where w.site_id = $1 and w.status in ('WAITING', 'OFFERED')
    union
    select d.event_id from pools p join ticket_definitions d on d.site_id = $1 and d.pool_id = p.id where p.site_id = $1 and p.awaited > 0
    union
    select q.event_id from pools p join ticket_quotas q on q.site_id = $1 and q.pool_id = p.id where p.site_id = $1 and p.awaited > 0
    order by 1`,
})

/** Visible kinds of an event; they are offered in their order. */
export const kindsOfList = statement({
  name: 'waitingLists.kinds',
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  sql: `
    select d.id from ticket_definitions d
    where d.site_id = $1 and d.event_id = $2 and d.deleted_at is null and not d.hidden order by d.position, d.id`,
})

/** Pools of an event that units may be awaited in. */
export const poolsOfList = statement({
  name: 'waitingLists.pools',
  params: { eventId: 'uuid' },
  row: { poolId: 'uuid', awaited: 'int8' },
  sql: `
    select p.id as "poolId", p.awaited from pools p where p.site_id = $1 and p.id in (
      select d.pool_id from ticket_definitions d where d.site_id = $1 and d.event_id = $2
      union all select q.pool_id from ticket_quotas q where q.site_id = $1 and q.event_id = $2)`,
})

/** The oldest who wait; more than are offered to in one run. */
export const waitingEntries = statement({
  name: 'waitingEntries.waiting',
  params: { eventId: 'uuid', limit: 'int4' },
  row: { id: 'uuid', definitionId: 'uuid?', quantity: 'int4' },
  sql: `
    select w.id, w.definition_id as "definitionId", w.quantity from ticket_waiting_entries w
    where w.site_id = $1 and w.event_id = $2 and w.status = 'WAITING' order by w.joined_at, w.id limit $3::int4`,
})

/** Tickets that are waited for, by kind; null is any. */
export const awaitedTickets = statement({
  name: 'waitingEntries.awaited',
  params: { eventId: 'uuid' },
  row: { definitionId: 'uuid?', tickets: 'int8' },
  sql: `
    select w.definition_id as "definitionId", sum(w.quantity)::int8 as tickets from ticket_waiting_entries w
    where w.site_id = $1 and w.event_id = $2 and w.status = 'WAITING' group by 1`,
})

export const findEntry = statement({
  name: 'waitingEntries.find',
  params: { id: 'uuid' },
  row: entryColumns,
  sql: `select ${entrySelect} from ${entryFrom} where w.site_id = $1 and w.id = $2`,
})

/** The open entry of an address for a kind. */
export const findSameEntry = statement({
  name: 'waitingEntries.findSame',
  params: { eventId: 'uuid', definitionId: 'uuid?', email: 'text' },
  row: entryColumns,
  sql: `
    select ${entrySelect} from ${entryFrom}
    where w.site_id = $1 and w.event_id = $2 and w.definition_id is not distinct from $3 and lower(w.email) = lower($4)
      and w.status in ('WAITING', 'OFFERED')`,
})

export const insertEntry = statement({
  name: 'waitingEntries.insert',
  params: {
    id: 'uuid',
    eventId: 'uuid',
    definitionId: 'uuid?',
    pricingOptionId: 'text?',
    quantity: 'int4',
    ownerId: 'uuid?',
    isMember: 'bool',
    name: 'text',
    email: 'text',
    language: 'text',
    at: 'timestamptz',
  },
  sql: `
    insert into ticket_waiting_entries (site_id, id, event_id, definition_id, pricing_option_id, quantity, owner_id, is_member, name, email,
      language, status, joined_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'WAITING', $12, $12)`,
})

export const offerEntry = statement({
  name: 'waitingEntries.offer',
  params: { id: 'uuid', reservationId: 'uuid', expiresAt: 'timestamptz', at: 'timestamptz' },
  sql: `
    update ticket_waiting_entries set status = 'OFFERED', reservation_id = $3, offer_expires_at = $4, updated_at = $5
    where site_id = $1 and id = $2 and status = 'WAITING'`,
})

/** One conditional change: of two callers one makes it. */
export const closeEntry = statement({
  name: 'waitingEntries.close',
  params: { id: 'uuid', from: 'text[]', to: 'text', at: 'timestamptz' },
  sql: `update ticket_waiting_entries set status = $4, updated_at = $5 where site_id = $1 and id = $2 and status = any($3)`,
})

/** Some of the open entries of an event. */
export const openEntries = statement({
  name: 'waitingEntries.open',
  params: { eventId: 'uuid', limit: 'int4' },
  row: entryColumns,
  sql: `
    select ${entrySelect} from ${entryFrom}
    where w.site_id = $1 and w.event_id = $2 and w.status in ('WAITING', 'OFFERED') order by w.joined_at, w.id limit $3::int4`,
})

/** Ends entries for kinds that were deleted. */
export const endOfDeletedKinds = statement({
  name: 'waitingEntries.endOfDeletedKinds',
  params: { eventId: 'uuid', at: 'timestamptz' },
  sql: `
    update ticket_waiting_entries w set status = 'ENDED', updated_at = $3
    where w.site_id = $1 and w.event_id = $2 and w.status = 'WAITING' and exists (
      select from ticket_definitions d where d.site_id = $1 and d.id = w.definition_id and d.deleted_at is not null)`,
})

export const entriesOfEvent = statement({
  name: 'waitingEntries.ofEvent',
  params: { eventId: 'uuid', statuses: 'text[]', limit: 'int4', offset: 'int4' },
  row: { ...entryColumns, total: 'int8' },
  sql: `
    select ${entrySelect}, count(*) over () as total from ${entryFrom}
    where w.site_id = $1 and w.event_id = $2 and (cardinality($3::text[]) = 0 or w.status = any($3::text[]))
    order by w.joined_at, w.id limit $4::int4 offset $5::int4`,
})

/** Open places of an owner, and those that changed after a moment. */
export const entriesOfOwner = statement({
  name: 'waitingEntries.ofOwner',
  params: { ownerId: 'uuid', changedAfter: 'timestamptz' },
  row: entryColumns,
  sql: `
    select ${entrySelect} from ${entryFrom}
    where w.site_id = $1 and w.owner_id = $2 and (w.status in ('WAITING', 'OFFERED') or w.updated_at > $3)
    order by w.joined_at desc, w.id desc limit 100`,
})
