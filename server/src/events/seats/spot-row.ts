import type { SeatBlock, SeatElementKind } from '@fairground/contract/enumerations/seats.ts'
import type { PlanLayout, TicketSeat } from '@fairground/domain/seats/plan.ts'
import { json, textAs, type ValuesOf } from '../../db/statement.ts'

export const seatingColumns = {
  eventId: 'uuid',
  planId: 'uuid?',
  planName: 'text',
  planRevision: 'int8',
  revision: 'int8',
} as const
export const seatingSelect = `g.event_id as "eventId", g.plan_id as "planId", g.plan_name as "planName",
    g.plan_revision as "planRevision", g.revision`
export type SeatingRow = ValuesOf<typeof seatingColumns>

export const laidOutColumns = { ...seatingColumns, layout: json<PlanLayout>() } as const
export type LaidOutRow = ValuesOf<typeof laidOutColumns>

export const spotColumns = {
  id: 'text',
  eventId: 'uuid',
  poolId: 'uuid',
  kind: textAs<SeatElementKind>(),
  sectionLabel: 'text',
  elementLabel: 'text',
  seatLabel: 'text?',
  definitionIds: 'uuid[]',
  /** Units that nobody has. */
  left: 'int8',
  block: { pg: 'text', nullable: true } as { pg: 'text'; nullable: true; as?: SeatBlock | null },
} as const
/** Columns of spots `s` with their pools `p`. */
export const spotSelect = `s.spot_id as id, s.event_id as "eventId", s.pool_id as "poolId", s.kind, s.section_label as "sectionLabel",
    s.element_label as "elementLabel", s.seat_label as "seatLabel", s.definition_ids as "definitionIds", p.capacity - p.used as left,
    s.block`
export type SpotRow = ValuesOf<typeof spotColumns>

/** The spot as tickets name it. */
export const seatOf = ({ id, kind, sectionLabel, elementLabel, seatLabel }: SpotRow): TicketSeat => ({
  id,
  kind,
  sectionLabel,
  elementLabel,
  seatLabel,
})
