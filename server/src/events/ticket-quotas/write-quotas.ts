import type { createTicketQuota, updateTicketQuota } from '@fairground/contract/fairground/ticket-quotas.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { staleRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { adoptUnits, createPools, disownUnits, lockedPools, outdateDraws, setNet } from '../../sales/ledger/ledger.ts'
import { lockEventRow } from '../event/find-events.ts'
import {
  deleteQuota,
  deleteQuotaKinds,
  findQuota,
  insertQuota,
  insertQuotaKinds,
  kindsOfEvent,
  peopleOf,
  type QuotaRow,
  quotasOfEvent,
  releaseFromRoom,
  writeQuota,
} from './queries.ts'

/** Shared quotas of one event; our choice. */
const MOST = 20

/** Pages of the event say what is left of its tickets. */
const announce = (ctx: Ctx, tx: Tx, eventId: string): Promise<void> =>
  happen(tx, [{ entity: 'event', entityId: eventId, slug: 'ticketsChanged', payload: {} }], ctx)

const summaryOf = ({ name, capacity }: QuotaRow) => ({ name, quota: Number(capacity) })

type Kinds = { readonly allKinds: boolean; readonly ids: readonly string[] }

/** The kinds of an event that a quota is shared by; each must be there, and one at least. None are named beside all of them. */
function kindsGiven(
  kinds: readonly { readonly id: string; readonly deleted: boolean }[],
  { allKinds, ids }: Kinds,
  field: string,
): string[] {
  if (allKinds) {
    refuseBesideAll(ids, field)
    return []
  }
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (wanted.length === 0)
    throw new InvalidArgument([
      { field, description: message('violations.oneItem'), violatedRule: 'MIN_SIZE', data: { threshold: 1 } },
    ])
  const unknown = wanted.find((id) => !kinds.some((kind) => kind.id === id && !kind.deleted))
  if (unknown !== undefined) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: unknown })
  return wanted
}

/** Kinds that are named beside all of them would change nothing. */
function refuseBesideAll(ids: readonly string[], field: string): void {
  if (ids.length === 0) return
  throw new InvalidArgument([
    { field, description: message('violations.notBeside', { other: 'allKinds' }), violatedRule: 'VALIDATION' },
  ])
}

function nameOf(given: string, field: string): string {
  const name = given.trim()
  if (name !== '') return name
  throw new InvalidArgument([{ field, description: message('violations.blank'), violatedRule: 'VALIDATION' }])
}

export const createQuota = (ctx: Ctx, request: RequestOf<typeof createTicketQuota>): Promise<QuotaRow> =>
  ctx.db.inTx(async (tx) => {
    const { eventId, capacity, allKinds = false, ticketDefinitionIds: ids = [] } = request
    const name = nameOf(request.name, 'name')
    const event = await lockEventRow(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    if (event.initialType !== 'TICKETING') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId: event.id })
    const kinds = await tx.rows(kindsOfEvent, { eventId: event.id })
    const shared = kindsGiven(kinds, { allKinds, ids }, 'ticketDefinitionIds')
    if ((await tx.rows(quotasOfEvent, { now: ctx.now, eventId: event.id })).length >= MOST)
      throw new ApiError({ code: 'LIMIT_REACHED', threshold: MOST })
    const quota = { id: ctx.newId(), poolId: ctx.newId() }
    await createPools(tx, [{ id: quota.poolId, kind: 'ticketQuota', refId: quota.id, capacity: BigInt(capacity) }], ctx)
    await tx.run(insertQuota, { ...quota, eventId: event.id, name, allKinds, ofRoom: false, at: ctx.now })
    await tx.run(insertQuotaKinds, { id: quota.id, definitions: shared })
    await join(ctx, tx, quota.poolId, poolsOf(kinds, allKinds, shared))
    const row = await getQuota(tx, quota.id, ctx.now)
    await record(tx, ctx, {
      action: 'event.sharedQuotaMade',
      target: { id: event.id, name: event.title },
      after: summaryOf(row),
    })
    await announce(ctx, tx, event.id)
    return row
  })

const poolsOf = (
  kinds: readonly { readonly id: string; readonly poolId: string }[],
  allKinds: boolean,
  shared: readonly string[],
): string[] => kinds.filter(({ id }) => allKinds || shared.includes(id)).map(({ poolId }) => poolId)

/** Kinds that share the quota from now on bring what is held and sold of them. Who has read them without it reads them again. */
async function join(ctx: Ctx, tx: Tx, quotaPool: string, pools: readonly string[]): Promise<void> {
  if (pools.length === 0) return
  await lockedPools(tx, [quotaPool, ...pools])
  await outdateDraws(tx, pools, ctx.now)
  await adoptUnits(tx, await tx.rows(peopleOf, { pools: [...pools], quotaPool }), ctx.now)
}

/** Kinds that share it no longer take along what is held and sold of them. */
async function part(ctx: Ctx, tx: Tx, quotaPool: string, pools: readonly string[]): Promise<void> {
  if (pools.length === 0) return
  await lockedPools(tx, [quotaPool, ...pools])
  await outdateDraws(tx, pools, ctx.now)
  await disownUnits(tx, { from: quotaPool, of: pools }, ctx.now)
}

const quotaNotFound = (quotaId: string): ApiError => new ApiError({ code: 'TICKET_QUOTA_NOT_FOUND', quotaId })

async function getQuota(tx: Tx, id: string, now: Date): Promise<QuotaRow> {
  const row = await tx.row(findQuota, { now, id })
  if (!row) throw quotaNotFound(id)
  return row
}

const idsOf = ({ definitionIds, formerIds }: QuotaRow): string[] => [...definitionIds, ...formerIds]

/** The kinds that a changed quota is shared by, beside those that were deleted: those of before unless others are given. */
const kindsAfter = (
  kinds: Parameters<typeof kindsGiven>[0],
  before: QuotaRow,
  given: readonly string[] | undefined,
): readonly string[] =>
  given === undefined && !before.allKinds
    ? before.definitionIds
    : kindsGiven(kinds, { allKinds: false, ids: given ?? [] }, 'quota.ticketDefinitionIds')

type Changes = RequestOf<typeof updateTicketQuota>['quota']

export const updateQuota = (ctx: Ctx, changes: Changes): Promise<QuotaRow> =>
  ctx.db.inTx(async (tx) => {
    const { eventId } = await getQuota(tx, changes.id, ctx.now)
    await lockEventRow(tx, eventId)
    const kinds = await tx.rows(kindsOfEvent, { eventId })
    const before = await getQuota(tx, changes.id, ctx.now)
    const allKinds = changes.allKinds ?? before.allKinds
    const { ticketDefinitionIds } = changes
    if (allKinds && ticketDefinitionIds) refuseBesideAll(ticketDefinitionIds, 'quota.ticketDefinitionIds')
    const shared = allKinds ? [] : [...kindsAfter(kinds, before, ticketDefinitionIds), ...before.formerIds]
    const written = await tx.run(writeQuota, {
      id: before.id,
      revision: BigInt(changes.revision),
      name: changes.name === undefined ? before.name : nameOf(changes.name, 'quota.name'),
      allKinds,
      ofRoom: before.ofRoom && allKinds && (changes.capacity ?? Number(before.capacity)) === Number(before.capacity),
      at: ctx.now,
    })
    if (written === 0) throw staleRevision(before)
    await tx.run(deleteQuotaKinds, { id: before.id })
    await tx.run(insertQuotaKinds, { id: before.id, definitions: shared })
    const had = poolsOf(kinds, before.allKinds, idsOf(before))
    const has = poolsOf(kinds, allKinds, shared)
    await part(
      ctx,
      tx,
      before.poolId,
      had.filter((pool) => !has.includes(pool)),
    )
    await join(
      ctx,
      tx,
      before.poolId,
      has.filter((pool) => !had.includes(pool)),
    )
    if (changes.capacity !== undefined)
      await setNet(tx, [{ poolId: before.poolId, net: BigInt(changes.capacity), reason: 'MANUAL' }], ctx)
    const after = await getQuota(tx, before.id, ctx.now)
    await record(tx, ctx, {
      action: 'event.sharedQuotaChanged',
      target: { id: before.eventId, name: before.eventTitle },
      before: summaryOf(before),
      after: summaryOf(after),
    })
    await announce(ctx, tx, before.eventId)
    return after
  })

export const removeQuota = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { eventId } = await getQuota(tx, id, ctx.now)
    await lockEventRow(tx, eventId)
    const kinds = await tx.rows(kindsOfEvent, { eventId })
    const row = await getQuota(tx, id, ctx.now)
    await part(ctx, tx, row.poolId, poolsOf(kinds, row.allKinds, idsOf(row)))
    await tx.run(deleteQuota, { id: row.id })
    await record(tx, ctx, {
      action: 'event.sharedQuotaDeleted',
      target: { id: row.eventId, name: row.eventTitle },
      before: summaryOf(row),
    })
    await announce(ctx, tx, row.eventId)
  })

interface RoomOfEvent {
  readonly event: { readonly id: string; readonly title: string }
  readonly name: string
  readonly capacity: number
}

/**
 * Makes the capacity of a room that of an event: of the quota that was a room's already, else of one that all kinds share, else of a new
 * one. The event is locked. Throws ROOM_TOO_SMALL where more people have tickets, and LIMIT_REACHED.
 */
export async function useRoom(ctx: Ctx, tx: Tx, { event, name, capacity }: RoomOfEvent): Promise<void> {
  const kinds = await tx.rows(kindsOfEvent, { eventId: event.id })
  const quotas = await tx.rows(quotasOfEvent, { now: ctx.now, eventId: event.id })
  const before = quotas.find(({ ofRoom }) => ofRoom) ?? quotas.find(({ allKinds }) => allKinds)
  if (before?.ofRoom && before.name === name && Number(before.capacity) === capacity) return
  if (!before && quotas.length >= MOST) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MOST })
  const { id, poolId } = before ?? { id: ctx.newId(), poolId: ctx.newId() }
  const written = { id, name, allKinds: true, ofRoom: true, at: ctx.now }
  if (before) {
    await tx.run(writeQuota, { ...written, revision: before.revision })
    await setNet(tx, [{ poolId, net: BigInt(capacity), reason: 'MANUAL' }], ctx)
  } else {
    await createPools(tx, [{ id: poolId, kind: 'ticketQuota', refId: id, capacity: BigInt(capacity) }], ctx)
    await tx.run(insertQuota, { ...written, eventId: event.id, poolId })
    await join(ctx, tx, poolId, poolsOf(kinds, true, []))
  }
  const after = await getQuota(tx, id, ctx.now)
  const taken = Number(after.used - after.lapsed)
  if (taken > capacity)
    throw new ApiError({ code: 'ROOM_TOO_SMALL', eventId: event.id, event: event.title, room: name, capacity, taken })
  await record(tx, ctx, {
    action: before ? 'event.sharedQuotaChanged' : 'event.sharedQuotaMade',
    target: { id: event.id, name: event.title },
    ...(before ? { before: summaryOf(before) } : {}),
    after: summaryOf(after),
  })
  await announce(ctx, tx, event.id)
}

/** The capacity that events have from their rooms is their own from now on. */
export const leaveRooms = (ctx: Ctx, tx: Tx, eventIds: readonly string[]): Promise<number> =>
  tx.run(releaseFromRoom, { eventIds: [...eventIds], at: ctx.now })

/** Gives an event the shared quotas of another, with nothing taken; `copies` are the new kinds by the old ones. */
export async function copyQuotas(
  ctx: Ctx,
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const quotas = await tx.rows(quotasOfEvent, { now: ctx.now, eventId: from })
  for (const { name, capacity, allKinds, ofRoom, definitionIds } of quotas) {
    const quota = { id: ctx.newId(), poolId: ctx.newId() }
    await createPools(tx, [{ id: quota.poolId, kind: 'ticketQuota', refId: quota.id, capacity }], ctx)
    await tx.run(insertQuota, { ...quota, eventId: to, name, allKinds, ofRoom, at: ctx.now })
    await tx.run(insertQuotaKinds, { id: quota.id, definitions: definitionIds.flatMap((id) => copies.get(id) ?? []) })
  }
}
