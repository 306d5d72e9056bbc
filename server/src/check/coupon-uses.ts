import { statement } from '../db/statement.ts'

const row = { what: 'text', id: 'text', found: 'text' } as const

/**
 * One use for each order, of its coupon and of the customer's counters, and none that the order does not know: only then do counters
 * within their limits keep the limit. An order that does not store at how many counters its coupon was used has those that it is found at.
 */
export const couponUses = statement({
  name: 'check.couponUses',
  row,
  sql: `
    with uses as (
      select a.ref_id, count(distinct p.id) as counters, sum(a.quantity) as taken,
             coalesce(sum(a.quantity) filter (where a.state in ('HELD', 'COMMITTED')), 0) as live,
             array_agg(distinct p.ref_id::text) filter (where p.kind = 'coupon') as coupons
      from pools p join allocations a on a.site_id = $1 and a.pool_id = p.id
      where p.site_id = $1 and p.kind in ('coupon', 'couponCustomer') group by a.ref_id
    ), compared as (
      select o.id, o.status, o.doc #>> '{facts,coupon,id}' as coupon, u.coupons,
             coalesce(u.taken, 0) as taken, coalesce(u.live, 0) as live, coalesce(u.counters, 0) as counters,
             case when o.doc #> '{facts,coupon}' is null then 0
                  else coalesce((o.doc ->> 'couponCounters')::int8, greatest(u.counters, 1)) end as due
      from orders o left join uses u on u.ref_id = o.id where o.site_id = $1
    )
    select 'order' as what, c.id::text as id,
           c.taken || ' uses at ' || c.counters || ' counters, ' || c.live || ' of them live, for ' || c.due
             || ' of coupon ' || coalesce(c.coupon, 'none') || ', is ' || c.status as found
    from compared c
    where (c.taken, c.counters) <> (c.due, c.due)
       or c.coupons is distinct from case when c.coupon is not null then array[c.coupon] end
       or c.live <> case when c.status in ('CANCELED', 'REJECTED') then 0 else c.due end`,
})
