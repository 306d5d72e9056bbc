import {
  ADMISSION_MINUTES,
  type EventGate,
  GATE_DIFFICULTY,
  GATE_RATE,
  type setEventGate,
} from '@fairground/contract/fairground/event-gates.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { plus } from '@fairground/domain/instant.ts'
import { present } from '@fairground/domain/present.ts'
import { admissionEveryMs } from '@fairground/domain/tickets/gate.ts'
import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { happen } from '../../outbox/happenings.ts'
import { getEvent, lockEventRow } from '../event/find-events.ts'
import { type GateReadings, readingOf } from './gate-readings.ts'
import type { GateRow } from './gate-row.ts'
import { countAdmitted, lockGate, writeGate } from './queries.ts'

/** Settings until some are made. */
const unset = (eventId: string, now: Date): GateRow => ({
  eventId,
  enabled: false,
  opensAt: null,
  perMinute: GATE_RATE.usual,
  admissionMinutes: ADMISSION_MINUTES.usual,
  difficulty: GATE_DIFFICULTY.usual,
  drawnAt: null,
  lastNumber: 0n,
  letIn: 0n,
  countedAt: now,
  revision: 0n,
})

async function toWire(db: Queryable, eventId: string, now: Date): Promise<Static<typeof EventGate>> {
  const reading = await readingOf(db, eventId, now)
  const gate = reading?.gate ?? unset(eventId, now)
  const counts = await db.row(countAdmitted, { eventId, now })
  return {
    revision: String(gate.revision),
    enabled: gate.enabled,
    admissionsPerMinute: gate.perMinute,
    admissionMinutes: gate.admissionMinutes,
    difficulty: gate.difficulty,
    status: reading?.state ?? 'OFF',
    waiting: reading?.waiting ?? 0,
    admitted: Number(counts?.admitted ?? 0),
    admittedInAll: Number(counts?.inAll ?? 0),
    bought: Number(counts?.bought ?? 0),
    ...present({ opensDate: gate.opensAt?.toISOString() }),
  }
}

/** Lets in who is due first, so that the numbers are those of now. */
export async function readSettings(
  ctx: Ctx,
  readings: GateReadings,
  eventId: string,
): Promise<Static<typeof EventGate>> {
  const event = await getEvent(ctx, eventId)
  await readings.of(ctx.db, event.id, ctx.now)
  return toWire(ctx.db, event.id, ctx.now)
}

const summaryOf = ({ enabled: gateOn, opensAt, perMinute, admissionMinutes, difficulty }: GateRow) => ({
  gateOn,
  opensDate: opensAt?.toISOString() ?? null,
  admissionsPerMinute: perMinute,
  admissionMinutes,
  difficulty,
})

function changed(before: GateRow, given: RequestOf<typeof setEventGate>, now: Date): GateRow {
  const { opensDate, admissionsPerMinute } = given
  const after = {
    ...before,
    ...present({
      enabled: given.enabled,
      perMinute: admissionsPerMinute,
      admissionMinutes: given.admissionMinutes,
      difficulty: given.difficulty,
    }),
    opensAt: opensDate === undefined ? before.opensAt : opensDate === null ? null : new Date(opensDate),
  }
  // Time during which it was off lets nobody in.
  return after.enabled && !before.enabled ? { ...after, countedAt: plus(now, -admissionEveryMs(after)) } : after
}

export async function changeSettings(
  ctx: Ctx,
  readings: GateReadings,
  request: RequestOf<typeof setEventGate>,
): Promise<Static<typeof EventGate>> {
  const set = await ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, request.eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: request.eventId })
    if (event.initialType !== 'TICKETING') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId: event.id })
    const before = (await tx.row(lockGate, { eventId: event.id })) ?? unset(event.id, ctx.now)
    sameRevision(before, request.revision)
    const { drawnAt: _, lastNumber: __, letIn: ___, revision: ____, ...columns } = changed(before, request, ctx.now)
    const after = (await tx.row(writeGate, { ...columns, at: ctx.now }))! // one row is written
    await record(tx, ctx, {
      action: 'event.gateSet',
      target: { id: event.id, name: event.title },
      before: summaryOf(before),
      after: summaryOf(after),
    })
    await happen(tx, [{ entity: 'event', entityId: event.id, slug: 'ticketsChanged', payload: {} }], ctx)
    return toWire(tx, event.id, ctx.now)
  })
  readings.drop(ctx.db, request.eventId.toLowerCase())
  return set
}
