import { allocationTransitions } from '@fairground/domain/ledger/allocation.ts'
import { most } from '@fairground/domain/rounding.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import type { RowOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { EVERY_KIND, type PoolKind } from './pool-kinds.ts'
import {
  adopt,
  anyGivenBack,
  blockUnits,
  commitUnits,
  disown,
  giveBack,
  insertPoolChanges,
  insertPools,
  lockPools,
  moveAllocations,
  outdate,
  readPools,
  takeOver,
  takeUnits,
  writeAwaited,
  writeCapacities,
} from './queries.ts'

/**
 * The one writer of scarce counts: stock per variant and location, pre-orders, ticket quota per definition, places per event with answers,
 * uses of a coupon, orders per slot of local delivery, tickets that can be had with an access code
 * and that one person may have, and at one price, passes of a series, seats of events, minor units of gift cards.
 * hold -> commit -> release / expire / restock. `free = capacity - owed - used`; a null capacity is unlimited.
 * Units are owed when a merchant took what was not there: then nothing is on the shelf, and `free` is below 0.
 */
export interface Pool {
  readonly id: string
  readonly kind: string
  readonly refId: string
  readonly capacity: bigint | null
  readonly used: bigint
  readonly owed: bigint
}

/** Time and author of a change, as the history of a pool has them. Without a caller it is the shop itself. */
export interface Moment {
  readonly now: Date
  readonly caller?: Caller
}

export interface Take {
  readonly poolId: string
  /** Minor units where the pool is a gift card. */
  readonly quantity: number | bigint
  readonly lineId: string
}

type Taken = { readonly ok: true } | { readonly ok: false; readonly short: readonly { poolId: string; left: number }[] }

/** Null when unlimited; below 0 as far as units are owed. */
export const freeUnits = ({ capacity, used, owed = 0n }: Pick<Pool, 'capacity' | 'used'> & { owed?: bigint }) =>
  capacity === null ? null : capacity - owed - used

interface NewPool {
  readonly id: string
  readonly kind: PoolKind
  readonly refId: string
  readonly capacity: bigint | null
}

export async function createPools(tx: Tx, pools: readonly NewPool[], moment: Moment): Promise<void> {
  if (pools.length === 0) return
  await tx.run(insertPools, {
    ids: pools.map((p) => p.id),
    kinds: pools.map((p) => p.kind),
    refs: pools.map((p) => p.refId),
    capacities: pools.map((p) => p.capacity), // null elements are unlimited pools
    at: moment.now,
  })
  await writeChanges(
    tx,
    pools.map((p) => ({ poolId: p.id, before: null, after: p.capacity, reason: 'CREATED' })),
    moment,
  )
}

/** Locks the pools in id order until the transaction ends; those that do not exist are missing from the answer. */
export const lockedPools = async (tx: Tx, ids: readonly string[]): Promise<Map<string, Pool>> =>
  new Map(ids.length === 0 ? [] : (await tx.rows(lockPools, { ids: [...ids] })).map((pool) => [pool.id, pool]))

export const findPools = (db: Queryable, ids: readonly string[]): Promise<Pool[]> =>
  db.rows(readPools, { ids: [...ids] })

/** True where units of one of the pools have come back since a moment. */
export const cameBack = async (db: Queryable, pools: readonly string[], since: Date): Promise<boolean> =>
  (await db.row(anyGivenBack, { pools: [...pools], since }))?.isGiven ?? false

export type PoolChangeReason = 'MANUAL' | 'ORDER' | 'REVERT_INVENTORY_CHANGE' | 'IMPORT'

/**
 * Sets how many units may still be taken; null stops counting. Held and sold units stay counted.
 * Below 0 units are owed: only what a person decides may do that, and nothing is sold until it is made up for.
 * Call it after `lockedPools`: a number calculated from counts that were read without a lock is wrong once somebody buys.
 */
export async function setFree(
  tx: Tx,
  changes: readonly { poolId: string; free: bigint | null; reason: PoolChangeReason }[],
  moment: Moment,
): Promise<void> {
  await changeNet(tx, changes, moment, {
    netAfter: (pool, change) => (change.free === null ? null : pool.used + change.free),
    mayOwe: true,
  })
}

/**
 * Sets how many units there are in all, whatever is used by then; null stops counting. Below what is used the difference is owed:
 * nothing more is taken until it is made up for. For limits, which their owner states as a total.
 */
export async function setNet(
  tx: Tx,
  changes: readonly { poolId: string; net: bigint | null; reason: PoolChangeReason }[],
  moment: Moment,
): Promise<void> {
  await changeNet(tx, changes, moment, { netAfter: (_, change) => change.net, mayOwe: true })
}

/** Sets how many free units of each pool are for people who wait: others do not get them. Returns in how many that changes. */
export const setAwaited = (tx: Tx, units: ReadonlyMap<string, number>, now: Date): Promise<number> =>
  units.size === 0
    ? Promise.resolve(0)
    : tx.run(writeAwaited, { ids: [...units.keys()], units: [...units.values()].map(BigInt), at: now })

/** Sets how many units there are in all. Refused below what is held or sold. */
export async function setCapacity(
  tx: Tx,
  changes: readonly { poolId: string; capacity: bigint | null; reason: PoolChangeReason }[],
  moment: Moment,
): Promise<void> {
  await changeNet(tx, changes, moment, { netAfter: (_, change) => change.capacity, mayOwe: false })
}

/** Capacity less what is owed: what merchants put in. */
const net = ({ capacity, owed }: Pool): bigint | null => (capacity === null ? null : capacity - owed)

/** The pool with so much put in; what is used and not put in is owed. */
const withNet = (pool: Pool, after: bigint | null): Pool =>
  after === null
    ? { ...pool, capacity: null, owed: 0n }
    : { ...pool, capacity: most(after, pool.used), owed: most(pool.used - after, 0n) }

async function changeNet<C extends { poolId: string; reason: PoolChangeReason }>(
  tx: Tx,
  changes: readonly C[],
  moment: Moment,
  { netAfter, mayOwe }: { netAfter: (pool: Pool, change: C) => bigint | null; mayOwe: boolean },
): Promise<void> {
  if (changes.length === 0) return
  const before = await lockedPools(
    tx,
    changes.map((c) => c.poolId),
  )
  const pools = new Map(before)
  const reasons = new Map<string, PoolChangeReason>()
  // A pool may be named more than once: each change starts from the one before it.
  for (const change of changes) {
    const pool = pools.get(change.poolId)
    if (!pool) throw new Error(`No pool ${change.poolId}`)
    const after = netAfter(pool, change)
    // A debt may be paid in part; only `setFree` and `setNet` make one.
    if (after !== null && after < pool.used && !mayOwe && !(pool.owed > 0n && after > net(pool)!)) {
      throw new ApiError({ code: 'INSUFFICIENT_INVENTORY', quantityAvailable: Number(most(freeUnits(pool) ?? 0n, 0n)) })
    }
    pools.set(pool.id, withNet(pool, after))
    reasons.set(pool.id, change.reason)
  }
  const decided = [...before.values()].flatMap((pool) => {
    const after = pools.get(pool.id)! // every locked pool is in the map
    return net(after) === net(pool)
      ? []
      : [{ poolId: pool.id, before: net(pool), after: net(after), pool: after, reason: reasons.get(pool.id)! }]
  })
  if (decided.length === 0) return
  await tx.run(writeCapacities, {
    ids: decided.map((d) => d.poolId),
    capacities: decided.map((d) => d.pool.capacity), // null elements are unlimited pools
    owed: decided.map((d) => d.pool.owed),
    at: moment.now,
  })
  await writeChanges(tx, decided, moment)
}

async function writeChanges(
  tx: Tx,
  changes: readonly { poolId: string; before: bigint | null; after: bigint | null; reason: string }[],
  { now, caller }: Moment,
): Promise<void> {
  await tx.run(insertPoolChanges, {
    ids: changes.map(() => newId(now)),
    pools: changes.map((c) => c.poolId),
    befores: changes.map((c) => c.before), // null is unlimited
    afters: changes.map((c) => c.after),
    reasons: changes.map((c) => c.reason),
    at: now,
    actorKind: caller?.kind ?? null,
    actorId: caller && 'id' in caller ? caller.id : null,
  })
}

interface Committed {
  /** An adjustment is a merchant's own: `refId` names what it is about. An order, which is there already, has no units that are awaited. */
  readonly purpose: 'adjustment' | 'rsvp' | 'order' | 'redemption'
  readonly refId: string
  readonly takes: readonly Take[]
}

/** Takes units for good, all or nothing: on `ok: false` the caller must roll back. Reservations and orders take theirs as they are written, and an order again when a ticket of it is changed. */
export const commit = (tx: Tx, taking: Committed, now: Date): Promise<Taken> =>
  take(tx, taking, { state: 'COMMITTED', expiresAt: null }, now)

/** As `commit`, for an order that waits for its payment until then: the units are of the whole order. */
export const holdForOrder = (
  tx: Tx,
  { orderId, poolIds, until }: { readonly orderId: string; readonly poolIds: readonly string[]; readonly until: Date },
  now: Date,
): Promise<Taken> => {
  const takes = poolIds.map((poolId) => ({ poolId, quantity: 1, lineId: null }))
  return take(tx, { purpose: 'order', refId: orderId, takes }, { state: 'HELD', expiresAt: until }, now)
}

interface Taking extends Omit<Committed, 'takes'> {
  readonly takes: readonly (Omit<Take, 'lineId'> & { readonly lineId: string | null })[]
}

async function take(
  tx: Tx,
  { purpose, refId, takes }: Taking,
  as: { readonly state: 'COMMITTED' | 'HELD'; readonly expiresAt: Date | null },
  now: Date,
): Promise<Taken> {
  if (takes.length === 0) return { ok: true }
  const wanted = new Set(takes.map((t) => t.poolId))
  const taken = await tx.rows(takeUnits, {
    allocations: takes.map(() => newId(now)),
    pools: takes.map((t) => t.poolId),
    quantities: takes.map((t) => BigInt(t.quantity)),
    lines: takes.map((t) => t.lineId),
    purpose,
    refId,
    at: now,
    ...as,
  })
  if (taken.length === wanted.size) return { ok: true }
  const got = new Set(taken.map((t) => t.poolId))
  const missing = [...wanted].filter((id) => !got.has(id))
  return { ok: false, short: await leftIn(tx, missing) }
}

interface AdoptedUnits {
  readonly poolId: string
  readonly orderId: string
  readonly lineId: string
  readonly quantity: bigint
  readonly state: string
  readonly expiresAt: Date | null
  /** That of an order unless given. */
  readonly purpose?: string
}

/** Counts units that orders have had before they were counted; the pools are locked. Beyond a limit they are owed. */
export async function adoptUnits(tx: Tx, units: readonly AdoptedUnits[], now: Date): Promise<void> {
  if (units.length === 0) return
  await tx.run(adopt, {
    ids: units.map(() => newId(now)),
    pools: units.map(({ poolId }) => poolId),
    refs: units.map(({ orderId }) => orderId),
    lines: units.map(({ lineId }) => lineId),
    quantities: units.map(({ quantity }) => quantity),
    states: units.map(({ state }) => state),
    expires: units.map(({ expiresAt }) => expiresAt), // null elements are committed for good
    at: now,
    purposes: units.map(({ purpose }) => purpose ?? 'order'),
  })
}

/**
 * Takes units for staff who keep them from being sold, all or nothing: the pools that have too few come back, and the caller must roll
 * back. A block belongs to its pool: `release` gives it back by the pool's id.
 */
export async function block(
  tx: Tx,
  takes: readonly { readonly poolId: string; readonly quantity: number }[],
  now: Date,
): Promise<string[]> {
  const taken = await tx.rows(blockUnits, {
    allocations: takes.map(() => newId(now)),
    pools: takes.map(({ poolId }) => poolId),
    quantities: takes.map(({ quantity }) => BigInt(quantity)),
    at: now,
  })
  const got = new Set(taken.map(({ poolId }) => poolId))
  return takes.map(({ poolId }) => poolId).filter((id) => !got.has(id))
}

/** Gives back units of a pool that lines have which drew on others, and on it beside. The pools are locked. */
export const disownUnits = (
  tx: Tx,
  { from, of }: { readonly from: string; readonly of: readonly string[] },
  now: Date,
): Promise<number> => tx.run(disown, { from, of: [...of], at: now })

interface MovedUnits {
  readonly from: string
  readonly to: string
  readonly refIds: readonly string[]
}

/** Counts what references have of one pool at another instead. The pools are locked. */
export const moveUnits = (tx: Tx, { from, to, refIds }: MovedUnits, now: Date): Promise<number> =>
  tx.run(moveAllocations, { from, to, refIds: [...refIds], at: now })

/** Makes takes of these pools fail that were made before the transaction: they did not know what is drawn beside them from now on. */
export const outdateDraws = (tx: Tx, poolIds: readonly string[], now: Date): Promise<number> =>
  tx.run(outdate, { ids: [...poolIds], at: now })

/** Units that each of these pools still has; for a refusal. */
export async function leftIn(db: Queryable, poolIds: readonly string[]): Promise<{ poolId: string; left: number }[]> {
  return (await findPools(db, poolIds)).map((pool) => ({
    poolId: pool.id,
    left: Number(most(freeUnits(pool) ?? 0n, 0n)),
  }))
}

/** Makes held units of an order its own for good, once however often it is repeated. Returns what was committed. */
export const commitHeld = (tx: Tx, orderId: string, now: Date): Promise<{ poolId: string; quantity: bigint }[]> =>
  tx.rows(commitUnits, { refId: orderId, at: now })

/** Makes what a reservation holds a line's of an order for good. Returns whether it still held anything. */
export const takeOverHeld = async (
  tx: Tx,
  {
    reservationId: from,
    orderId,
    lineId,
  }: { readonly reservationId: string; readonly orderId: string; readonly lineId: string },
  now: Date,
): Promise<boolean> => (await tx.run(takeOver, { from, orderId, lineId, at: now })) > 0

/** Gives back the units of reservations or orders, of these kinds; repeating it gives back nothing more. */
export function release(
  tx: Tx,
  refIds: readonly string[],
  to: 'RELEASED' | 'EXPIRED' | 'RESTOCKED',
  { now, kinds = EVERY_KIND }: { now: Date; kinds?: readonly PoolKind[] },
): Promise<RowOf<typeof giveBack>[]> {
  const from = statesBefore(allocationTransitions, to)
  return tx.rows(giveBack, { refIds: [...refIds], from, to, at: now, kinds: [...kinds] })
}
