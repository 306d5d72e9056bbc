// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { SeatLayout } from './shapes.ts'

export type { Seat, SeatBox, SeatElement, SeatLayout, SeatPoint, SeatSection } from './shapes.ts'

export type CreateSeatPlanRefusal = 'LIMIT_REACHED'

export interface CreateSeatPlanRequest {
  name: string
  layout: SeatLayout
}

export interface CreateSeatPlanResponse {
  seatPlan: SeatPlan
}

export type DeleteSeatPlanRefusal = 'SEAT_PLAN_NOT_FOUND'

export interface DeleteSeatPlanRequest {
  id: string
}

export type DeleteSeatPlanResponse = Record<never, never>

export type GetSeatPlanRefusal = 'SEAT_PLAN_NOT_FOUND'

export interface GetSeatPlanRequest {
  id: string
}

export interface GetSeatPlanResponse {
  seatPlan: SeatPlan
}

export type ImportSeatPlanRefusal = 'LIMIT_REACHED'

export interface ImportSeatPlanRequest {
  name: string
  format: 'CSV' | 'SVG'
  content: string
}

export interface ImportSeatPlanResponse {
  seatPlan: SeatPlan
}

export type ListSeatPlansRefusal = never

export type ListSeatPlansRequest = Record<never, never>

export interface ListSeatPlansResponse {
  seatPlans: SeatPlanEntry[]
}

export interface SeatPlan {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  seats: number
  capacity: number
  layout: SeatLayout
}

export interface SeatPlanEntry {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  seats: number
  capacity: number
}

export type UpdateSeatPlanRefusal = 'SEAT_PLAN_NOT_FOUND' | 'STALE_REVISION'

export interface UpdateSeatPlanRequest {
  id: string
  revision: string
  name: string
  layout: SeatLayout
}

export interface UpdateSeatPlanResponse {
  seatPlan: SeatPlan
}

/** Module `fairground.seat-plans`. */
export const seatPlans = {
  /** Plans without their seats, by name. */
  listSeatPlans: call<ListSeatPlansRequest, ListSeatPlansResponse, ListSeatPlansRefusal>('GET', '/fairground/v1/seat-plans', { values: { seatPlans: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One plan with its sections, rows, tables, areas and seats. */
  getSeatPlan: call<GetSeatPlanRequest, GetSeatPlanResponse, GetSeatPlanRefusal>('GET', '/fairground/v1/seat-plans/{id}', { values: { seatPlan: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes a plan that events can use: at most 20,000 seats and room for 50,000 people. Whatever has no id gets one. Labels are unique among their neighbours. */
  createSeatPlan: call<CreateSeatPlanRequest, CreateSeatPlanResponse, CreateSeatPlanRefusal>('POST', '/fairground/v1/seat-plans', { values: { seatPlan: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes a plan of a file. CSV has a line for each seat (`section`, `row` or `table`, `seat`) and each area (`section`, `area`, `capacity`), with `x`, `y` and `accessible` where known. SVG has groups with `data-section`, in them `data-row` or `data-table` with a shape for each seat (`data-seat`), and shapes with `data-area` and `data-capacity`. Every line that cannot be read is named, and nothing is stored then. */
  importSeatPlan: call<ImportSeatPlanRequest, ImportSeatPlanResponse, ImportSeatPlanRefusal>('POST', '/fairground/v1/seat-plans/import', { values: { seatPlan: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Writes the name and the whole layout. Ids that stay name the same seats as before. Events that use the plan go on with what they have until they take the change over. */
  updateSeatPlan: call<UpdateSeatPlanRequest, UpdateSeatPlanResponse, UpdateSeatPlanRefusal>('PUT', '/fairground/v1/seat-plans/{id}', { values: { seatPlan: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a plan. Events that use it keep their seats. */
  deleteSeatPlan: call<DeleteSeatPlanRequest, DeleteSeatPlanResponse, DeleteSeatPlanRefusal>('DELETE', '/fairground/v1/seat-plans/{id}'),
}
