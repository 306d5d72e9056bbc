// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type CheckInAtDoorRefusal = 'STAFF_MEMBER_NOT_FOUND' | 'STAFF_MEMBER_SUSPENDED' | 'EVENT_NOT_FOUND' | 'DOOR_PERMISSION_MISSING' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'WRONG_EVENT' | 'TICKET_CANCELED' | 'TICKET_NOT_PAID' | 'TICKET_ONLINE_ONLY' | 'GUEST_NOT_FOUND' | 'GUEST_NOT_ATTENDING' | 'GUEST_ALREADY_CHECKED_IN'

export interface CheckInAtDoorRequest {
  accessToken: string
  eventId: string
  ticketNumber?: string
  rsvpId?: string
}

export interface CheckInAtDoorResponse {
  guest: DoorGuest
}

export interface DoorEvent {
  id: string
  title: string
  startDate?: Date
  timeZoneId: string
  expected?: number
  inside?: number
}

export interface DoorGuest {
  ticketNumber?: string
  rsvpId?: string
  name: string
  about: string
  state: 'EXPECTED' | 'INSIDE' | 'NOT_PAID' | 'CANCELED' | 'ONLINE_ONLY'
  people: number
  inside: number
  checkInDate?: Date
  answers?: Array<{
    label: string
    value: string
  }>
}

export type FindDoorGuestsRefusal = 'STAFF_MEMBER_NOT_FOUND' | 'STAFF_MEMBER_SUSPENDED' | 'EVENT_NOT_FOUND' | 'DOOR_PERMISSION_MISSING' | 'WRONG_EVENT' | 'TICKET_TRANSFERRED'

export interface FindDoorGuestsRequest {
  accessToken: string
  eventId: string
  search?: string
}

export interface FindDoorGuestsResponse {
  guests: DoorGuest[]
  more: boolean
}

export type GetDoorRefusal = 'STAFF_MEMBER_NOT_FOUND' | 'STAFF_MEMBER_SUSPENDED'

export interface GetDoorRequest {
  accessToken: string
}

export interface GetDoorResponse {
  name: string
  permissions: Array<'CHECK_IN_GUESTS' | 'READ_ANALYTICS' | 'READ_GUEST_FORM'>
  events: DoorEvent[]
}

export type UndoCheckInAtDoorRefusal = 'STAFF_MEMBER_NOT_FOUND' | 'STAFF_MEMBER_SUSPENDED' | 'EVENT_NOT_FOUND' | 'DOOR_PERMISSION_MISSING' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'GUEST_NOT_FOUND' | 'GUEST_NOT_CHECKED_IN'

export interface UndoCheckInAtDoorRequest {
  accessToken: string
  eventId: string
  ticketNumber?: string
  rsvpId?: string
}

export interface UndoCheckInAtDoorResponse {
  guest: DoorGuest
}

/** Module `fairground.door`. */
export const door = {
  /** A member of the door staff with the events whose guests they may let in: those that are not over, the next one first. */
  getDoor: call<GetDoorRequest, GetDoorResponse, GetDoorRefusal>('POST', '/fairground/v1/door', { values: { events: { startDate: 'date' } } }),
  /** Guests of an event by part of a name, a ticket number or an order number, or by a scanned code; the first 50 by name. */
  findDoorGuests: call<FindDoorGuestsRequest, FindDoorGuestsResponse, FindDoorGuestsRefusal>('POST', '/fairground/v1/door/{eventId}/guests', { values: { guests: { checkInDate: 'date' } } }),
  /** Lets in the bearer of a ticket, or those of a party who are not in yet. */
  checkInAtDoor: call<CheckInAtDoorRequest, CheckInAtDoorResponse, CheckInAtDoorRefusal>('POST', '/fairground/v1/door/{eventId}/check-ins', { values: { guest: { checkInDate: 'date' } } }),
  /** Takes a check-in back, of a ticket or of a whole party. It stays on record. */
  undoCheckInAtDoor: call<UndoCheckInAtDoorRequest, UndoCheckInAtDoorResponse, UndoCheckInAtDoorRefusal>('POST', '/fairground/v1/door/{eventId}/check-ins/undo', { values: { guest: { checkInDate: 'date' } } }),
}
