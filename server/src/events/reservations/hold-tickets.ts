import { present } from '@fairground/domain/present.ts'
import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import { HOLD_MINUTES, holdExpires } from '@fairground/domain/tickets/reservation-transitions.ts'
import { type EventOnSale, reserve } from '@fairground/domain/tickets/reserve.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { actorOf, holdsScope, ownerId } from '../../ground/caller.ts'
import { refuseWhenClosed } from '../../ground/closed.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Effects, Queryable, Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { tagsOfHappened } from '../../outbox/tags-of-happened.ts'
import { freeLapsed } from '../../sales/held-tickets/expire-reservations.ts'
import { changedBy } from '../../sales/held-tickets/given-back.ts'
import { poolsShort } from '../../sales/ledger/units-in-statements.ts'
import { limitsOfNewHold, tooManyHolds } from '../../sales/purchase/open-holds.ts'
import { unitsOfMember } from '../../sales/purchase/person-limits.ts'
import { closedTo } from '../gates/admissions.ts'
import { sellBlocked } from '../seats/block-spots.ts'
import { type Choosing, chooseSpots } from '../seats/choose-spots.ts'
import { ChoosingTurn } from '../seats/choosing-rounds.ts'
import { seatOf } from '../seats/spot-row.ts'
import { passesToHold, type RequestedPass } from '../series-passes/requested-passes.ts'
import { findAccesses, type OpenedTickets } from '../ticket-access/find-access.ts'
import { bundlesOf, type RequestedBundle, ticketsOfBundles } from '../ticket-bundles/requested-bundles.ts'
import { currencyOfDefinition, type OfferedRow } from '../ticket-definitions/definition-row.ts'
import {
  eventStatusOf,
  forThoseWhoWait,
  offerOf,
  registrantOf,
  registrationRulesOf,
} from '../ticket-definitions/definition-state.ts'
import type { KnownKinds } from '../ticket-definitions/known-kinds.ts'
import { raiseQuotas } from '../ticket-definitions/raise-quotas.ts'
import { heldPasses } from './held-passes.ts'
import { refusalOf } from './hold-refusals.ts'
import { offeredKinds } from './offered-kinds.ts'
import { holdReservation } from './queries.ts'
import { amountsOf, type TicketRequest } from './requested-tickets.ts'
import type { ReservationRow, ReservedTickets } from './reservation-row.ts'
import { isLimited, reservedTickets } from './reserved-tickets.ts'
import { ShortOfTickets, shortagesOf, tiersOf, toApiError, unitsToHold } from './short-of-tickets.ts'

interface HoldRequest {
  readonly tickets: readonly TicketRequest[]
  readonly bundles?: readonly RequestedBundle[]
  readonly passes?: readonly RequestedPass[]
  /** All tickets must be of this event. */
  readonly eventId?: string
  /** Passes over limits per order and the sale period, and raises quotas that are too low. */
  readonly ignoreLimits: boolean
  readonly allowHidden: boolean
  /** Opens hidden kinds of ticket. */
  readonly access?: string | undefined
  /** Decides if the sale is open. Absent: now. */
  readonly requestedAt?: Date
  /** Wire path of the list, for violations. */
  readonly field: string
  /** Holds for somebody on the waiting list, until then: units that others wait for, too. */
  readonly offered?: { readonly entryId: string; readonly expiresAt: Date }
  /** End of the hold; that of the event unless given. */
  readonly until?: Date
  /** Kinds that need not be read. */
  readonly known?: KnownKinds | undefined
}

/** Part of the context that a hold needs; a job has it, too. */
type Holder = Pick<Ctx, 'site' | 'caller' | 'now' | 'newId' | 'openHolds' | 'underWay' | 'address' | 'isCurrent'> & {
  readonly db: Queryable
}

/** A hold that others came before, for a tier, for seats that the shop chose or for units that had lapsed, is decided again so often. */
const TRIES = 12

/** Holds tickets for the caller, all of them or none. A refusal lists every reason against it. */
export async function holdTickets(ctx: Ctx, request: HoldRequest): Promise<ReservationRow> {
  refuseWhenClosed(ctx)
  if ((request.ignoreLimits || request.allowHidden) && !holdsScope(ctx.caller, 'orders.write'))
    throw new ApiError({ code: 'PERMISSION_DENIED' })
  let hasFreed = false
  for (let attempt = 1; ; attempt++) {
    const turn = new ChoosingTurn()
    try {
      return await store(ctx, await decideAll(ctx, request, { attempt, turn }), request, attempt)
    } catch (error) {
      if (!(error instanceof ShortOfTickets)) throw error
      turn.leave()
      // Nothing is short where others were only faster.
      const freed: boolean = !hasFreed && error.refusals.length > 0 && (await freeLapsed(ctx.db, ctx.now))
      hasFreed ||= freed
      // A tier that was sold in between has been followed by the next; seats that were taken, by others nearly as good.
      const isToRepeat = error.isLost || freed || (request.ignoreLimits && attempt === 1)
      if (!isToRepeat || attempt >= TRIES) throw toApiError(error)
    } finally {
      turn.leave()
    }
  }
}

/**
 * Holds tickets in the transaction of their cause: those that are offered to somebody on the waiting list, and those that tickets are changed to.
 * Undefined where too few are free. Whatever else is against it is thrown.
 */
export async function holdWithin(
  tx: Tx,
  at: Omit<Holder, 'db'>,
  request: Pick<HoldRequest, 'tickets' | 'eventId' | 'access' | 'offered' | 'until'>,
): Promise<ReservationRow | undefined> {
  const holder = { ...at, db: tx }
  const all = { ...request, ignoreLimits: false, allowHidden: false, field: 'tickets' }
  for (let attempt = 1; ; attempt++) {
    try {
      const { row, effects } = await insertWithUnits(
        tx,
        holder,
        await decide(holder, all, { attempt, turn: undefined }),
        all,
      )
      joinEffects(tx, effects)
      return row
    } catch (error) {
      if (!(error instanceof ShortOfTickets)) throw error
      if (!error.isLost || attempt >= TRIES) return undefined
    }
  }
}

function joinEffects(tx: Tx, { tags, position }: Effects): void {
  for (const tag of tags) tx.effects.tags.add(tag)
  if (position > tx.effects.position) tx.effects.position = position
}

/** Tickets and passes that the rules let the caller hold now. */
async function decideAll(ctx: Holder, request: HoldRequest, choosing: Choosing): Promise<Holding> {
  const passes = heldPasses(ctx, await passesToHold(ctx, request.passes ?? [], request.eventId))
  const own = await decide(ctx, request, choosing)
  if (passes.minutes === undefined) return own
  const until = holdExpires(ctx.now, Math.min(passes.minutes, HOLD_MINUTES.max)).getTime()
  return {
    ...own,
    tickets: [...own.tickets, ...passes.tickets],
    names: new Map([...passes.names, ...own.names]),
    units: own.units + BigInt(passes.units),
    expiresAt: new Date(Math.min(until, own.expiresAt.getTime())),
  }
}

/** Tickets that the rules let the caller hold now, at the prices of now, with their seats. */
async function decide(ctx: Holder, request: HoldRequest, { attempt, turn }: Choosing): Promise<Holding> {
  const { ignoreLimits, allowHidden, eventId, requestedAt = ctx.now } = request
  const bundles = await bundlesOf(ctx.db, request.bundles ?? [], eventId)
  const ids = [
    ...request.tickets.map((ticket) => ticket.ticketDefinitionId),
    ...bundles.flatMap(({ bundle }) => bundle.parts.map(({ definitionId }) => definitionId)),
  ]
  const { rows: found, remembered } = await offeredKinds(ctx, ids, {
    isShared: turn !== undefined,
    isFirst: attempt === 1,
    known: request.known,
  })
  const ofEvent = found.filter((row) => eventId === undefined || row.eventId === eventId)
  const rows = request.offered || ignoreLimits ? ofEvent.map(forThoseWhoWait) : ofEvent
  const byId = new Map(rows.map((row) => [row.id, row]))
  const currencyOf = (id: string) => byId.get(id.toLowerCase())?.eventCurrency ?? ctx.site.currency
  const nameOf = nameIn(rows)
  const opened = await openedFor(ctx, request.access, rows)
  const had = await hadBefore(ctx, rows)
  const inBundles = ticketsOfBundles(bundles, {
    kinds: byId,
    opened,
    allowHidden,
    ignoreLimits,
    newId: () => ctx.newId(),
  })
  const requested = [...amountsOf(request.tickets, currencyOf, request.field), ...inBundles]
  const decision = reserve(
    eventsOf(rows, { site: ctx.site, now: requestedAt }),
    rows.map((row) => ({ ...offerOf(row, requestedAt), name: nameOf(row), had: had.get(row.id) ?? 0 })),
    requested,
    {
      now: requestedAt,
      by: registrantOf(ctx.caller),
      ignoreLimits,
      allowHidden,
      ...present({ opened: opened?.definitionIds }),
    },
  )
  if (!decision.ok) throw refusalOf(decision.refusals, request)
  if (!request.offered) await refuseUnadmitted(ctx, rows)
  refuseTwoCurrencies(rows, ctx, request.field)
  // The decision knows no other kinds.
  const lines = decision.lines.map((line) => ({ ...line, row: byId.get(line.ticketDefinitionId)! }))
  const wishes = lines.map(({ row, quantity, seatId, index }) => ({
    definitionId: row.id,
    name: nameOf(row),
    eventId: row.eventId,
    seated: row.seated,
    quantity,
    seatId,
    field: `${request.field}[${index}]`,
  }))
  const seated = await chooseSpots(ctx.db, wishes, { attempt: attempt - 1, turn })
  if (!seated) throw new ShortOfTickets([], true)
  const tickets = seated.map((seat) => {
    const { row, ...line } = lines[seat.wish]! // each seat is of a line
    const bundle = inBundles[line.index - request.tickets.length]?.bundle
    return reservedTickets(ctx, row, line, { ...seat, currency: currencyOf(row.id), opened, bundle })
  })
  const limited = seated.filter(({ wish, spot }) => spot || isLimited(lines[wish]?.row))
  const units = limited.reduce((sum, { quantity }) => sum + quantity, 0)
  // Held from now on, whenever it was requested.
  const expiresAt = new Date(ctx.now.getTime() + decision.expires.getTime() - requestedAt.getTime())
  const seats = new Map(seated.flatMap(({ spot }) => (spot ? [[spot.poolId, seatOf(spot)]] : [])))
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]))
  const chosen = new Set(
    seated.flatMap(({ wish, spot }) => (spot && wishes[wish]?.seatId === undefined ? [spot.poolId] : [])),
  )
  return { tickets, names, units: BigInt(units), expiresAt, seats, chosen, remembered }
}

/** Throws unless the caller is through the gate of the event. Offers of a waiting list skip it: their holders have waited already. */
async function refuseUnadmitted(ctx: Holder, rows: readonly OfferedRow[]): Promise<void> {
  const [eventId] = await closedTo(ctx, rows)
  if (eventId !== undefined) throw new ApiError({ code: 'EVENT_ADMISSION_NEEDED', eventId })
}

/** Kinds that the buyer's code opens. Refused where it is over, or for later, and one of the kinds that it opens is requested. */
async function openedFor(
  ctx: Holder,
  access: string | undefined,
  rows: readonly OfferedRow[],
): Promise<OpenedTickets | undefined> {
  if (access === undefined) return undefined
  const opened = (await findAccesses(ctx.db, [access], ctx.now)).get(access)
  const isNeeded = opened && rows.some(({ id, hidden }) => hidden && opened.definitionIds.has(id))
  if (!isNeeded) return undefined
  // Lapsed holds of it are given back where the units are taken.
  if (opened.refusal && opened.refusal.code !== 'TICKET_CODE_USED_UP') throw new ApiError(opened.refusal)
  return opened
}

/** Tickets of limited kinds that a member has already. A visitor is known by their address, once it is given. */
async function hadBefore({ db, caller }: Holder, rows: readonly OfferedRow[]): Promise<ReadonlyMap<string, number>> {
  const limited = rows.filter(({ doc }) => doc.limitPerPerson !== undefined).map(({ id }) => id)
  return caller.kind === 'member' ? unitsOfMember(db, caller.id, limited) : new Map()
}

/** Name of a kind of ticket in a refusal: beside kinds of other events, with its event. */
function nameIn(rows: readonly OfferedRow[]): (row: OfferedRow) => string {
  const ofOneEvent = new Set(rows.map(({ eventId }) => eventId)).size <= 1
  return ({ eventTitle, name }) => (ofOneEvent ? name : `${eventTitle} – ${name}`)
}

interface Holding {
  readonly tickets: ReservedTickets[]
  /** By id of the kind, as refusals call it. */
  readonly names: ReadonlyMap<string, string>
  /** Number of the tickets that are limited. */
  readonly units: bigint
  readonly expiresAt: Date
  /** By pool. */
  readonly seats: ReadonlyMap<string, TicketSeat>
  /** Pools of the seats that the shop chose. */
  readonly chosen: ReadonlySet<string>
  /** Kinds that were not read for it: the database compares their revisions. */
  readonly remembered: readonly OfferedRow[]
}

/** Tickets that one order pays for have one currency. */
function refuseTwoCurrencies(rows: readonly OfferedRow[], { site }: Holder, field: string): void {
  const currencies = new Set(rows.map((row) => currencyOfDefinition(row, site)))
  if (currencies.size <= 1) return
  const description = message('violations.oneCurrency', { currencies: [...currencies].join(' and ') })
  throw new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])
}

/**
 * Holds the units. For who passes over limits the quotas are raised by what is missing, once lapsed units are back, in the transaction that
 * takes the units. Throws ShortOfTickets.
 */
async function store(ctx: Ctx, holding: Holding, request: HoldRequest, attempt: number): Promise<ReservationRow> {
  if (!request.ignoreLimits || attempt === 1) return insertAlone(ctx, holding, request)
  return ctx.db.inTx(async (tx) => {
    await raiseQuotas(tx, ctx, holding.tickets)
    await sellBlocked(tx, ctx, holding.tickets)
    const { row, effects } = await insertWithUnits(tx, ctx, holding, request)
    joinEffects(tx, effects)
    return row
  })
}

/** As a transaction of its own, which is one statement. Who is refused keeps no lock that others wait for whom the next try has to wait for. */
async function insertAlone(ctx: Ctx, holding: Holding, request: HoldRequest): Promise<ReservationRow> {
  const { row, effects } = await ctx.db.alone((db) => insertWithUnits(db, ctx, holding, request))
  ctx.db.committed(effects)
  return row
}

async function insertWithUnits(
  db: Queryable,
  ctx: Holder,
  { tickets, names, units, expiresAt: usual, seats, chosen, remembered }: Holding,
  request: HoldRequest,
): Promise<{ readonly row: ReservationRow; readonly effects: Effects }> {
  const { caller, now } = ctx
  const id = ctx.newId()
  const owner = ownerId(caller) ?? null
  const kind = registrantOf(caller)
  const actor = actorOf(caller)
  const doc = {
    tickets,
    ignoreLimits: request.ignoreLimits || undefined,
    allowHidden: request.allowHidden || undefined,
    waitingEntryId: request.offered?.entryId,
  }
  const changed = changedBy({ tickets })
  const expiresAt = request.offered?.expiresAt ?? request.until ?? usual
  const taken = unitsToHold(tickets, () => ctx.newId())
  const held = (await db.row(holdReservation, {
    ...taken,
    id,
    ownerId: owner,
    ownerKind: kind,
    expiresAt,
    at: now,
    doc,
    units,
    ...limitsOfNewHold(ctx, owner, units),
    happeningId: ctx.newId(),
    actorKind: actor?.kind ?? null,
    actorId: actor?.id ?? null,
    payload: changed,
    awaited: request.offered !== undefined || request.ignoreLimits,
    kinds: remembered.map((row) => row.id),
    kindRevisions: remembered.map((row) => row.revision),
    eventRevisions: remembered.map((row) => row.eventRevision),
  }))! // one row, whatever it holds
  if (held.crowding !== 'NONE') throw tooManyHolds(held.crowding, ctx)
  const shortPools = poolsShort(taken.pools, held)
  const isShort = shortPools.length > 0
  if (held.outdated || isShort) request.known?.forget(remembered.map((row) => row.id))
  if (held.outdated) throw new ShortOfTickets([], true)
  if (isShort)
    throw new ShortOfTickets(
      shortagesOf({ ...held, shortPools }, { tickets, names, seats, chosen }),
      remembered.length > 0 || [...tiersOf(tickets), ...chosen].some((id) => shortPools.includes(id)),
    )
  const times = { expiresAt, createdAt: now, updatedAt: now }
  const payload = held.few ? { ...changed, shownOf: changed.ticketsOf } : changed
  const happened = { entity: 'ticketReservation', entityId: id, payload: { ...payload } }
  return {
    row: { id, ownerId: owner, ownerKind: kind, status: 'PENDING', revision: 1n, ...times, doc },
    effects: { tags: new Set(tagsOfHappened(happened)), position: BigInt(held.position) },
  }
}

function eventsOf(rows: readonly OfferedRow[], { site, now }: Pick<Ctx, 'site' | 'now'>): EventOnSale[] {
  const firsts = new Map(rows.map((row) => [row.eventId, row]))
  return [...firsts.values()].map((row) => ({
    id: row.eventId,
    status: eventStatusOf(row, now),
    registration: registrationRulesOf(row),
    ticketLimitPerOrder: row.eventTicketLimit || null,
    holdMinutes: row.eventHoldMinutes ?? site.settings.reservationMinutes,
  }))
}
