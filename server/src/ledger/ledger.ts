import type { Db, Queryable, Tx } from '../db/database.ts'
import { ApiError } from '../http/api-error.ts'
import { newId } from '../ids.ts'
import {
  commitHeld,
  giveBack,
  insertPoolChanges,
  insertPools,
  lapsedHolds,
  lockPools,
  readPools,
  takeUnits,
  writeCapacities,
} from './queries.ts'

/**
 * The one writer of scarce counts: stock per variant, ticket quota per definition.
 * hold -> commit -> release / expire / restock. `free = capacity - used`; a null capacity is unlimited.
 */
export type PoolKind = 'stock' | 'tickets'

export interface Pool {
  readonly id: string
  readonly kind: string
  readonly refId: string
  readonly capacity: bigint | null
  readonly used: bigint
}

export interface Take {
  readonly poolId: string
  readonly quantity: number
  readonly lineId: string
}

export type Taken =
  | { readonly ok: true }
  | { readonly ok: false; readonly short: readonly { poolId: string; left: number }[] }

/** Null when unlimited. */
export const freeUnits = (pool: Pick<Pool, 'capacity' | 'used'>): bigint | null =>
  pool.capacity === null ? null : pool.capacity - pool.used

export interface NewPool {
  readonly id: string
  readonly kind: PoolKind
  readonly refId: string
  readonly capacity: bigint | null
}

export async function createPools(tx: Tx, pools: readonly NewPool[], now: Date): Promise<void> {
  if (pools.length === 0) return
  await tx.run(insertPools, {
    ids: pools.map((p) => p.id),
    kinds: pools.map((p) => p.kind),
    refs: pools.map((p) => p.refId),
    capacities: pools.map((p) => p.capacity) as bigint[], // null elements are unlimited pools
    at: now,
  })
  await writeChanges(
    tx,
    pools.map((p) => ({ poolId: p.id, before: null, after: p.capacity, reason: 'CREATED' })),
    now,
  )
}

export const findPools = (db: Queryable, ids: readonly string[]): Promise<Pool[]> =>
  db.rows(readPools, { ids: [...ids] })

export type PoolChangeReason = 'MANUAL' | 'ORDER' | 'REVERT_INVENTORY_CHANGE' | 'IMPORT'

/** Sets how many units may still be taken; null stops counting. What is held or sold stays counted. */
export async function setFree(
  tx: Tx,
  changes: readonly { poolId: string; free: bigint | null; reason: PoolChangeReason }[],
  now: Date,
): Promise<void> {
  await changeCapacities(tx, changes, (pool, change) => (change.free === null ? null : pool.used + change.free), now)
}

/** Sets how many units there are in all. Refused below what is held or sold. */
export async function setCapacity(
  tx: Tx,
  changes: readonly { poolId: string; capacity: bigint | null; reason: PoolChangeReason }[],
  now: Date,
): Promise<void> {
  await changeCapacities(tx, changes, (_, change) => change.capacity, now)
}

/** Adds to (or, negative, takes from) how many units there are. Refused below what is held or sold; unlimited stays unlimited. */
export async function adjustCapacity(
  tx: Tx,
  changes: readonly { poolId: string; delta: bigint; reason: PoolChangeReason }[],
  now: Date,
): Promise<void> {
  await changeCapacities(
    tx,
    changes,
    (pool, change) => (pool.capacity === null ? null : pool.capacity + change.delta),
    now,
  )
}

async function changeCapacities<C extends { poolId: string; reason: PoolChangeReason }>(
  tx: Tx,
  changes: readonly C[],
  capacityAfter: (pool: Pool, change: C) => bigint | null,
  now: Date,
): Promise<void> {
  if (changes.length === 0) return
  const before = await tx.rows(lockPools, { ids: changes.map((c) => c.poolId) })
  const pools = new Map(before.map((pool) => [pool.id, pool]))
  const reasons = new Map<string, PoolChangeReason>()
  // A pool may be named more than once: each change starts from the one before it.
  for (const change of changes) {
    const pool = pools.get(change.poolId)
    if (!pool) throw new Error(`No pool ${change.poolId}`)
    const capacity = capacityAfter(pool, change)
    if (capacity !== null && capacity < pool.used) {
      throw new ApiError({ code: 'INSUFFICIENT_INVENTORY', quantityAvailable: Number(freeUnits(pool) ?? 0n) })
    }
    pools.set(pool.id, { ...pool, capacity })
    reasons.set(pool.id, change.reason)
  }
  const decided = before.flatMap(({ id, capacity }) => {
    const after = pools.get(id)!.capacity // every locked pool is in the map
    return after === capacity ? [] : [{ poolId: id, before: capacity, after, reason: reasons.get(id)! }]
  })
  if (decided.length === 0) return
  await tx.run(writeCapacities, {
    ids: decided.map((d) => d.poolId),
    capacities: decided.map((d) => d.after) as bigint[], // null elements are unlimited pools
    at: now,
  })
  await writeChanges(tx, decided, now)
}

async function writeChanges(
  tx: Tx,
  changes: readonly { poolId: string; before: bigint | null; after: bigint | null; reason: string }[],
  now: Date,
): Promise<void> {
  await tx.run(insertPoolChanges, {
    ids: changes.map(() => newId(now)),
    pools: changes.map((c) => c.poolId),
    befores: changes.map((c) => c.before) as bigint[], // null is unlimited
    afters: changes.map((c) => c.after) as bigint[],
    reasons: changes.map((c) => c.reason),
    at: now,
  })
}

export interface Hold {
  readonly purpose: 'reservation' | 'order'
  readonly refId: string
  readonly expiresAt: Date | null
  readonly takes: readonly Take[]
}

/** Holds units, all or nothing: on `ok: false` the caller must roll back. */
export const hold = (tx: Tx, asked: Hold, now: Date): Promise<Taken> => take(tx, asked, 'HELD', now)

/** Takes units for good. */
export const commit = (tx: Tx, asked: Hold, now: Date): Promise<Taken> => take(tx, asked, 'COMMITTED', now)

async function take(
  tx: Tx,
  { purpose, refId, expiresAt, takes }: Hold,
  state: 'HELD' | 'COMMITTED',
  now: Date,
): Promise<Taken> {
  if (takes.length === 0) return { ok: true }
  const wanted = new Set(takes.map((t) => t.poolId))
  const taken = await tx.rows(takeUnits, {
    allocations: takes.map(() => newId(now)),
    pools: takes.map((t) => t.poolId),
    quantities: takes.map((t) => BigInt(t.quantity)),
    lines: takes.map((t) => t.lineId),
    state,
    purpose,
    refId,
    expiresAt,
    at: now,
  })
  if (taken.length === wanted.size) return { ok: true }
  const got = new Set(taken.map((t) => t.poolId))
  const missing = [...wanted].filter((id) => !got.has(id))
  return { ok: false, short: await leftIn(tx, missing) }
}

/** How many units each of these pools still has; for telling a person after a refusal. */
export async function leftIn(db: Queryable, poolIds: readonly string[]): Promise<{ poolId: string; left: number }[]> {
  return (await findPools(db, poolIds)).map((pool) => ({ poolId: pool.id, left: Number(freeUnits(pool) ?? 0n) }))
}

/** The held units of a reservation become the committed units of an order. Returns what was committed. */
export const commitReserved = (
  tx: Tx,
  reservationId: string,
  orderId: string,
  now: Date,
): Promise<{ poolId: string; quantity: bigint }[]> =>
  tx.rows(commitHeld, { refId: reservationId, purpose: 'order', newRefId: orderId, at: now })

const EVERY_KIND: readonly PoolKind[] = ['stock', 'tickets']

/** Gives back the units of reservations or orders, of these kinds; repeating it gives back nothing more. */
export function release(
  tx: Tx,
  refIds: readonly string[],
  to: 'RELEASED' | 'EXPIRED' | 'RESTOCKED',
  now: Date,
  kinds: readonly PoolKind[] = EVERY_KIND,
): Promise<{ poolId: string; quantity: bigint }[]> {
  const from = to === 'RESTOCKED' ? ['COMMITTED'] : ['HELD', 'COMMITTED']
  return tx.rows(giveBack, { refIds: [...refIds], from, to, at: now, kinds: [...kinds] })
}

/**
 * Frees what reservations of these pools still hold past their time: the next buyer who needs the units does what the job
 * would have done a moment later. Returns whether anything was freed.
 */
export async function releaseLapsed(db: Db, poolIds: readonly string[], now: Date): Promise<boolean> {
  const lapsed = await db.rows(lapsedHolds, { pools: [...poolIds], at: now })
  if (lapsed.length === 0) return false
  const refs = lapsed.map(({ refId }) => refId)
  return (await db.inTx((tx) => release(tx, refs, 'EXPIRED', now))).length > 0
}
