import { json, statement } from '../../db/statement.ts'
import type { Holding } from './given-back.ts'
import { offersFollow } from './offers-follow.ts'

export const expireDue = statement({
  name: 'heldTickets.expireDue',
  params: { at: 'timestamptz', limit: 'int4' },
  row: { id: 'uuid', doc: json<Holding>() },
  sql: `
    with moved as (
      update ticket_reservations r set status = 'EXPIRED', revision = r.revision + 1, updated_at = $2, hold_address = null
      where r.site_id = $1 and r.id in (
        select d.id from ticket_reservations d
        where d.site_id = $1 and d.status = 'PENDING' and d.expires_at <= $2
        order by d.expires_at limit $3::int4 for update skip locked)
      returning r.*
    ), ${offersFollow}
    select r.id, r.doc from moved r`,
})

/** True of reservations that have run out, and of those that were ended because they had, since a moment. */
export const anyLapsed = statement({
  name: 'heldTickets.anyLapsed',
  params: { at: 'timestamptz', since: 'timestamptz' },
  row: { isDue: 'bool', wasEnded: 'bool' },
  sql: `
    select exists (select from ticket_reservations r where r.site_id = $1 and r.status = 'PENDING' and r.expires_at <= $2) as "isDue",
      exists (select from ticket_reservations r where r.site_id = $1 and r.status = 'EXPIRED' and r.updated_at >= $3) as "wasEnded"`,
})

/** Waits for the transactions that end reservations which have run out; those are none of its rows. */
export const untilEnded = statement({
  name: 'heldTickets.untilEnded',
  params: { at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `select r.id from ticket_reservations r where r.site_id = $1 and r.status = 'PENDING' and r.expires_at <= $2 for share`,
})
