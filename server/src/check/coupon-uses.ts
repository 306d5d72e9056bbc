import { statement } from '../db/statement.ts'

const row = { what: 'text', id: 'text', found: 'text' } as const

/** One use for each order, of the coupon and of the customer's counters: only then do counters within their limits keep the limit. */
export const couponUses = statement({
  name: 'check.couponUses',
  row,
  sql: `
    select 'order' as what, a.ref_id::text as id, sum(a.quantity) || ' uses at one counter' as found
    from pools p join allocations a on a.site_id = $1 and a.pool_id = p.id and a.state in ('HELD', 'COMMITTED')
    where p.site_id = $1 and p.kind in ('coupon', 'couponCustomer')
    group by p.id, a.ref_id having sum(a.quantity) <> 1`,
})
