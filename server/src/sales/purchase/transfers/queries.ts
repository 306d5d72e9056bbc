import { json, statement } from '../../../db/statement.ts'
import type { Guest } from '../purchase.ts'

/** Order of a ticket, by the id that it has or had; `held` is true where a former transfer made the holder. */
export const locateTicket = statement({
  name: 'ticketTransfers.locate',
  params: { id: 'uuid' },
  row: { orderId: 'uuid', held: 'bool' },
  sql: `
    select k.order_id as "orderId", k.issued_id is not null as held from tickets k where k.site_id = $1 and k.id = $2
    union all
    select x.order_id, exists (select from ticket_transfers y where y.site_id = $1 and y.to_ticket_id = x.ticket_id)
    from ticket_transfers x where x.site_id = $1 and x.ticket_id = $2`,
})

/** Gives a ticket another id, number and guest, unless it is void or in by now. A date of a pass leaves it. A check-in under way is waited for. */
export const moveTicket = statement({
  name: 'ticketTransfers.move',
  params: { id: 'uuid', toId: 'uuid', number: 'text', toNumber: 'text', guest: json<Guest>(), at: 'timestamptz' },
  sql: `
    with moved as (
      update tickets set id = $3, number = $5, issued_id = coalesce(issued_id, id), doc = jsonb_set(doc - '{pass,forgetHolder}'::text[], '{guest}', $6)
        || case when doc ? 'pass' then jsonb_build_object('formerPass', doc #> '{pass,id}') else '{}'::jsonb end
      where site_id = $1 and id = $2 and status = 'ISSUED' and checked_in_at is null
      returning order_id, event_id)
    insert into ticket_transfers (site_id, ticket_id, number, order_id, event_id, to_ticket_id, transferred_at)
    select $1, $2, $4, order_id, event_id, $3, $7 from moved`,
})

/** True when the ticket was transferred to the address that the member has proved. */
export const heldByMember = statement({
  name: 'ticketTransfers.heldByMember',
  params: { id: 'uuid', memberId: 'uuid' },
  row: { held: 'bool' },
  sql: `
    select exists (
      select from members m join tickets k on k.site_id = $1 and k.issued_id is not null
        and lower(k.doc #>> '{guest,email}') = lower(m.login_email)
      where m.site_id = $1 and m.id = $3 and m.email_verified and m.status = 'ACTIVE' and k.id = $2) as held`,
})

/** True when its buyer transferred the ticket to its present holder. */
export const givenByBuyer = statement({
  name: 'ticketTransfers.givenByBuyer',
  params: { id: 'uuid' },
  row: { given: 'bool' },
  sql: `
    select exists (
      select from ticket_transfers x join tickets k on k.site_id = $1 and k.id = x.to_ticket_id and k.issued_id = x.ticket_id
      where x.site_id = $1 and x.to_ticket_id = $2) as given`,
})
