// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetGuestListRefusal = 'EVENT_NOT_FOUND'

export interface GetGuestListRequest {
  eventId: string
}

export interface GetGuestListResponse {
  guests: ListedGuest[]
  total: number
}

export interface ListedGuest {
  name: string
  companions: number
}

/** Module `fairground.guest-lists`. */
export const guestLists = {
  /** Guests who come, as the page of the event shows them, in the order in which they registered. Empty unless the event shows its guest list. */
  getGuestList: call<GetGuestListRequest, GetGuestListResponse, GetGuestListRefusal>('GET', '/fairground/v1/events/{eventId}/guest-list'),
}
