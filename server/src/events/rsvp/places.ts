import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { commit, createPools, lockedPools, release, setFree, setNet } from '../../sales/ledger/ledger.ts'
import { placesPools } from './queries.ts'

type Within = Pick<Ctx, 'now' | 'newId' | 'caller'>

/** Places of one event: a pool of the ledger, locked until the transaction ends. All changes of its answers wait for it. */
export interface Places {
  readonly poolId: string
  /** Null is without bound. */
  readonly limit: number | null
  /** Number of guests who answered YES, companions included; above `limit` when the organiser let more in. */
  readonly attending: number
}

export const freePlaces = ({ limit, attending }: Places): number =>
  limit === null ? Number.POSITIVE_INFINITY : limit - attending

export const createPlaces = (tx: Tx, eventIds: readonly string[], limit: number | null, ctx: Within): Promise<void> =>
  createPools(
    tx,
    eventIds.map((refId) => ({
      id: ctx.newId(),
      kind: 'places' as const,
      refId,
      capacity: limit === null ? null : BigInt(limit),
    })),
    ctx,
  )

export async function lockPlaces(tx: Tx, eventId: string): Promise<Places | undefined> {
  const [found] = await tx.rows(placesPools, { eventIds: [eventId] })
  if (!found) return undefined
  const pool = (await lockedPools(tx, [found.poolId])).get(found.poolId)! // pools are never deleted
  return {
    poolId: pool.id,
    limit: pool.capacity === null ? null : Number(pool.capacity - pool.owed),
    attending: Number(pool.used),
  }
}

/** Sets how many places the event has. Below what is taken nobody is sent away: nobody comes in until there is room again. */
export async function setLimit(
  tx: Tx,
  eventId: string,
  limit: number | null,
  ctx: Within,
): Promise<Places | undefined> {
  const places = await lockPlaces(tx, eventId)
  if (!places) {
    await createPlaces(tx, [eventId], limit, ctx)
    return undefined
  }
  if (places.limit === limit) return places
  const net = limit === null ? null : BigInt(limit)
  await setNet(tx, [{ poolId: places.poolId, net, reason: 'MANUAL' }], ctx)
  return { ...places, limit }
}

interface Seating {
  readonly from: number
  readonly to: number
}

/** True when an answer needs more places than are left beside those it has. */
export const exceeds = (places: Places, { from, to }: Seating): boolean => to > from && to > freePlaces(places) + from

/** The places of one answer. `beyond` takes them though there are none: the organiser's. Returns the places as they are then. */
export async function seat(
  tx: Tx,
  places: Places,
  { rsvpId, from, to, beyond }: Seating & { rsvpId: string; beyond: boolean },
  ctx: Within,
): Promise<Places> {
  if (from === to) return places
  if (from > 0) await release(tx, [rsvpId], 'RELEASED', { now: ctx.now, kinds: ['places'] })
  const left = { ...places, attending: places.attending - from }
  const after = { ...left, attending: left.attending + to }
  if (to === 0) return after
  const over = beyond && to > freePlaces(left)
  const setTo = (free: number) =>
    setFree(tx, [{ poolId: places.poolId, free: BigInt(free), reason: 'MANUAL' as const }], ctx)
  if (over) await setTo(to)
  const takes = [{ poolId: places.poolId, quantity: to, lineId: rsvpId }]
  const taken = await commit(tx, { purpose: 'rsvp', refId: rsvpId, takes }, ctx.now)
  if (!taken.ok) throw new Error(`No place for ${rsvpId} though the pool is locked and has some`)
  if (over) await setTo(freePlaces(after))
  return after
}

/** Number of guests who answered YES by event: one statement. Events without places are missing. */
export const attendingOf = async (db: Queryable, eventIds: readonly string[]): Promise<Map<string, number>> =>
  new Map(
    eventIds.length === 0
      ? []
      : (await db.rows(placesPools, { eventIds: [...eventIds] })).map(({ eventId, used }) => [eventId, Number(used)]),
  )
