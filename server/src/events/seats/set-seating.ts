import { isSameSpot, type Spot, seatName, spotsOf } from '@fairground/domain/seats/plan.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { createPools, lockedPools, setCapacity } from '../../sales/ledger/ledger.ts'
import { afterLapsed } from '../../sales/purchase/after-lapsed.ts'
import type { EventRow } from '../event/event-row.ts'
import { lockEventRow } from '../event/find-events.ts'
import { getPlan } from './edit-plans.ts'
import { seatingNotFound } from './find-seating.ts'
import type { PlanRow } from './plan-queries.ts'
import {
  findLaidOut,
  findSpots,
  followKinds,
  lockSeating,
  removeKinds,
  removeSeating,
  removeSpots,
  seatedKinds,
  spotsOfEvent,
  writeKinds,
  writeSeating,
  writeSpots,
} from './queries.ts'
import type { SeatingRow, SpotRow } from './spot-row.ts'

type Taken = SpotRow & { readonly capacity: bigint }

/** Gives the event the seats of a plan. Throws EVENT_NOT_FOUND, SEAT_PLAN_NOT_FOUND, and SEAT_TAKEN where one that is used would go. */
export const setSeating = (ctx: Ctx, eventId: string, planId: string): Promise<void> =>
  changeSeats(ctx, eventId, async (tx) => {
    const event = await lockedEvent(tx, eventId)
    const plan = await getPlan(tx, planId)
    const before = await tx.row(lockSeating, { eventId })
    await takeOver(tx, ctx, event.id, plan)
    await record(tx, ctx, {
      action: 'event.seatingSet',
      target: { id: event.id, name: event.title },
      ...(before ? { before: recorded(before) } : {}),
      after: { plan: plan.name, seats: plan.seats, capacity: plan.capacity },
    })
    await announceSeats(tx, ctx, eventId)
  })

/** Throws EVENT_NOT_FOUND, SEATING_NOT_FOUND, and SEAT_TAKEN where anything is used. */
export const clearSeating = (ctx: Ctx, eventId: string): Promise<void> =>
  changeSeats(ctx, eventId, async (tx) => {
    const event = await lockedEvent(tx, eventId)
    const before = await tx.row(lockSeating, { eventId })
    if (!before) throw seatingNotFound(eventId)
    await giveUp(tx, ctx, eventId, await tx.rows(spotsOfEvent, { eventId }))
    await tx.run(removeKinds, { eventId })
    await tx.run(removeSeating, { eventId })
    await record(tx, ctx, {
      action: 'event.seatingRemoved',
      target: { id: event.id, name: event.title },
      before: recorded(before),
    })
    await announceSeats(tx, ctx, eventId)
  })

export async function lockedEvent(tx: Tx, eventId: string): Promise<EventRow> {
  const event = await lockEventRow(tx, eventId)
  if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
  return event
}

/** Pages and streams of the event read its seats again. */
export const announceSeats = (tx: Tx, ctx: Pick<Ctx, 'now' | 'newId'>, eventId: string): Promise<void> =>
  happen(tx, [{ entity: 'event', entityId: eventId, slug: 'seatsChanged', payload: {} }], ctx)

const recorded = ({ planName }: SeatingRow) => ({ plan: planName })

/** Changes seats of an event; once more where the seats in the way are held past their time. */
export const changeSeats = (ctx: Ctx, eventId: string, change: (tx: Tx) => Promise<void>): Promise<void> =>
  afterLapsed(
    ctx,
    () => ctx.db.inTx(change),
    async (error) => {
      if (!(error instanceof ApiError && error.code === 'SEAT_TAKEN')) return []
      const ids = error.data.seatIds as readonly string[] // of `takenSeats`
      const spots = await ctx.db.rows(findSpots, { eventIds: ids.map(() => eventId), ids: [...ids] })
      return spots.map(({ poolId }) => poolId)
    },
  )

export function takenSeats(spots: readonly SpotRow[]): ApiError {
  const seatIds = spots.slice(0, 100).map(({ id }) => id)
  const seat = seatName(spots[0]!) // never empty
  return new ApiError({ code: 'SEAT_TAKEN', seatIds, seat, others: spots.length - 1 })
}

/** Gives a copied event the seats of the other, all of them free: blocks were that evening's. */
export async function copySeating(
  ctx: Ctx,
  tx: Tx,
  { from, to, kinds }: { readonly from: string; readonly to: string; readonly kinds: ReadonlyMap<string, string> },
): Promise<void> {
  const seating = await tx.row(findLaidOut, { eventId: from })
  if (!seating) return
  await takeOver(tx, ctx, to, {
    ...seating,
    id: seating.planId,
    name: seating.planName,
    revision: seating.planRevision,
  })
  const bound = await tx.rows(seatedKinds, { eventId: from })
  await tx.run(writeKinds, {
    eventId: to,
    kinds: bound.flatMap(({ definitionId, partIds }) => {
      const copy = kinds.get(definitionId)
      return copy ? [{ definitionId: copy, partIds }] : []
    }),
  })
  await tx.run(followKinds, { eventId: to })
}

interface TakenPlan extends Pick<PlanRow, 'name' | 'revision' | 'layout'> {
  /** Null where it was deleted. */
  readonly id: string | null
}

/** Makes the event's seats those of the plan; what stays goes on with its pool. */
async function takeOver(tx: Tx, ctx: Ctx, eventId: string, plan: TakenPlan): Promise<void> {
  const wanted = spotsOf(plan.layout)
  const byId = new Map(wanted.map((spot) => [spot.id, spot]))
  const present = await tx.rows(spotsOfEvent, { eventId })
  const stays = new Map<string, Taken>()
  for (const spot of present) {
    const same = byId.get(spot.id)
    if (same && isSameSpot(spot, same)) stays.set(spot.id, spot)
  }
  await giveUp(
    tx,
    ctx,
    eventId,
    present.filter(({ id }) => !stays.has(id)),
  )
  await resize(tx, ctx, wanted, stays)
  const pools = new Map(wanted.map((spot) => [spot.id, stays.get(spot.id)?.poolId ?? ctx.newId()]))
  await createPools(
    tx,
    wanted
      .filter(({ id }) => !stays.has(id))
      .map(({ id, capacity }) => ({
        id: pools.get(id)!,
        kind: 'seat',
        refId: pools.get(id)!,
        capacity: BigInt(capacity),
      })), // set above
    ctx,
  )
  await tx.run(writeSeating, {
    eventId,
    planId: plan.id,
    planName: plan.name,
    planRevision: plan.revision,
    layout: plan.layout,
    at: ctx.now,
  })
  await tx.run(writeSpots, { eventId, ...columnsOf(wanted, pools) })
  await keepKinds(tx, eventId, plan)
}

function columnsOf(wanted: readonly Spot[], pools: ReadonlyMap<string, string>) {
  return {
    ids: wanted.map(({ id }) => id),
    pools: wanted.map(({ id }) => pools.get(id)!), // each wanted spot has one
    positions: wanted.map((_, i) => i),
    kinds: wanted.map(({ kind }) => kind),
    sectionIds: wanted.map(({ sectionId }) => sectionId),
    elementIds: wanted.map(({ elementId }) => elementId),
    sectionLabels: wanted.map(({ sectionLabel }) => sectionLabel),
    elementLabels: wanted.map(({ elementLabel }) => elementLabel),
    seatLabels: wanted.map(({ seatLabel }) => seatLabel), // null elements are areas
    accessible: wanted.map(({ accessible }) => accessible),
    xs: wanted.map(({ x }) => Math.round(x)),
    ys: wanted.map(({ y }) => Math.round(y)),
  }
}

/** Seats that go must be free, and cannot be taken from now on: a buyer who found one before takes from a pool without units. */
async function giveUp(tx: Tx, ctx: Ctx, eventId: string, gone: readonly SpotRow[]): Promise<void> {
  if (gone.length === 0) return
  const pools = await lockedPools(
    tx,
    gone.map(({ poolId }) => poolId),
  )
  const used = gone.filter(({ poolId }) => (pools.get(poolId)?.used ?? 0n) > 0n)
  if (used.length > 0) throw takenSeats(used)
  await setCapacity(
    tx,
    gone.map(({ poolId }) => ({ poolId, capacity: 0n, reason: 'MANUAL' })),
    ctx,
  )
  await tx.run(removeSpots, { eventId, ids: gone.map(({ id }) => id) })
}

/** Areas that stay may have room for more people or fewer, but for as many as are in them. */
async function resize(tx: Tx, ctx: Ctx, wanted: readonly Spot[], stays: ReadonlyMap<string, Taken>): Promise<void> {
  const changed = wanted.flatMap(({ id, capacity }) => {
    const spot = stays.get(id)
    return spot && spot.capacity !== BigInt(capacity) ? [{ spot, capacity: BigInt(capacity) }] : []
  })
  if (changed.length === 0) return
  const pools = await lockedPools(
    tx,
    changed.map(({ spot }) => spot.poolId),
  )
  const short = changed.filter(({ spot, capacity }) => (pools.get(spot.poolId)?.used ?? 0n) > capacity)
  if (short.length > 0) throw takenSeats(short.map(({ spot }) => spot))
  await setCapacity(
    tx,
    changed.map(({ spot, capacity }) => ({ poolId: spot.poolId, capacity, reason: 'MANUAL' })),
    ctx,
  )
}

/** Kinds of ticket stay bound to what is still there; one that has nothing left is sold no more until it is bound again. */
async function keepKinds(tx: Tx, eventId: string, { layout }: TakenPlan): Promise<void> {
  const parts = new Set(layout.sections.flatMap(({ id, elements }) => [id, ...elements.map((element) => element.id)]))
  const kinds = await tx.rows(seatedKinds, { eventId })
  await tx.run(removeKinds, { eventId })
  await tx.run(writeKinds, {
    eventId,
    kinds: kinds.map(({ definitionId, partIds }) => ({ definitionId, partIds: partIds.filter((id) => parts.has(id)) })),
  })
  await tx.run(followKinds, { eventId })
}
