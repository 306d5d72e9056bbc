import type { SpotState } from '@fairground/contract/enumerations/seats.ts'
import * as contract from '@fairground/contract/fairground/event-seating.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { bestAvailable } from '@fairground/domain/seats/best-available.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import { getEvent } from '../event/find-events.ts'
import { bindTickets } from './bind-tickets.ts'
import { blockSpots, unblockSpots } from './block-spots.ts'
import { type EventSeating, getSeating, seatingNotFound, shownKinds } from './find-seating.ts'
import { freeSpots, notEnough } from './free-spots.ts'
import { findSeating, takenSpots, usedSpots } from './queries.ts'
import { clearSeating, setSeating } from './set-seating.ts'
import { layoutToWire } from './wire.ts'

/** Milliseconds that what is taken may lag behind. */
const TAKEN_MAY_LAG_MS = 1_000

export function eventSeatingRoutes(api: Api): void {
  const seating = async (ctx: Ctx, eventId: string, access?: string) => ({
    seating: toWire(await getSeating(ctx, eventId, access)),
  })

  mount(api, contract.getEventSeating, ({ eventId, access }, ctx) => seating(ctx, eventId, access), {
    cache: ({ eventId }) => [`event:${eventId.toLowerCase()}`],
  })
  mount(api, contract.listTakenSpots, ({ eventId }, ctx) => taken(ctx, eventId), {
    cache: ({ eventId }) => [`event:${eventId.toLowerCase()}`],
    cacheForMs: TAKEN_MAY_LAG_MS,
  })
  // Each call looks at every seat of the hall.
  mount(api, contract.findBestSpots, best, { limit: () => perAddress('best-spots', 60) })
  mount(api, contract.setEventSeating, async ({ eventId, seatPlanId }, ctx) => {
    await setSeating(ctx, eventId, seatPlanId)
    return seating(ctx, eventId)
  })
  mount(api, contract.removeEventSeating, async ({ eventId }, ctx) => {
    await clearSeating(ctx, eventId)
    return {}
  })
  mount(api, contract.bindTickets, async ({ eventId, revision, tickets }, ctx) => {
    await bindTickets(ctx, eventId, revision, tickets)
    return seating(ctx, eventId)
  })
  mount(api, contract.listSpotStates, async ({ eventId }, ctx) => {
    const row = await rowOf(ctx, eventId)
    const used = await ctx.db.rows(usedSpots, { eventId: row.eventId })
    return {
      revision: String(row.revision),
      spots: used.map(({ id, state, quantity, note }) => ({
        spotId: id,
        state: state as SpotState, // as the statement names them
        quantity: Number(quantity),
        ...present({ note: note ?? undefined }),
      })),
    }
  })
  mount(api, contract.blockSpots, async ({ eventId, ...blocking }, ctx) => {
    await blockSpots(ctx, eventId, blocking)
    return {}
  })
  mount(api, contract.unblockSpots, async ({ eventId, spotIds }, ctx) => {
    await unblockSpots(ctx, eventId, spotIds)
    return {}
  })
}

const toWire = ({ eventId, revision, planId, planName, planRevision, layout, kinds }: EventSeating) => ({
  eventId,
  revision: String(revision),
  ...present({ seatPlanId: planId ?? undefined }),
  seatPlanName: planName,
  seatPlanRevision: String(planRevision),
  layout: layoutToWire(layout),
  tickets: kinds.map(({ definitionId, partIds }) => ({ ticketDefinitionId: definitionId, partIds: [...partIds] })),
})

async function rowOf(ctx: Ctx, eventId: string) {
  const event = await getEvent(ctx, eventId)
  const row = await ctx.db.row(findSeating, { eventId: event.id })
  if (!row) throw seatingNotFound(eventId)
  return row
}

async function taken(ctx: Ctx, eventId: string) {
  const row = await rowOf(ctx, eventId)
  const spots = await ctx.db.rows(takenSpots, { eventId: row.eventId })
  return {
    revision: String(row.revision),
    seats: spots.map(({ isArea, killed, left }) => (isArea ? '' : killed ? '2' : left > 0n ? '0' : '1')).join(''),
    areas: spots.flatMap(({ id, isArea, left }) => (isArea ? [{ spotId: id, left: Number(left) }] : [])),
  }
}

async function best(
  { eventId, ticketDefinitionId, quantity, accessible = 0, access }: RequestOf<typeof contract.findBestSpots>,
  ctx: Ctx,
) {
  const row = await rowOf(ctx, eventId)
  const id = ticketDefinitionId.toLowerCase()
  const kind = (await shownKinds(ctx, row.eventId, access)).find(({ definitionId }) => definitionId === id)
  if (!kind) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId })
  const free = await freeSpots(ctx.db, row.eventId, id)
  const spots = bestAvailable(free.spots, { quantity, accessible: Math.min(accessible, quantity), focus: free.focus })
  if (!spots) throw notEnough(free.spots, kind)
  return { spots: [...spots] }
}
