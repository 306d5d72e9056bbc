import { statement } from '../db/statement.ts'

/**
 * Units that lines are of, beside units that the order took. Goods are compared by line and tickets by definition, since a reservation
 * takes tickets under lines of its own. A line of goods stores how many units each of its units took; without that it took none or one.
 * A dead order gave its tickets back, and of its goods everything that it only held.
 */
export const orderUnits = statement({
  name: 'check.orderUnitsOfLines',
  row: { what: 'text', id: 'text', found: 'text' },
  sql: `
    with sold as (
      select l.order_id, l.kind = 'ticket' as is_ticket,
             case when l.kind = 'ticket' then (l.doc -> 'ticket' ->> 'ticketDefinitionId')::uuid else l.id end as thing,
             sum(l.quantity) as units, sum(l.quantity - l.restocked) as remaining,
             max(case when l.kind = 'ticket' then 1 else (l.doc ->> 'drawnPerUnit')::int8 end) as each
      from order_lines l where l.site_id = $1 group by 1, 2, 3
    ), taken as (
      select a.ref_id as order_id, case when p.kind = 'tickets' then p.ref_id else a.line_id end as thing,
             sum(a.quantity) as units, coalesce(sum(a.quantity) filter (where a.state in ('HELD', 'COMMITTED')), 0) as live
      from allocations a join pools p on p.site_id = $1 and p.id = a.pool_id
      where a.site_id = $1 and a.purpose = 'order' and p.kind in ('stock', 'preorder', 'tickets') group by 1, 2
    ), compared as (
      select coalesce(s.order_id, t.order_id) as order_id, coalesce(s.thing, t.thing) as thing, s.is_ticket,
             coalesce(s.units * s.each, case when t.units is null then 0 else s.units end, 0) as due,
             coalesce(s.remaining * s.each, case when t.units is null then 0 else s.remaining end, 0) as remaining,
             coalesce(t.units, 0) as taken, coalesce(t.live, 0) as live
      from sold s full join taken t on t.order_id = s.order_id and t.thing = s.thing
    )
    select 'order' as what, o.number || ' ' || coalesce(c.thing::text, 'no line') as id,
           'took ' || c.taken || ' units for ' || c.due || ', has ' || c.live || ' and keeps ' || c.remaining || ', is ' || o.status as found
    from compared c join orders o on o.site_id = $1 and o.id = c.order_id
    where c.taken <> c.due or case
      when o.status not in ('CANCELED', 'REJECTED') then c.live <> c.remaining
      when c.is_ticket then c.live > 0
      else c.live not in (0, c.remaining) end`,
})
