import { statement } from '../../db/statement.ts'
import { hadFew } from './units-in-statements.ts'

const poolRow = { id: 'uuid', kind: 'text', refId: 'uuid', capacity: 'int8?', used: 'int8', owed: 'int8' } as const
const poolColumns = 'id, kind, ref_id as "refId", capacity, used, owed'

export const insertPools = statement({
  name: 'ledger.insertPools',
  params: { ids: 'uuid[]', kinds: 'text[]', refs: 'uuid[]', capacities: 'int8?[]', at: 'timestamptz' },
  sql: `
    insert into pools (site_id, id, kind, ref_id, capacity, updated_at)
    select $1, u.id, u.kind, u.ref_id, u.capacity, $6
    from unnest($2::uuid[], $3::text[], $4::uuid[], $5::int8[]) as u (id, kind, ref_id, capacity)`,
})

/** Later than the pool's last change, whichever request began first: the pool is locked, so changes have an order. */
export const insertPoolChanges = statement({
  name: 'ledger.insertPoolChanges',
  params: {
    ids: 'uuid[]',
    pools: 'uuid[]',
    befores: 'int8?[]',
    afters: 'int8?[]',
    reasons: 'text[]',
    at: 'timestamptz',
    actorKind: 'text?',
    actorId: 'uuid?',
  },
  sql: `
    insert into pool_changes (site_id, id, pool_id, before, after, reason, actor_kind, actor_id, changed_at)
    select $1, u.id, u.pool_id, u.before, u.after, u.reason, $8, $9,
           greatest($7, (select max(c.changed_at) + interval '1 microsecond' from pool_changes c
                         where c.site_id = $1 and c.pool_id = u.pool_id))
    from unnest($2::uuid[], $3::uuid[], $4::int8[], $5::int8[], $6::text[]) as u (id, pool_id, before, after, reason)`,
})

/** Locks in id order, so that two callers never wait for each other. */
export const lockPools = statement({
  name: 'ledger.lockPools',
  params: { ids: 'uuid[]' },
  row: poolRow,
  sql: `
    select ${poolColumns} from pools
    where site_id = $1 and id = any($2) order by id for update`,
})

export const readPools = statement({
  name: 'ledger.readPools',
  params: { ids: 'uuid[]' },
  row: poolRow,
  sql: `select ${poolColumns} from pools where site_id = $1 and id = any($2)`,
})

export const anyGivenBack = statement({
  name: 'ledger.anyGivenBack',
  params: { pools: 'uuid[]', since: 'timestamptz' },
  row: { isGiven: 'bool' },
  sql: `
    select exists (select from allocations a where a.site_id = $1 and a.pool_id = any($2) and a.state in ('RELEASED', 'EXPIRED', 'RESTOCKED')
                   and a.updated_at >= $3) as "isGiven"`,
})

/** In id order, as takes lock them. */
export const writeAwaited = statement({
  name: 'ledger.writeAwaited',
  params: { ids: 'uuid[]', units: 'int8[]', at: 'timestamptz' },
  sql: `
    with locked as (
      select p.id, u.units from pools p join unnest($2::uuid[], $3::int8[]) as u (id, units) on u.id = p.id
      where p.site_id = $1 and p.awaited <> u.units order by p.id for update of p
    )
    update pools p set awaited = l.units, updated_at = $4 from locked l where p.site_id = $1 and p.id = l.id`,
})

export const writeCapacities = statement({
  name: 'ledger.writeCapacities',
  params: { ids: 'uuid[]', capacities: 'int8?[]', owed: 'int8[]', at: 'timestamptz' },
  sql: `
    update pools p set capacity = u.capacity, owed = u.owed, updated_at = $5
    from unnest($2::uuid[], $3::int8[], $4::int8[]) as u (id, capacity, owed)
    where p.site_id = $1 and p.id = u.id`,
})

/**
 * Takes units, each pool by one conditional update, in id order. Rows come back for the pools that had enough;
 * when one is missing the caller rolls back. The allocation rows are the audit trail.
 * Both the condition and the counts are those read under the lock: the row that an update starts from is as old as the statement, and
 * units that came back while it waited would be missing from it.
 */
export const takeUnits = statement({
  name: 'ledger.takeUnits',
  params: {
    allocations: 'uuid[]',
    pools: 'uuid[]',
    quantities: 'int8[]',
    lines: 'uuid?[]',
    purpose: 'text',
    refId: 'uuid',
    at: 'timestamptz',
    state: 'text',
    expiresAt: 'timestamptz?',
  },
  row: { poolId: 'uuid' },
  sql: `
    with requested as (
      select * from unnest($2::uuid[], $3::uuid[], $4::int8[], $5::uuid[]) as u (id, pool_id, quantity, line_id)
    ), wanted as (
      select pool_id, sum(quantity)::int8 as quantity from requested group by pool_id
    ), locked as (
      select p.id, p.capacity, p.used, p.owed, case when $6 = 'order' then p.awaited else 0 end as awaited
      from pools p join wanted w on w.pool_id = p.id where p.site_id = $1
      order by p.id for update of p
    ), taken as (
      update pools p set capacity = l.capacity, used = l.used + w.quantity, owed = l.owed, updated_at = $8
      from wanted w join locked l on l.id = w.pool_id
      where p.site_id = $1 and p.id = w.pool_id
        and (l.capacity is null and l.awaited = 0 or l.used + w.quantity + l.awaited <= l.capacity)
      returning p.id
    ), written as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, a.id, a.pool_id, a.quantity, $9, $6, $7, a.line_id, $10, $8, $8
      from requested a join taken t on t.id = a.pool_id
    )
    select id as "poolId" from taken`,
})

/** Units that lines of other pools have of one: they go, and pay what is owed. The pools are locked. */
export const disown = statement({
  name: 'ledger.disown',
  params: { from: 'uuid', of: 'uuid[]', at: 'timestamptz' },
  sql: `
    with freed as (
      update allocations a set state = case when a.state = 'HELD' then 'RELEASED' else 'RESTOCKED' end, updated_at = $4, expires_at = null
      where a.site_id = $1 and a.pool_id = $2 and a.state in ('HELD', 'COMMITTED') and exists (
        select from allocations b where b.site_id = $1 and b.pool_id = any($3) and b.ref_id = a.ref_id and b.line_id = a.line_id)
      returning a.quantity
    ), sums as (
      select sum(quantity)::int8 as quantity from freed
    )
    update pools p set used = p.used - s.quantity, capacity = p.capacity - least(p.owed, s.quantity),
           owed = p.owed - least(p.owed, s.quantity), updated_at = $4
    from sums s where p.site_id = $1 and p.id = $2 and s.quantity is not null`,
})

/** Raises the version of pools: another one is drawn together with them, or no longer. */
export const outdate = statement({
  name: 'ledger.outdate',
  params: { ids: 'uuid[]', at: 'timestamptz' },
  sql: 'update pools set version = version + 1, updated_at = $3 where site_id = $1 and id = any($2)',
})

/** Writes units that orders have had already, without taking any; the pools are locked. More than the limit is owed. */
export const adopt = statement({
  name: 'ledger.adopt',
  params: {
    ids: 'uuid[]',
    pools: 'uuid[]',
    refs: 'uuid[]',
    lines: 'uuid[]',
    quantities: 'int8[]',
    states: 'text[]',
    expires: 'timestamptz?[]',
    at: 'timestamptz',
    purposes: 'text[]',
  },
  sql: `
    with units as (
      select * from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::int8[], $7::text[], $8::timestamptz[], $10::text[])
        as u (id, pool_id, ref_id, line_id, quantity, state, expires_at, purpose)
    ), written as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, $9, $9 from units
    )
    update pools p set used = p.used + s.quantity, capacity = greatest(p.capacity - p.owed, p.used + s.quantity),
           owed = greatest(p.used + s.quantity - (p.capacity - p.owed), 0), updated_at = $9
    from (select pool_id, sum(quantity)::int8 as quantity from units group by pool_id) s
    where p.site_id = $1 and p.id = s.pool_id`,
})

/** Moves units that references have of one pool to another, with those that they had; the pools are locked. More than a limit is owed. */
export const moveAllocations = statement({
  name: 'ledger.move',
  params: { from: 'uuid', to: 'uuid', refIds: 'uuid[]', at: 'timestamptz' },
  sql: `
    with moved as (
      update allocations set pool_id = $3, updated_at = $5
      where site_id = $1 and pool_id = $2 and ref_id = any($4) returning quantity, state
    ), live as (
      select coalesce(sum(quantity) filter (where state in ('HELD', 'COMMITTED')), 0)::int8 as units from moved
    ), used as (
      select p.id, p.used + case when p.id = $3 then l.units else -l.units end as units, p.capacity - p.owed as net
      from pools p, live l where p.site_id = $1 and p.id in ($2, $3)
    )
    update pools p set used = u.units, updated_at = $5,
           capacity = case when p.capacity is not null then greatest(u.net, u.units) end,
           owed = case when p.capacity is null then 0 else greatest(u.units - u.net, 0) end
    from used u where p.site_id = $1 and p.id = u.id`,
})

/** As `takeUnits`, each pool once and for itself: the block of a pool refers to it. */
export const blockUnits = statement({
  name: 'ledger.blockUnits',
  params: { allocations: 'uuid[]', pools: 'uuid[]', quantities: 'int8[]', at: 'timestamptz' },
  row: { poolId: 'uuid' },
  sql: `
    with requested as (
      select * from unnest($2::uuid[], $3::uuid[], $4::int8[]) as u (id, pool_id, quantity)
    ), locked as (
      select p.id, p.capacity, p.used, p.owed from pools p join requested r on r.pool_id = p.id where p.site_id = $1
      order by p.id for update of p
    ), taken as (
      update pools p set capacity = l.capacity, used = l.used + r.quantity, owed = l.owed, updated_at = $5
      from requested r join locked l on l.id = r.pool_id
      where p.site_id = $1 and p.id = r.pool_id and (l.capacity is null or l.used + r.quantity <= l.capacity)
      returning p.id
    ), written as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, created_at, updated_at)
      select $1, r.id, r.pool_id, r.quantity, 'COMMITTED', 'block', r.pool_id, $5, $5
      from requested r join taken t on t.id = r.pool_id
    )
    select id as "poolId" from taken`,
})

/** Held units of a reference become its own for good. Counts stay: held units are used units. */
export const commitUnits = statement({
  name: 'ledger.commitUnits',
  params: { refId: 'uuid', at: 'timestamptz' },
  row: { poolId: 'uuid', quantity: 'int8' },
  sql: `
    update allocations set state = 'COMMITTED', expires_at = null, updated_at = $3
    where site_id = $1 and ref_id = $2 and state = 'HELD'
    returning pool_id as "poolId", quantity`,
})

/** Held units of a reservation become an order's for good, under the line that they are of there. Counts stay: held units are used units. */
export const takeOver = statement({
  name: 'ledger.takeOver',
  params: { from: 'uuid', orderId: 'uuid', lineId: 'uuid', at: 'timestamptz' },
  sql: `
    update allocations set state = 'COMMITTED', purpose = 'order', ref_id = $3, line_id = $4, expires_at = null, updated_at = $5
    where site_id = $1 and ref_id = $2 and state = 'HELD' and purpose = 'reservation'`,
})

/**
 * Gives units back: the state change decides, so a second release finds nothing to give. Units that come back where some are owed are
 * not on the shelf: they pay the debt. `wereFew`: so few were free that lists and pages showed how many.
 */
export const giveBack = statement({
  name: 'ledger.giveBack',
  params: { refIds: 'uuid[]', from: 'text[]', to: 'text', at: 'timestamptz', kinds: 'text[]' },
  row: { poolId: 'uuid', quantity: 'int8', wereFew: 'bool' },
  sql: `
    with freed as (
      update allocations a set state = $4, updated_at = $5, expires_at = null
      from pools k
      where a.site_id = $1 and a.ref_id = any($2) and a.state = any($3)
        and k.site_id = $1 and k.id = a.pool_id and k.kind = any($6)
      returning a.pool_id, a.quantity
    ), sums as (
      select pool_id, sum(quantity)::int8 as quantity from freed group by pool_id
    ), locked as (
      select p.id from pools p join sums s on s.pool_id = p.id where p.site_id = $1 order by p.id for update of p
    ), given as (
      update pools p set used = p.used - s.quantity, capacity = p.capacity - least(p.owed, s.quantity),
             owed = p.owed - least(p.owed, s.quantity), updated_at = $5
      from sums s, (select count(*) from locked) as l
      where p.site_id = $1 and p.id = s.pool_id
      returning p.id, ${hadFew} as were_few
    )
    select pool_id as "poolId", quantity, g.were_few as "wereFew" from sums join given g on g.id = pool_id`,
})
