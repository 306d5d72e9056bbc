import type { GateView, getGateChallenge } from '@fairground/contract/fairground/event-gates.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import { ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { getEvent } from '../event/find-events.ts'
import type { AtGate, GateKeys } from './gate-keys.ts'
import { type GateReadings, readingOf } from './gate-readings.ts'
import type { GateReading, PlaceRow } from './gate-row.ts'
import { gateToWire, NO_GATE } from './gate-view.ts'
import { endPlace, findPlaces, lockGate } from './queries.ts'
import { type PlaceTaker, proofNeeded } from './take-places.ts'

type View = Static<typeof GateView>

export interface GateDeps {
  readonly keys: GateKeys
  readonly readings: GateReadings
  readonly places: PlaceTaker
}

const placeNotFound = () => new ApiError({ code: 'EVENT_GATE_PLACE_NOT_FOUND' })

/** The caller at the gate; undefined for staff, keys and callers without an identity, who have no place. */
function atGate({ site, caller }: Pick<Ctx, 'site' | 'caller'>, eventId: string): AtGate | undefined {
  const id = ownerId(caller)
  return id === undefined ? undefined : { siteId: site.id, eventId: eventId.toLowerCase(), ownerId: id }
}

async function placeOf({ db }: Pick<Ctx, 'db'>, at: AtGate): Promise<PlaceRow | undefined> {
  const [found] = await db.rows(findPlaces, { eventId: at.eventId, ownerIds: [at.ownerId] })
  return found
}

/** The place that a token has, while the shared reading says enough about it: it waits for the draw, or in the queue. */
function placeInToken(reading: GateReading, keys: GateKeys, at: AtGate, token: string): PlaceRow | undefined {
  const opened = keys.open(at, token)
  if (!opened) throw placeNotFound()
  const { id, number } = opened
  const { drawnAt, letIn } = reading.gate
  if (number === undefined) return drawnAt === null ? { id, number: null, until: null } : undefined
  return number > Number(letIn) && !reading.ended.includes(number)
    ? { id, number: BigInt(number), until: null }
    : undefined
}

/** Without a gate it is known by the event alone, which has to be the caller's to see. */
async function noGate(ctx: Ctx, eventId: string): Promise<View> {
  await getEvent(ctx, eventId)
  return NO_GATE
}

/** The gate and the caller's place. Who waits with a token is answered from the shared reading, without a statement of their own. */
export async function lookAt(
  ctx: Ctx,
  { keys, readings }: GateDeps,
  { eventId: named, token }: { readonly eventId: string; readonly token?: string },
): Promise<View> {
  const eventId = named.toLowerCase()
  const reading = await readings.of(ctx.db, eventId, ctx.now)
  if (!reading || reading.state === 'OFF') return noGate(ctx, eventId)
  if (!reading.visible) await getEvent(ctx, eventId)
  const at = atGate(ctx, eventId)
  if (!at) return gateToWire(reading, keys, ctx.now, undefined)
  const place = (token !== undefined && placeInToken(reading, keys, at, token)) || (await placeOf(ctx, at))
  return gateToWire(reading, keys, ctx.now, place && { at, place, now: ctx.now })
}

/** The gate that is on, of an event that the caller may see, and the caller's identity. */
async function openGate(ctx: Ctx, { readings }: GateDeps, eventId: string) {
  const event = await getEvent(ctx, eventId)
  const at = atGate(ctx, event.id)
  if (!at) throw new ApiError({ code: 'PERMISSION_DENIED' })
  const reading = await readings.of(ctx.db, event.id, ctx.now)
  if (!reading || reading.state === 'OFF') throw new ApiError({ code: 'EVENT_GATE_OFF' })
  return { at, reading }
}

export async function challengeFor(
  ctx: Ctx,
  deps: GateDeps,
  eventId: string,
): Promise<ResponseOf<typeof getGateChallenge>> {
  const { at, reading } = await openGate(ctx, deps, eventId)
  const { difficulty } = reading.gate
  return difficulty === 0 ? {} : { challenge: await deps.keys.challenge(at, difficulty, ctx.now) }
}

/** Takes a place, or finds the one that the caller has; only a new one needs the proof. */
export async function join(ctx: Ctx, deps: GateDeps, eventId: string, proof: string | undefined): Promise<View> {
  const { at, reading } = await openGate(ctx, deps, eventId)
  const known = await placeOf(ctx, at)
  const isOpen = known && !(known.until && known.until <= ctx.now)
  const place = isOpen ? known : await newPlace(ctx, deps, { at, reading, proof })
  const shown = (await deps.readings.of(ctx.db, at.eventId, ctx.now)) ?? reading
  return gateToWire(shown, deps.keys, ctx.now, { at, place, now: ctx.now })
}

async function newPlace(
  ctx: Ctx,
  { keys, places }: GateDeps,
  { at, reading, proof }: { readonly at: AtGate; readonly reading: GateReading; readonly proof: string | undefined },
): Promise<PlaceRow> {
  const isNeeded = reading.gate.difficulty > 0
  const task = isNeeded && proof !== undefined ? await keys.verify(at, proof, ctx.now) : undefined
  if (isNeeded && task === undefined) throw proofNeeded()
  return places.take(ctx, at.eventId, { ownerId: at.ownerId, proof: task ?? null })
}

/** Gives the caller's place up. */
export async function leave(ctx: Ctx, { keys, readings }: GateDeps, eventId: string): Promise<View> {
  const event = await getEvent(ctx, eventId)
  const at = atGate(ctx, event.id)
  const isLeft =
    at &&
    (await ctx.db.inTx(async (tx) => {
      await tx.row(lockGate, { eventId: at.eventId })
      return (await tx.run(endPlace, { eventId: at.eventId, ownerId: at.ownerId, at: ctx.now })) > 0
    }))
  if (!isLeft) throw placeNotFound()
  readings.drop(ctx.db, event.id)
  const reading = await readingOf(ctx.db, event.id, ctx.now)
  return reading && reading.state !== 'OFF' ? gateToWire(reading, keys, ctx.now, undefined) : NO_GATE
}
