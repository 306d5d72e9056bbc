import { statement } from '../../db/statement.ts'

/** Units that an order has taken and not given back, locked. */
export const lockCommitted = statement({
  name: 'ledger.lockCommitted',
  params: { refId: 'uuid' },
  row: { id: 'uuid', poolId: 'uuid', quantity: 'int8', lineId: 'uuid?', kind: 'text', poolRef: 'uuid' },
  sql: `
    select a.id, a.pool_id as "poolId", a.quantity, a.line_id as "lineId", p.kind, p.ref_id as "poolRef"
    from allocations a join pools p on p.site_id = $1 and p.id = a.pool_id
    where a.site_id = $1 and a.ref_id = $2 and a.state = 'COMMITTED' order by a.pool_id, a.id for update of a`,
})

/**
 * Gives back so many units of each of these allocations. The rest of one that is given back in part stays, and a second one records the units that
 * went. Units that come back where some are owed pay the debt. With `purpose`, what went is of that purpose from then on.
 */
export const giveBackPart = statement({
  name: 'ledger.giveBackPart',
  params: { ids: 'uuid[]', quantities: 'int8[]', newIds: 'uuid[]', at: 'timestamptz', purpose: 'text?' },
  row: { poolId: 'uuid' },
  sql: `
    with requested as (
      select * from unnest($2::uuid[], $3::int8[], $4::uuid[]) as u (id, quantity, new_id)
    ), whole as (
      update allocations a set state = 'RESTOCKED', purpose = coalesce($6, purpose), updated_at = $5 from requested u
      where a.site_id = $1 and a.id = u.id and a.state = 'COMMITTED' and a.quantity = u.quantity
      returning a.pool_id, u.quantity
    ), part as (
      update allocations a set quantity = a.quantity - u.quantity, updated_at = $5 from requested u
      where a.site_id = $1 and a.id = u.id and a.state = 'COMMITTED' and a.quantity > u.quantity
      returning a.pool_id, u.quantity, u.new_id, a.purpose, a.ref_id, a.line_id
    ), split as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, created_at, updated_at)
      select $1, new_id, pool_id, quantity, 'RESTOCKED', coalesce($6, purpose), ref_id, line_id, $5, $5 from part
    ), sums as (
      select pool_id, sum(quantity)::int8 as quantity
      from (select pool_id, quantity from whole union all select pool_id, quantity from part) b group by pool_id
    ), locked as (
      select p.id from pools p join sums s on s.pool_id = p.id where p.site_id = $1 order by p.id for update of p
    )
    update pools p set used = p.used - s.quantity, capacity = p.capacity - least(p.owed, s.quantity),
           owed = p.owed - least(p.owed, s.quantity), updated_at = $5
    from sums s, (select count(*) from locked) as l
    where p.site_id = $1 and p.id = s.pool_id
    returning p.id as "poolId"`,
})

/** Pools of the tickets of an order that it has units of. */
export const poolsOfOrder = statement({
  name: 'ledger.poolsOfOrder',
  params: { refId: 'uuid', kinds: 'text[]' },
  row: { id: 'uuid' },
  sql: `
    select distinct p.id from allocations a join pools p on p.site_id = $1 and p.id = a.pool_id
    where a.site_id = $1 and a.ref_id = $2 and a.state in ('HELD', 'COMMITTED') and p.kind = any($3)`,
})
