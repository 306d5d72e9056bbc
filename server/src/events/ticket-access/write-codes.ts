import { randomBytes } from 'node:crypto'
import type { createAccessCodes, updateAccessCode } from '@fairground/contract/fairground/ticket-access.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { staleRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { createPools, setNet } from '../../sales/ledger/ledger.ts'
import { newTicketNumber } from '../../sales/purchase/public-numbers.ts'
import { lockEventRow } from '../event/find-events.ts'
import {
  type CodeRow,
  countCodes,
  deleteKinds,
  findCodes,
  insertCodes,
  insertKinds,
  kindsOfEvent,
  removeCode,
  writeCode,
} from './queries.ts'

/** Codes of one event; our choice. */
const MOST = 5000

const newAccess = (): string => randomBytes(24).toString('base64url')

interface Period {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

function refuseBackwards({ startsAt, endsAt }: Period, field: string): void {
  if (startsAt && endsAt && endsAt <= startsAt)
    throw new InvalidArgument([
      { field, description: message('violations.endsBeforeStart'), violatedRule: 'VALIDATION' },
    ])
}

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

async function kindsFor(tx: Tx, eventId: string, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))]
  const known = new Set((await tx.rows(kindsOfEvent, { eventId, ids })).map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: unknown })
  return ids
}

/** Pages of the event say whether it takes codes. */
const announce = (ctx: Ctx, tx: Tx, eventId: string): Promise<void> =>
  happen(tx, [{ entity: 'event', entityId: eventId, slug: 'ticketsChanged', payload: {} }], ctx)

const limitOf = (given: number | null | undefined): bigint | null => (given == null ? null : BigInt(given))

export const createCodes = (ctx: Ctx, request: RequestOf<typeof createAccessCodes>): Promise<CodeRow[]> =>
  ctx.db.inTx(async (tx) => {
    const { ticketDefinitionIds, usageLimit, note } = request
    const codes = codesOf(request)
    const period = { startsAt: dateOf(request.startDate), endsAt: dateOf(request.endDate) }
    refuseBackwards(period, 'endDate')
    const event = await lockEventRow(tx, request.eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: request.eventId })
    const kinds = await kindsFor(tx, event.id, ticketDefinitionIds)
    const there = await tx.row(countCodes, { eventId: event.id })
    if (Number(there?.count ?? 0n) + codes.length > MOST) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MOST })
    const made = codes.map((code) => ({ id: ctx.newId(), poolId: ctx.newId(), code }))
    await createPools(
      tx,
      made.map(({ id, poolId }) => ({ id: poolId, kind: 'ticketCode', refId: id, capacity: limitOf(usageLimit) })),
      ctx,
    )
    const inserted = await tx.rows(insertCodes, {
      eventId: event.id,
      ids: made.map(({ id }) => id),
      pools: made.map(({ poolId }) => poolId),
      codes: made.map(({ code }) => code),
      accesses: made.map(newAccess),
      ...period,
      note: note ?? null,
      at: ctx.now,
    })
    const stored = new Set(inserted.map(({ id }) => id))
    const taken = made.find(({ id }) => !stored.has(id))
    if (taken) throw new ApiError({ code: 'TICKET_CODE_ALREADY_EXISTS', accessCode: taken.code })
    await tx.run(insertKinds, { ids: made.map(({ id }) => id), definitions: kinds })
    await record(tx, ctx, {
      action: 'event.accessCodesMade',
      target: { id: event.id, name: event.title },
      after: { codes: codes.length, ...(codes.length === 1 ? { code: codes[0] } : {}), usageLimit: usageLimit ?? null },
    })
    await announce(ctx, tx, event.id)
    return tx.rows(findCodes, { now: ctx.now, ids: [...stored] })
  })

/** Codes that are named, without spaces around them, or random ones. */
function codesOf({ codes, random }: RequestOf<typeof createAccessCodes>): string[] {
  if ((codes === undefined) === (random === undefined))
    throw new InvalidArgument([
      { field: 'codes', description: message('violations.codesOrRandom'), violatedRule: 'REQUIRED_ONE_OF_FIELD' },
    ])
  if (random !== undefined) return Array.from({ length: random }, newTicketNumber)
  return codes ?? []
}

type Changes = RequestOf<typeof updateAccessCode>['accessCode']

const codeNotFound = (accessCodeId: string): ApiError => new ApiError({ code: 'TICKET_CODE_NOT_FOUND', accessCodeId })

export const updateCode = (ctx: Ctx, changes: Changes): Promise<CodeRow> =>
  ctx.db
    .inTx(async (tx) => {
      const [before] = await tx.rows(findCodes, { now: ctx.now, ids: [changes.id] })
      if (!before) throw codeNotFound(changes.id)
      const code = changes.code ?? before.code
      const period = {
        startsAt: changes.startDate === undefined ? before.startsAt : dateOf(changes.startDate),
        endsAt: changes.endDate === undefined ? before.endsAt : dateOf(changes.endDate),
      }
      refuseBackwards(period, 'accessCode.endDate')
      const written = await tx.run(writeCode, {
        id: before.id,
        revision: BigInt(changes.revision),
        code,
        access: code.toLowerCase() === before.code.toLowerCase() ? before.access : newAccess(),
        ...period,
        note: changes.note === undefined ? before.note : changes.note,
        at: ctx.now,
      })
      if (written === 0) throw staleRevision(before)
      if (changes.ticketDefinitionIds) {
        const definitions = await kindsFor(tx, before.eventId, changes.ticketDefinitionIds)
        await tx.run(deleteKinds, { id: before.id })
        await tx.run(insertKinds, { ids: [before.id], definitions })
      }
      if (changes.usageLimit !== undefined)
        await setNet(tx, [{ poolId: before.poolId, net: limitOf(changes.usageLimit), reason: 'MANUAL' }], ctx)
      const [after] = await tx.rows(findCodes, { now: ctx.now, ids: [before.id] })
      await record(tx, ctx, {
        action: 'event.accessCodeChanged',
        target: { id: before.eventId, name: before.eventTitle },
        before: summaryOf(before),
        after: summaryOf(after!), // locked by the change above
      })
      await announce(ctx, tx, before.eventId)
      return after!
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'ticket_access_codes_code') throw error
      throw new ApiError({ code: 'TICKET_CODE_ALREADY_EXISTS', accessCode: changes.code })
    })

const summaryOf = ({ code, usageLimit, startsAt, endsAt, note }: CodeRow) => ({
  code,
  usageLimit: usageLimit === null ? null : Number(usageLimit),
  startDate: startsAt,
  endDate: endsAt,
  note,
})

export const deleteCode = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const [row] = await tx.rows(findCodes, { now: ctx.now, ids: [id] })
    const removed = await tx.row(removeCode, { id })
    if (!row || !removed) throw codeNotFound(id)
    await record(tx, ctx, {
      action: 'event.accessCodeDeleted',
      target: { id: row.eventId, name: row.eventTitle },
      before: summaryOf(row),
    })
    await announce(ctx, tx, row.eventId)
  })
