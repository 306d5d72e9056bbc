import { statement } from '../../db/statement.ts'

/** Events that are to be deleted stay as they are until the transaction ends. */
export const lockEvents = statement({
  name: 'events.lockAll',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `
    select e.id from events e where e.site_id = $1 and e.id = any($2) and e.deleted_at is null order by e.id for update`,
})

/**
 * Events that people still need. `guests` of one that is not cancelled and not over: tickets, replies with their companions, and
 * tickets of orders that wait for their payment. `orders` of a cancelled one: paid, with a valid ticket, and neither refunded on their pages nor
 * by the refund of the event, which has its own row for each order.
 */
export const hinderedEvents = statement({
  name: 'events.hindered',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid', title: 'text', guests: 'int4', orders: 'int4' },
  sql: `
    select e.id, e.title, g.n as guests, s.n as orders from events e
    cross join lateral (
      select case when e.canceled_at is null and (e.end_at is null or e.end_at > $3) then (
        (select count(*) from tickets t where t.site_id = $1 and t.event_id = e.id and t.status = 'ISSUED')
        + (select coalesce(sum(r.guests), 0) from rsvps r where r.site_id = $1 and r.event_id = e.id and r.status <> 'NO')
        + (select coalesce(sum(l.quantity), 0) from order_events w join orders o on o.site_id = $1 and o.id = w.order_id
           join order_lines l on l.site_id = $1 and l.order_id = o.id and l.doc->'ticket'->>'eventId' = e.id::text
           where w.site_id = $1 and w.event_id = e.id and o.status in ('INITIALIZED', 'PENDING')
             and not exists (select from tickets t where t.site_id = $1 and t.order_id = o.id and t.event_id = e.id)))::int4 else 0 end as n) g
    cross join lateral (
      select case when e.canceled_at is null then 0 else (
        select count(*) from order_events w join orders o on o.site_id = $1 and o.id = w.order_id
        left join event_refund_orders i on i.site_id = $1 and i.event_id = e.id and i.order_id = o.id
        left join refunds p on p.site_id = $1 and p.id = i.refund_id
        left join refunds h on h.site_id = $1 and h.id = i.hand_refund_id
        where w.site_id = $1 and w.event_id = e.id and o.status = 'APPROVED' and o.paid > o.refunded
          and exists (select from tickets t
            where t.site_id = $1 and t.order_id = o.id and t.event_id = e.id and t.status = 'ISSUED')
          and (i.state is null or (i.state <> 'BEGUN' and i.state <> 'NOTHING') or (i.by_hand > 0 and h.id is null)
            or coalesce(p.status, 'SUCCEEDED') <> 'SUCCEEDED' or coalesce(h.status, 'SUCCEEDED') <> 'SUCCEEDED'))::int4
        end as n) s
    where e.site_id = $1 and e.id = any($2) and e.deleted_at is null and (g.n > 0 or s.n > 0)
    order by e.id`,
})

export const deleteEvents = statement({
  name: 'events.delete',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    update events set deleted_at = $3, updated_at = $3, revision = revision + 1
    where site_id = $1 and id = any($2) and deleted_at is null
    returning id`,
})
