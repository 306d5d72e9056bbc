import { statement } from '../../db/statement.ts'

/** Lines of tickets of orders that stand, of the person that a counter `u` is of. `$2` is the member and `$3` the address. */
const LINES_OF_PERSON = `
      from orders o join order_lines l on l.site_id = $1 and l.order_id = o.id
      where o.site_id = $1 and o.status not in ('CANCELED', 'REJECTED') and l.kind = 'ticket'
        and l.catalog_item_id = u.item and l.quantity > l.restocked
        and (u.by_member and o.owner_id = $2 or not u.by_member and lower(o.buyer_email) = $3)`
const COUNTERS = 'unnest($4::uuid[], $5::text[], $6::bool[]) as u (ref_id, item, by_member)'
const params = { memberId: 'uuid?', email: 'text?', refs: 'uuid[]', items: 'text[]', byMember: 'bool[]' } as const

/** Counters of a person, and if the person has something that one does not count. */
export const personCounters = statement({
  name: 'purchase.personCounters',
  params,
  row: { refId: 'uuid', poolId: 'uuid?', net: 'int8?', outside: 'bool' },
  sql: `
    select u.ref_id as "refId", p.id as "poolId", p.capacity - p.owed as net, exists (
      select ${LINES_OF_PERSON} and not exists (
        select from allocations a where a.site_id = $1 and a.ref_id = o.id and a.line_id = l.id and a.pool_id = p.id)) as outside
    from ${COUNTERS} left join pools p on p.site_id = $1 and p.kind = 'ticketPerson' and p.ref_id = u.ref_id`,
})

/** Units of such lines that counters do not count; the counters are locked. */
export const unitsOutside = statement({
  name: 'purchase.unitsOutside',
  params,
  row: { poolId: 'uuid', orderId: 'uuid', lineId: 'uuid', quantity: 'int8', state: 'text', expiresAt: 'timestamptz?' },
  sql: `
    select p.id as "poolId", w.order_id as "orderId", w.line_id as "lineId", w.quantity, w.state, w.expires_at as "expiresAt"
    from ${COUNTERS} join pools p on p.site_id = $1 and p.kind = 'ticketPerson' and p.ref_id = u.ref_id
    cross join lateral (
      select o.id as order_id, l.id as line_id, l.quantity - l.restocked as quantity,
             case when o.status = 'APPROVED' then 'COMMITTED' else 'HELD' end as state,
             case when o.status = 'APPROVED' then null else o.pay_by end as expires_at
      ${LINES_OF_PERSON} and not exists (
        select from allocations a where a.site_id = $1 and a.ref_id = o.id and a.line_id = l.id and a.pool_id = p.id)) w`,
})

export const unitsOfPerson = statement({
  name: 'purchase.unitsOfPerson',
  params: { memberId: 'uuid', items: 'text[]' },
  row: { itemId: 'text', units: 'int8' },
  sql: `
    select l.catalog_item_id as "itemId", sum(l.quantity - l.restocked)::int8 as units
    from orders o join order_lines l on l.site_id = $1 and l.order_id = o.id
    where o.site_id = $1 and o.owner_id = $2 and o.status not in ('CANCELED', 'REJECTED') and l.kind = 'ticket'
      and l.catalog_item_id = any($3)
    group by l.catalog_item_id`,
})
