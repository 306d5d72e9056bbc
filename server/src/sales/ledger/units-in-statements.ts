/**
 * So few units of a pool that one more or less is seen in lists and on pages: the most of an order is bounded by them, and the most people whom one
 * ticket lets in may find no room.
 */
export const FEW = 50
/** Counts that lists and pages show. Seats are counted by their kind of ticket. */
const SHOWN_KINDS = "('tickets', 'ticketTier', 'ticketQuota')"

/** SQL that is true where so few are left of the pool `p`. */
export const hasFew = `coalesce(p.kind in ${SHOWN_KINDS} and p.capacity - p.used - p.awaited < ${FEW}, false)`
/** The same before the units `s.quantity` came back. */
export const hadFew = `coalesce(p.kind in ${SHOWN_KINDS} and p.capacity - p.used - p.awaited - s.quantity < ${FEW}, false)`
/** The same of the pool `l` once the units `w.quantity` are taken. */
export const leavesFew = `coalesce(l.kind in ${SHOWN_KINDS} and l.capacity - l.used - l.awaited - w.quantity < ${FEW}, false)`

/**
 * CTEs for a statement that takes units, all of them or none, with the row that they are for: `$2` to `$5` are ids, pools, quantities and
 * lines of the allocations. `short` has a row for each pool with too few, `others` an expression that is true for a buyer who may not have the
 * units that are awaited. Locks in id order. Lists stand in sub-selects, because PostgreSQL would plan again each time for lists that it sees.
 */
export const requestedUnits = (others = 'true'): string => `
    requested as (
      select * from unnest((select $2::uuid[]), (select $3::uuid[]), (select $4::int8[]), (select $5::uuid[])) as u (id, pool_id, quantity, line_id)
    ), locked as (
      select p.id, p.kind, p.capacity, p.used, p.owed, p.awaited, p.version from pools p where p.site_id = $1 and p.id = any((select $3::uuid[])::uuid[]) order by p.id for update
    ), wanted as (
      select w.pool_id, w.quantity, l.id, l.capacity, l.used, l.owed, case when ${others} then l.awaited else 0 end as awaited
      from (select pool_id, sum(quantity)::int8 as quantity from requested group by pool_id) w left join locked l on l.id = w.pool_id
    ), short as (
      select pool_id, greatest(coalesce(capacity - used - awaited, 0), 0) as free from wanted
      where id is null or capacity is not null and used + quantity + awaited > capacity or capacity is null and awaited > 0
    )`

/** CTEs that take `requestedUnits` for a reservation, where there is a row in `go`. Counts are those read under the lock. */
export const takeForReservation = ({ id, expiresAt, at }: Record<'id' | 'expiresAt' | 'at', string>): string => `
    taken as (
      update pools p set capacity = w.capacity, used = w.used + w.quantity, owed = w.owed, updated_at = ${at}
      from wanted w, go where p.site_id = $1 and p.id = w.pool_id and p.id = any((select $3::uuid[])::uuid[])
    ), allocated as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, a.id, a.pool_id, a.quantity, 'HELD', 'reservation', ${id}, a.line_id, ${expiresAt}, ${at}, ${at}
      from requested a, go
    )`
