import { statement } from '../db/statement.ts'

const row = { what: 'text', id: 'text', found: 'text' } as const

/** Units that allocations hold, beside the tickets of reservations. */
export const reservedUnits = statement({
  name: 'check.reservedUnits',
  row,
  sql: `
    select 'reservation' as what, coalesce(r.id, a.ref_id)::text as id,
           'is ' || coalesce(r.status, 'missing') || ', holds ' || coalesce(a.held, 0) || ' of ' || coalesce(r.units, 0) || ' tickets' as found
    from (
      select t.id, t.status,
             case when t.status = 'PENDING' then (
               select coalesce(sum((k ->> 'quantity')::int8), 0) from jsonb_array_elements(t.doc -> 'tickets') k) else 0 end as units
      from ticket_reservations t where t.site_id = $1
    ) r full join (
      select l.ref_id, coalesce(sum(l.quantity) filter (where l.state in ('HELD', 'COMMITTED')), 0) as held
      from allocations l join pools p on p.site_id = $1 and p.id = l.pool_id and p.kind = 'tickets'
      where l.site_id = $1 and l.purpose = 'reservation' group by l.ref_id
    ) a on a.ref_id = r.id
    where coalesce(a.held, 0) <> coalesce(r.units, 0)`,
})

/** Orders of reservations, by the events that they are for: one order for each confirmed reservation, and none for another. */
export const reservationOrders = statement({
  name: 'check.reservationOrders',
  row,
  sql: `
    select 'reservation' as what, r.id::text as id, 'is CONFIRMED, orders ' || count(distinct e.order_id) as found
    from ticket_reservations r left join order_events e on e.site_id = $1 and e.reservation_id = r.id
    where r.site_id = $1 and r.status = 'CONFIRMED' group by r.id having count(distinct e.order_id) <> 1
    union all
    select 'order', o.number::text, 'reservation ' || e.reservation_id || ' is ' || coalesce(r.status, 'missing')
    from order_events e join orders o on o.site_id = $1 and o.id = e.order_id
    left join ticket_reservations r on r.site_id = $1 and r.id = e.reservation_id
    where e.site_id = $1 and e.reservation_id is not null and r.status is distinct from 'CONFIRMED'
    union all
    select 'order', o.number::text, 'reservation ' || o.source_id || ' is not that of its events'
    from orders o where o.site_id = $1 and o.source = 'reservation' and not exists (
      select from order_events e where e.site_id = $1 and e.order_id = o.id and e.reservation_id = o.source_id)`,
})

/** Offers to people on waiting lists, by their reservations: an offer is open as long as its tickets are held for it. */
export const offeredHolds = statement({
  name: 'check.offeredHolds',
  row,
  sql: `
    select 'waiting entry' as what, w.id::text as id, 'is OFFERED, its reservation is ' || coalesce(r.status, 'missing') as found
    from ticket_waiting_entries w left join ticket_reservations r on r.site_id = $1 and r.id = w.reservation_id
    where w.site_id = $1 and w.status = 'OFFERED' and r.status is distinct from 'PENDING'
    union all
    select 'reservation', r.id::text, 'is held for a waiting entry that is ' || coalesce(w.status, 'missing')
    from ticket_reservations r
    left join ticket_waiting_entries w on w.site_id = $1 and w.id::text = r.doc->>'waitingEntryId' and w.reservation_id = r.id
    where r.site_id = $1 and r.status = 'PENDING' and r.doc ? 'waitingEntryId' and w.status is distinct from 'OFFERED'`,
})
