// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { SeatLayout } from './shapes.ts'

export type { Seat, SeatBox, SeatElement, SeatLayout, SeatPoint, SeatSection } from './shapes.ts'

export interface AreaLeft {
  spotId: string
  left: number
}

export type BindTicketsRefusal = 'EVENT_NOT_FOUND' | 'SEATING_NOT_FOUND' | 'TICKET_DEFINITION_NOT_FOUND' | 'STALE_REVISION'

export interface BindTicketsRequest {
  eventId: string
  revision: string
  tickets: SeatedTickets[]
}

export interface BindTicketsResponse {
  seating: EventSeating
}

export type BlockSpotsRefusal = 'EVENT_NOT_FOUND' | 'SEATING_NOT_FOUND' | 'SEAT_NOT_FOUND' | 'SEAT_TAKEN'

export interface BlockSpotsRequest {
  eventId: string
  block: 'BLOCKED' | 'KILLED'
  note?: string
  spots: SpotToBlock[]
}

export type BlockSpotsResponse = Record<never, never>

export interface ChosenSpot {
  spotId: string
  quantity: number
}

export interface EventSeating {
  eventId: string
  revision: string
  seatPlanId?: string
  seatPlanName: string
  seatPlanRevision: string
  layout: SeatLayout
  tickets: SeatedTickets[]
}

export type FindBestSpotsRefusal = 'EVENT_NOT_FOUND' | 'SEATING_NOT_FOUND' | 'TICKET_DEFINITION_NOT_FOUND' | 'NOT_ENOUGH_TICKETS'

export interface FindBestSpotsRequest {
  eventId: string
  ticketDefinitionId: string
  quantity: number
  accessible?: number
  access?: string
}

export interface FindBestSpotsResponse {
  spots: ChosenSpot[]
}

export type GetEventSeatingRefusal = 'EVENT_NOT_FOUND' | 'SEATING_NOT_FOUND'

export interface GetEventSeatingRequest {
  eventId: string
  access?: string
}

export interface GetEventSeatingResponse {
  seating: EventSeating
}

export type ListSpotStatesRefusal = 'EVENT_NOT_FOUND' | 'SEATING_NOT_FOUND'

export interface ListSpotStatesRequest {
  eventId: string
}

export interface ListSpotStatesResponse {
  revision: string
  spots: UsedSpot[]
}

export type ListTakenSpotsRefusal = 'EVENT_NOT_FOUND' | 'SEATING_NOT_FOUND'

export interface ListTakenSpotsRequest {
  eventId: string
}

export interface ListTakenSpotsResponse {
  revision: string
  seats: string
  areas: AreaLeft[]
}

export type RemoveEventSeatingRefusal = 'EVENT_NOT_FOUND' | 'SEATING_NOT_FOUND' | 'SEAT_TAKEN'

export interface RemoveEventSeatingRequest {
  eventId: string
}

export type RemoveEventSeatingResponse = Record<never, never>

export interface SeatedTickets {
  ticketDefinitionId: string
  partIds: string[]
}

export type SetEventSeatingRefusal = 'EVENT_NOT_FOUND' | 'SEAT_PLAN_NOT_FOUND' | 'SEAT_TAKEN'

export interface SetEventSeatingRequest {
  eventId: string
  seatPlanId: string
}

export interface SetEventSeatingResponse {
  seating: EventSeating
}

export interface SpotToBlock {
  spotId: string
  quantity?: number
}

export type UnblockSpotsRefusal = 'EVENT_NOT_FOUND' | 'SEATING_NOT_FOUND' | 'SEAT_NOT_FOUND'

export interface UnblockSpotsRequest {
  eventId: string
  spotIds: string[]
}

export type UnblockSpotsResponse = Record<never, never>

export interface UsedSpot {
  spotId: string
  state: 'HELD' | 'SOLD' | 'BLOCKED' | 'KILLED'
  quantity: number
  note?: string
}

/** Module `fairground.event-seating`. */
export const eventSeating = {
  /** Seats of an event, and the kinds of ticket that they are sold as. */
  getEventSeating: call<GetEventSeatingRequest, GetEventSeatingResponse, GetEventSeatingRefusal>('GET', '/fairground/v1/events/{eventId}/seating'),
  /** Says which seats are taken; the answer may be a second old. Follow `/_live?event={eventId}` to know when to read it again. */
  listTakenSpots: call<ListTakenSpotsRequest, ListTakenSpotsResponse, ListTakenSpotsRefusal>('GET', '/fairground/v1/events/{eventId}/seating/taken'),
  /** The best free seats for a party: side by side, leaving no single seat alone, nearest to the front. They are not held: reserve them, or reserve without seats and get the best ones. */
  findBestSpots: call<FindBestSpotsRequest, FindBestSpotsResponse, FindBestSpotsRefusal>('GET', '/fairground/v1/events/{eventId}/seating/best'),
  /** Gives an event the seats of a plan as it is now, or takes over what has changed in it. Seats that are held, sold or blocked must be among them and be called the same; tickets stay bound to sections and rows that are still there. */
  setEventSeating: call<SetEventSeatingRequest, SetEventSeatingResponse, SetEventSeatingRefusal>('PUT', '/fairground/v1/events/{eventId}/seating'),
  /** Takes the seats off an event of which nothing is held, sold or blocked. Its tickets are sold without seats then. */
  removeEventSeating: call<RemoveEventSeatingRequest, RemoveEventSeatingResponse, RemoveEventSeatingRefusal>('DELETE', '/fairground/v1/events/{eventId}/seating'),
  /** Binds kinds of ticket to seats, and replaces all bindings of the event. Kinds that are not named are sold without seats; seats of no kind are not sold. */
  bindTickets: call<BindTicketsRequest, BindTicketsResponse, BindTicketsRefusal>('PUT', '/fairground/v1/events/{eventId}/seating/tickets'),
  /** Lists what is held, sold, blocked and not there. The rest is free. */
  listSpotStates: call<ListSpotStatesRequest, ListSpotStatesResponse, ListSpotStatesRefusal>('GET', '/fairground/v1/events/{eventId}/seating/states'),
  /** Keeps free seats from being sold, all of them or none: BLOCKED for later, when staff sell them beyond limits or unblock them, KILLED where there is no seat on this evening. Of an area so many units, in place of what was blocked before. */
  blockSpots: call<BlockSpotsRequest, BlockSpotsResponse, BlockSpotsRefusal>('POST', '/fairground/v1/events/{eventId}/seating/blocks'),
  /** Puts blocked seats on sale again; those that are not blocked stay as they are. */
  unblockSpots: call<UnblockSpotsRequest, UnblockSpotsResponse, UnblockSpotsRefusal>('POST', '/fairground/v1/events/{eventId}/seating/unblock'),
}
