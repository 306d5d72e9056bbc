import type { GateState } from '@fairground/domain/tickets/gate.ts'
import type { ValuesOf } from '../../db/statement.ts'

export const gateColumns = {
  eventId: 'uuid',
  enabled: 'bool',
  opensAt: 'timestamptz?',
  perMinute: 'int4',
  admissionMinutes: 'int4',
  difficulty: 'int4',
  drawnAt: 'timestamptz?',
  lastNumber: 'int8',
  /** The last number that was let in. */
  letIn: 'int8',
  countedAt: 'timestamptz',
  revision: 'int8',
} as const
export type GateRow = ValuesOf<typeof gateColumns>

/** Select list of `GateRow`, from `event_gates g`. */
export const gateSelect = `g.event_id as "eventId", g.enabled, g.opens_at as "opensAt", g.per_minute as "perMinute",
    g.admission_minutes as "admissionMinutes", g.difficulty, g.drawn_at as "drawnAt", g.last_number as "lastNumber", g.let_in as "letIn",
    g.counted_at as "countedAt", g.revision`

export const placeColumns = {
  id: 'uuid',
  number: 'int8?',
  /** End of its admission; null while it waits. */
  until: 'timestamptz?',
} as const
export type PlaceRow = ValuesOf<typeof placeColumns>

/** SQL of the turn that let the place `p` in: none while it waits. */
const turnOfPlace = `from event_gate_turns t
    where t.site_id = $1 and t.event_id = p.event_id and t.up_to >= p.number order by t.up_to limit 1`

/** SQL of the moment at which the place `p` was let in. */
export const letInAt = `(select t.at ${turnOfPlace})`

/** SQL of the end of the admission of the place `p`. */
export const admittedUntil = `(select t.until ${turnOfPlace})`

/** A gate as a process has read it lately. */
export interface GateReading {
  readonly gate: GateRow
  readonly state: GateState
  /** Visitors see the event. */
  readonly visible: boolean
  /** Visitors who wait, by lot or in the queue. */
  readonly waiting: number
  /** Numbers in the queue whose visitors left, in their order. */
  readonly ended: readonly number[]
}
