import { plus } from '@fairground/domain/instant.ts'
import { admissionsDue, countedAfter, gateState } from '@fairground/domain/tickets/gate.ts'
import type { Tx } from '../../ground/database.ts'
import type { GateRow } from './gate-row.ts'
import { drawNumbers, nextPlaces, takeTurn } from './queries.ts'

const MINUTE_MS = 60_000

/**
 * Lets in as many of the queue as the rate allows by now: one row for all of them, however many they are. The first time after the opening
 * it numbers who came before by lot. The gate is locked, so processes that do it at once let nobody in twice.
 */
export async function letIn(tx: Tx, locked: GateRow, now: Date): Promise<GateRow> {
  if (gateState(locked, now) !== 'OPEN') return locked
  const gate = locked.drawnAt ? locked : await draw(tx, locked, now)
  const due = admissionsDue(gate, now)
  if (due === 0 || gate.letIn === gate.lastNumber) return gate
  const { eventId } = gate
  const next = await tx.row(nextPlaces, { eventId, after: gate.letIn, due })
  if (!next || next.upTo === null) return gate
  const countedAt = countedAfter(gate, now, Number(next.count))
  const until = plus(now, gate.admissionMinutes * MINUTE_MS)
  await tx.run(takeTurn, { eventId, upTo: next.upTo, countedAt, at: now, until })
  return { ...gate, letIn: next.upTo, countedAt }
}

async function draw(tx: Tx, gate: GateRow, now: Date): Promise<GateRow> {
  const { eventId, lastNumber } = gate
  const drawn = (await tx.row(drawNumbers, { eventId, after: lastNumber, at: now }))! // the gate is locked
  return { ...gate, drawnAt: now, lastNumber: drawn.lastNumber }
}
