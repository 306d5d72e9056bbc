// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface DoorCountsOfKind {
  ticketDefinitionId: string
  name: string
  expected: number
  inside: number
}

export type GetDoorCountsRefusal = 'EVENT_NOT_FOUND'

export interface GetDoorCountsRequest {
  eventId: string
}

export interface GetDoorCountsResponse {
  expected: number
  inside: number
  kinds: DoorCountsOfKind[]
}

/** Module `fairground.door-counts`. */
export const doorCounts = {
  /** People who are expected at an event and people who are in, in all and by kind of ticket. */
  getDoorCounts: call<GetDoorCountsRequest, GetDoorCountsResponse, GetDoorCountsRefusal>('GET', '/fairground/v1/events/{eventId}/door-counts'),
}
