import { statement } from '../../db/statement.ts'
import { eventColumns, eventSelect } from '../event/event-row.ts'

/** Published events that are to come, of a series or by their ids, soonest first. */
export const comingEvents = statement({
  name: 'ticketChanges.comingEvents',
  params: { now: 'timestamptz', but: 'uuid', seriesId: 'uuid?', ids: 'uuid[]', limit: 'int4' },
  row: eventColumns,
  sql: `
    select ${eventSelect} from events e
    where e.site_id = $1 and (e.recurrence_id = $4 or e.id = any($5)) and e.id <> $3 and e.start_at > $2
      and e.deleted_at is null and e.published_at is not null and e.canceled_at is null
      and not coalesce((e.doc->>'dateAndTimeTbd')::boolean, false)
    order by e.start_at, e.id limit $6::int4`,
})

/** Events that stay as they are until the transaction ends, in the order of their ids. */
export const shareEvents = statement({
  name: 'ticketChanges.shareEvents',
  params: { ids: 'uuid[]' },
  row: eventColumns,
  sql: `
    select ${eventSelect} from events e
    where e.site_id = $1 and e.id = any($2) and e.deleted_at is null order by e.id for share of e`,
})

/** Kinds of ticket of events, in their order. */
export const kindsOfEvents = statement({
  name: 'ticketChanges.kindsOfEvents',
  params: { eventIds: 'uuid[]', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `
    select d.id from ticket_definitions d
    where d.site_id = $1 and d.event_id = any($2) and d.deleted_at is null
    order by d.event_id, d.position, d.id limit $3::int4`,
})

/** Ticket of an order that another one became. */
export const changedTo = statement({
  name: 'ticketChanges.changedTo',
  params: { orderId: 'uuid', ticketId: 'uuid' },
  row: { ticketId: 'uuid' },
  sql: `select to_ticket_id as "ticketId" from ticket_changes where site_id = $1 and order_id = $2 and ticket_id = $3`,
})
