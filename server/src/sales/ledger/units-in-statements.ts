import { FEW_LEFT } from '@fairground/domain/catalog/few-left.ts'

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
/** The same of the pool `l` once its `quantity` is taken. Of goods a page counts no more than `FEW_LEFT`. */
const LEAVES_FEW = `coalesce(case when l.kind in ${SHOWN_KINDS} then l.capacity - l.used - l.awaited - l.quantity < ${FEW}
  when l.kind in ('stock', 'preorder') then l.capacity - l.used - l.quantity <= ${FEW_LEFT} end, false)`

/** Parameters of pools that units are taken of: each once, in the order of their ids, with the units and the version that it was read at. */
export const ofPools = { pools: 'uuid[]', quantities: 'int8[]', versions: 'int4?[]' } as const
type OfPools = Readonly<Record<keyof typeof ofPools, string>>

/** Units of one pool, before they are added up. */
export interface Units {
  readonly poolId: string
  readonly units: bigint
  readonly version?: number | null | undefined
}

/** No pool has it: one that was read at two versions is read again. */
const NO_VERSION = -1

/** Values of `ofPools`. */
export function unitsOfPools(takes: readonly Units[]) {
  const sorted = takes.toSorted((a, b) => (a.poolId < b.poolId ? -1 : 1))
  const byPool = [...Map.groupBy(sorted, ({ poolId }) => poolId)]
  return {
    pools: byPool.map(([poolId]) => poolId),
    quantities: byPool.map(([, of]) => of.reduce((sum, { units }) => sum + units, 0n)),
    versions: byPool.map(([, of]) => {
      const versions = new Set(of.flatMap(({ version }) => version ?? []))
      return versions.size > 1 ? NO_VERSION : ([...versions][0] ?? null)
    }),
  }
}

/** Pools that a statement found too few units in, or did not find. */
export const poolsShort = (
  pools: readonly string[],
  { found, shortPools }: { readonly found: readonly string[]; readonly shortPools: readonly string[] },
): string[] => [...shortPools, ...pools.filter((id) => !found.includes(id))]

/**
 * CTEs for a statement that takes units, all of them or none. `locked` are the pools, each looked up and locked after the one before, `counted` is
 * one row of what was found: pools and those with too few, with what is free in them, whether one `differs` from what was read, with which more is
 * drawn on together by now, whether few are left afterwards, and of `limited`, a list of units by pool, those of pools that have a limit.
 * `others` is an expression that is true for a buyer who may not have the units that are awaited, `first` one that is evaluated before the first
 * lock. Lists stand in sub-selects, because PostgreSQL would plan again each time for lists that it sees.
 */
export function lockedPools(p: OfPools, { others = 'true', first = 'true', limited = p.quantities } = {}): string {
  const awaited = `case when ${others} then l.awaited else 0 end`
  const isShort = `(l.capacity is not null and l.used + l.quantity + ${awaited} > l.capacity or l.capacity is null and ${awaited} > 0)`
  return `
    locked as (
      select l.*, w.quantity, w.limited, w.version is not null and w.version <> l.version as differs
      from unnest((select ${p.pools}), (select ${p.quantities}), (select ${limited}), (select ${p.versions}))
             as w (pool_id, quantity, limited, version)
      cross join lateral (
        select p.id, p.kind, p.capacity, p.used, p.owed, p.awaited, p.version from pools p where p.site_id = $1 and p.id = w.pool_id for update
      ) l
      where ${first}
    ), counted as (
      select coalesce(array_agg(l.id), '{}') as found, coalesce(bool_or(l.differs), false) as differs,
             coalesce(bool_or(${LEAVES_FEW}), false) as few,
             coalesce(array_agg(l.id) filter (where ${isShort}), '{}') as pools,
             coalesce(array_agg(greatest(l.capacity - l.used - ${awaited}, 0)) filter (where ${isShort}), '{}') as free,
             coalesce(sum(l.limited) filter (where l.capacity is not null), 0)::int8 as units
      from locked l
    )`
}

/** SQL that is true where the row `w` of `counted` has found all pools with enough in each. */
export const hasEnough = ({ pools }: OfPools): string =>
  `cardinality(w.pools) = 0 and cardinality(w.found) = cardinality((select ${pools}))`

/** CTE that takes the units of `lockedPools`, where there is a row in `go`. Counts are those read under the lock. */
export const takenUnits = ({ pools }: OfPools, at: string): string => `
    taken as (
      update pools p set capacity = w.capacity, used = w.used + w.quantity, owed = w.owed, updated_at = ${at}
      from locked w, go where p.site_id = $1 and p.id = w.id and p.id = any((select ${pools})::uuid[])
    )`

/** Parameters of the allocations of units that are held. */
export const ofAllocations = {
  allocations: 'uuid[]',
  allocatedPools: 'uuid[]',
  allocatedUnits: 'int8[]',
  lines: 'uuid[]',
} as const
type OfAllocations = Readonly<Record<keyof typeof ofAllocations, string>>

/** CTE that notes the units as those of a reservation, where there is a row in `go`. */
export const allocatedUnits = (
  p: OfAllocations,
  { id, expiresAt, at }: Record<'id' | 'expiresAt' | 'at', string>,
): string => `
    allocated as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, a.id, a.pool_id, a.quantity, 'HELD', 'reservation', ${id}, a.line_id, ${expiresAt}, ${at}, ${at}
      from unnest((select ${p.allocations}), (select ${p.allocatedPools}), (select ${p.allocatedUnits}), (select ${p.lines}))
             as a (id, pool_id, quantity, line_id), go
    )`

/**
 * CTEs for a statement of many calls `w`, which have the lists of `ofPools` each: the pools are locked in the order of their ids, and `fitting` has a
 * row for each call whose units can be had beside those of the calls before it, with whether few are left and its units of pools with a limit.
 * A call that takes nothing has no row. `others` and `limited` as in `lockedPools`, `first` an expression evaluated before the first lock.
 */
export function poolsOfCalls({ others = 'true', first = 'true', limited = 'w.quantities' } = {}): string {
  const awaited = `case when t.others then l.awaited else 0 end`
  const isShort = `(l.capacity is not null and l.used + t.upto + ${awaited} > l.capacity or l.capacity is null and ${awaited} > 0)`
  return `
    wanted as materialized (
      select w.n, t.*, ${others} as others, sum(t.quantity) over (partition by t.pool_id order by w.n) as upto
      from w cross join lateral unnest(w.pools, w.quantities, ${limited}, w.versions) as t (pool_id, quantity, limited, version)
    ), locked as materialized (
      select l.*, d.quantity
      from (select pool_id, sum(quantity)::int8 as quantity from wanted group by pool_id order by pool_id) d
      cross join lateral (
        select p.id, p.kind, p.capacity, p.used, p.owed, p.awaited, p.version from pools p where p.site_id = $1 and p.id = d.pool_id for update
      ) l
      where ${first}
    ), fitting as materialized (
      select t.n, bool_or(${LEAVES_FEW}) as few, coalesce(sum(t.limited) filter (where l.capacity is not null), 0)::int8 as units
      from wanted t left join locked l on l.id = t.pool_id group by t.n
      having bool_and(coalesce(l.id is not null and (t.version is null or t.version = l.version) and not ${isShort}, false))
    )`
}

/** CTE that takes the units of `poolsOfCalls` for the calls in `go`. */
export const unitsOfCalls = `
    taken as (
      update pools p set capacity = l.capacity, used = l.used + g.quantity, owed = l.owed, updated_at = g.at
      from locked l join (
        select t.pool_id, sum(t.quantity)::int8 as quantity, max(go.at) as at from wanted t join go on go.n = t.n group by t.pool_id
      ) g on g.pool_id = l.id
      where p.site_id = $1 and p.id = l.id and p.id = any((select array_agg(id) from locked)::uuid[])
    )`
