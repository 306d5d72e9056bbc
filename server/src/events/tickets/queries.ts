import { statement, textAs } from '../../db/statement.ts'
import { ticketColumns, ticketFrom, ticketSelect } from './ticket-row.ts'

/** `ownerId` null finds anybody's: for administrators alone. A buyer's is gone once it was transferred. */
export const findTicket = statement({
  name: 'tickets.find',
  params: { number: 'text', eventId: 'uuid?', ownerId: 'uuid?' },
  row: ticketColumns,
  sql: `
    select ${ticketSelect} from ${ticketFrom}
    where k.site_id = $1 and k.number = $2 and ($3::uuid is null or k.event_id = $3)
      and ($4::uuid is null or o.owner_id = $4 and k.issued_id is null)`,
})

/** Locked, so that what is decided of them holds; in the order of their ids, so that two doors never wait for each other. */
export const findTickets = statement({
  name: 'tickets.findMany',
  params: { numbers: 'text[]', eventId: 'uuid?' },
  row: ticketColumns,
  sql: `
    select ${ticketSelect} from ${ticketFrom}
    where k.site_id = $1 and k.number = any($2) and ($3::uuid is null or k.event_id = $3)
    order by k.id for update of k`,
})

/** Reason why a ticket has another id and number by now; one of the two says which ticket. */
export const formerTicket = statement({
  name: 'tickets.former',
  params: { id: 'uuid?', number: 'text?', eventId: 'uuid?' },
  row: { code: textAs<'TICKET_TRANSFERRED' | 'TICKET_CHANGED'>() },
  sql: `
    select 'TICKET_TRANSFERRED' as code from ticket_transfers
    where site_id = $1 and (ticket_id = $2 or number = $3) and ($4::uuid is null or event_id = $4)
    union all
    select 'TICKET_CHANGED' from ticket_changes
    where site_id = $1 and (ticket_id = $2 or number = $3) and ($4::uuid is null or event_id = $4)`,
})

/** In the order of the ids. */
export const ticketsById = statement({
  name: 'tickets.byId',
  params: { ids: 'uuid[]' },
  row: ticketColumns,
  sql: `
    select ${ticketSelect} from ${ticketFrom}
    where k.site_id = $1 and k.id = any((select $2::uuid[])::uuid[])
    order by array_position((select $2::uuid[])::uuid[], k.id)`,
})

export const ticketsOfOrders = statement({
  name: 'tickets.ofOrders',
  params: { orderIds: 'uuid[]' },
  row: ticketColumns,
  sql: `
    select ${ticketSelect} from ${ticketFrom}
    where k.site_id = $1 and k.order_id = any((select $2::uuid[])::uuid[])
    order by k.order_id, k.line_id, k.id`,
})

/** The ticket of an event that left a pass when it was transferred. */
export const transferredDate = statement({
  name: 'tickets.transferredDate',
  params: { passId: 'text', eventId: 'uuid' },
  row: { id: 'uuid' },
  sql: `select id from tickets where site_id = $1 and event_id = $3 and doc->>'formerPass' = $2 limit 1`,
})
