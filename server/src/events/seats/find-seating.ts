import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { getEvent } from '../event/find-events.ts'
import { openedKinds } from '../ticket-access/find-access.ts'
import { findLaidOut, findSeatings, leftOfKinds, placesOfKinds, seatedKinds } from './queries.ts'
import type { LaidOutRow } from './spot-row.ts'

export interface EventSeating extends LaidOutRow {
  readonly kinds: readonly { readonly definitionId: string; readonly partIds: readonly string[] }[]
}

export const seatingNotFound = (eventId: string) => new ApiError({ code: 'SEATING_NOT_FOUND', eventId })

/** The seats of an event with the kinds of ticket that the caller may see. Throws EVENT_NOT_FOUND and SEATING_NOT_FOUND. */
export async function getSeating(ctx: Ctx, eventId: string, access?: string): Promise<EventSeating> {
  const event = await getEvent(ctx, eventId)
  const laidOut = await ctx.db.row(findLaidOut, { eventId: event.id })
  if (!laidOut) throw seatingNotFound(eventId)
  return { ...laidOut, kinds: await shownKinds(ctx, event.id, access) }
}

/** Seat plan of each of these events that has one, unless it is deleted. */
export async function plansOfEvents(db: Queryable, eventIds: readonly string[]): Promise<Map<string, string>> {
  const rows = eventIds.length > 0 ? await db.rows(findSeatings, { eventIds: [...new Set(eventIds)] }) : []
  return new Map(rows.flatMap(({ eventId, planId }) => (planId ? [[eventId, planId]] : [])))
}

/** Kinds of ticket with seats: hidden ones are for staff, and for who has their access. */
export async function shownKinds(ctx: Ctx, eventId: string, access: string | undefined) {
  const opened = new Set(await openedKinds(ctx.db, access, ctx.now))
  const kinds = await ctx.db.rows(seatedKinds, { eventId })
  return kinds.filter(
    ({ hidden, definitionId }) => !hidden || opened.has(definitionId) || holdsScope(ctx.caller, 'events.read'),
  )
}

/** Kinds of ticket that have seats, with the units that are left for each. */
export async function seatsLeft(
  db: Queryable,
  rows: readonly { readonly id: string; readonly seated: boolean }[],
): Promise<Map<string, number>> {
  const definitionIds = rows.filter(({ seated }) => seated).map(({ id }) => id)
  if (definitionIds.length === 0) return new Map()
  const found = await db.rows(leftOfKinds, { definitionIds })
  return new Map(found.map(({ definitionId, left }) => [definitionId, Number(left)]))
}

/** A place of a kind of ticket that can be had now. */
export interface AvailablePlace {
  readonly definitionId: string
  readonly id: string
  readonly sectionLabel: string
  readonly elementLabel: string
  readonly seatLabel: string | null
  readonly left: bigint
}

/** Free places by kind of ticket. */
export async function freePlaces(
  db: Queryable,
  rows: readonly { readonly id: string; readonly seated: boolean }[],
): Promise<Map<string, AvailablePlace[]>> {
  const definitionIds = rows.filter(({ seated }) => seated).map(({ id }) => id)
  if (definitionIds.length === 0) return new Map()
  return Map.groupBy(await db.rows(placesOfKinds, { definitionIds }), ({ definitionId }) => definitionId)
}
