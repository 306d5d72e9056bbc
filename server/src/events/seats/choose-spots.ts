import { randomInt } from 'node:crypto'
import { bestAvailable, type Choice, type FreeSpot } from '@fairground/domain/seats/best-available.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import type { ChoosingTurn } from './choosing-rounds.ts'
import { freeSpots, notEnough } from './free-spots.ts'
import { findSpots } from './queries.ts'
import type { SpotRow } from './spot-row.ts'

/** Tickets of one kind that are to have seats. */
export interface SeatWish {
  readonly definitionId: string
  readonly name: string
  readonly eventId: string
  readonly seated: boolean
  readonly quantity: number
  /** Absent: the best that is free. */
  readonly seatId?: string | undefined
  /** Wire path of the request for them. */
  readonly field: string
}

/** Units of a wish with the spot that they are for; a wish for a kind without seats has no spot. */
export interface Seated {
  readonly wish: number
  readonly quantity: number
  readonly spot: SpotRow | null
}

/** One that a party may get where the best places are contended: the n-th attempt chooses among so many. */
const choicesAt = (attempt: number): number => Math.min(1 + attempt * 3, 16)

/** A caller who loses the best places to somebody faster tries again, with a later attempt. */
export interface Choosing {
  readonly attempt: number
  /** Keeps callers of this process apart; absent in a transaction. */
  readonly turn: ChoosingTurn | undefined
}

/**
 * Finds the seat of each ticket: the one that is named, or the best that are free, for all tickets of a kind together. Nothing is
 * taken yet. Undefined where others of the same round have chosen what is missing, and may yet fail to get it: the caller tries again.
 */
export async function chooseSpots(
  db: Queryable,
  wishes: readonly SeatWish[],
  { attempt, turn }: Choosing,
): Promise<Seated[] | undefined> {
  const named = wishes.filter(({ seatId }) => seatId !== undefined)
  if (named.length === 0 && wishes.every(({ seated }) => !seated))
    return wishes.map(({ quantity }, wish) => ({ wish, quantity, spot: null }))
  const spots = await namedSpots(db, named)
  const seated: Seated[] = []
  const open: number[] = []
  wishes.forEach(({ eventId, seatId, quantity, ...kind }, wish) => {
    if (seatId !== undefined)
      seated.push({ wish, quantity, spot: spots.get(`${eventId} ${seatId}`)! }) // checked above
    else if (kind.seated) open.push(wish)
    else seated.push({ wish, quantity, spot: null })
  })
  const had = new Set(
    seated.flatMap(({ spot }) => (spot && spot.kind !== 'AREA' ? [`${spot.eventId} ${spot.id}`] : [])),
  )
  await turn?.enter(open.map((wish) => wishes[wish]!.eventId)) // indices of wishes, here and below
  for (const [, indices] of Map.groupBy(open, (i) => wishes[i]!.definitionId)) {
    const given = await bestFor(
      db,
      indices.map((wish) => ({ ...wishes[wish]!, wish })),
      { attempt, had, turn },
    )
    if (!given) return undefined
    for (const { spot } of given) had.add(`${spot!.eventId} ${spot!.id}`) // each has one
    seated.push(...given)
  }
  return seated.toSorted((a, b) => a.wish - b.wish)
}

/** By event and id, `EVENT ID`; those that do not exist are missing. */
export async function spotsById(
  db: Queryable,
  wanted: readonly { readonly eventId: string; readonly id: string }[],
): Promise<Map<string, SpotRow>> {
  if (wanted.length === 0) return new Map()
  const rows = await db.rows(findSpots, { eventIds: wanted.map((one) => one.eventId), ids: wanted.map(({ id }) => id) })
  return new Map(rows.map((row) => [`${row.eventId} ${row.id}`, row]))
}

/** The spots that are named, by event and id. Throws SEAT_NOT_FOUND for one that this kind of ticket does not have. */
async function namedSpots(db: Queryable, named: readonly SeatWish[]): Promise<Map<string, SpotRow>> {
  const found = await spotsById(
    db,
    named.map(({ eventId, seatId }) => ({ eventId, id: seatId! })), // named ones
  )
  const violations: FieldViolation[] = []
  const used = new Set<string>()
  for (const { eventId, seatId, definitionId, quantity, field } of named) {
    const key = `${eventId} ${seatId}`
    const spot = found.get(key)
    if (!spot?.definitionIds.includes(definitionId))
      throw new ApiError({ code: 'SEAT_NOT_FOUND', seatId, ticketDefinitionId: definitionId })
    if (spot.kind === 'AREA') continue
    if (quantity !== 1)
      violations.push({
        field: `${field}.quantity`,
        description: message('violations.oneTicketPerSeat'),
        violatedRule: 'VALIDATION',
      })
    if (used.has(key))
      violations.push({ field, description: message('violations.twiceInRequest'), violatedRule: 'VALIDATION' })
    used.add(key)
  }
  if (violations.length > 0) throw new InvalidArgument(violations)
  return found
}

/** Seats for all tickets of one kind, in the order of the wishes; undefined as `chooseSpots`. Throws NOT_ENOUGH_TICKETS. */
async function bestFor(
  db: Queryable,
  wishes: readonly (SeatWish & { readonly wish: number })[],
  { attempt, had, turn }: Choosing & { readonly had: ReadonlySet<string> },
): Promise<Seated[] | undefined> {
  const { definitionId, eventId, name } = wishes[0]! // at least one
  const quantity = wishes.reduce((sum, wish) => sum + wish.quantity, 0)
  const free = await (turn?.free(db, eventId, definitionId) ?? freeSpots(db, eventId, definitionId))
  const ofOthers = turn?.chosen(eventId) ?? new Map<string, number>()
  const leftOf = (spot: FreeSpot) =>
    had.has(`${eventId} ${spot.id}`) ? 0 : Math.max(0, spot.free - (ofOthers.get(spot.id) ?? 0))
  const chosen = oneOfTheBest(
    free.spots.map((spot) => ({ ...spot, free: leftOf(spot) })),
    { quantity, accessible: 0, focus: free.focus },
    choicesAt(attempt),
  )
  if (!chosen) {
    const left = free.spots.reduce((sum, spot) => sum + (had.has(`${eventId} ${spot.id}`) ? 0 : spot.free), 0)
    if (ofOthers.size > 0 && left >= quantity) return undefined
    throw notEnough(free.spots, { definitionId, name })
  }
  for (const { spotId, quantity: units } of chosen) ofOthers.set(spotId, (ofOthers.get(spotId) ?? 0) + units)
  const rows = await db.rows(findSpots, {
    eventIds: chosen.map(() => eventId),
    ids: chosen.map(({ spotId }) => spotId),
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const left = chosen.map((choice) => ({ ...choice }))
  return wishes.flatMap(({ wish, quantity: due }) => {
    const given: Seated[] = []
    for (let open = due; open > 0; ) {
      const next = left.find((choice) => choice.quantity > 0)! // as many were chosen
      const units = Math.min(open, next.quantity)
      next.quantity -= units
      open -= units
      given.push({ wish, quantity: units, spot: byId.get(next.spotId) ?? null })
    }
    return given
  })
}

/** The best places, or by chance others that are nearly as good: many who ask at once would all lose the same ones. */
function oneOfTheBest(
  spots: readonly FreeSpot[],
  wish: Parameters<typeof bestAvailable>[1],
  choices: number,
): Choice[] | null {
  const best = bestAvailable(spots, wish)
  let chosen = best
  let rest = spots
  for (let passed = choices === 1 ? 0 : randomInt(choices); passed > 0 && chosen; passed--) {
    const gone = new Set(chosen.map(({ spotId }) => spotId))
    rest = rest.map((spot) => (gone.has(spot.id) && spot.kind !== 'AREA' ? { ...spot, free: 0 } : spot))
    chosen = bestAvailable(rest, wish)
  }
  return chosen ?? best
}
