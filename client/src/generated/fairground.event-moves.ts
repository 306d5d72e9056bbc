// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type AnnounceEventMoveRefusal = 'EVENT_NOT_FOUND' | 'EVENT_MOVE_NOT_FOUND' | 'EVENT_MOVE_DECIDED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'PERMISSION_DENIED' | 'GIFT_CARDS_NOT_ACCEPTED' | 'INVALID_GIFT_CARD_CURRENCY'

export interface AnnounceEventMoveRequest {
  eventId: string
  moveId: string
  giveBack?: {
    days: number
    withFees?: boolean
    asCredit?: boolean
  }
}

export interface AnnounceEventMoveResponse {
  move: EventMove
}

export type DismissEventMoveRefusal = 'EVENT_NOT_FOUND' | 'EVENT_MOVE_NOT_FOUND' | 'EVENT_MOVE_DECIDED'

export interface DismissEventMoveRequest {
  eventId: string
  moveId: string
}

export interface DismissEventMoveResponse {
  move: EventMove
}

export interface EventMove {
  id: string
  eventId: string
  state: 'OPEN' | 'DISMISSED' | 'ANNOUNCED'
  movedDate: Date
  former: {
    startDate?: Date
    endDate?: Date
    timeZoneId: string
    place: string
  }
  guests: number
  sent: number
  done: boolean
  giveBack?: {
    days: number
    until: Date
    withFees: boolean
    asCredit: boolean
  }
}

export type ListEventMovesRefusal = 'EVENT_NOT_FOUND'

export interface ListEventMovesRequest {
  eventId: string
}

export interface ListEventMovesResponse {
  moves: EventMove[]
}

/** Module `fairground.event-moves`. */
export const eventMoves = {
  /** Moves of an event that had guests, the newest first. One that nobody has decided about is OPEN. */
  listEventMoves: call<ListEventMovesRequest, ListEventMovesResponse, ListEventMovesRefusal>('GET', '/fairground/v1/events/{eventId}/moves', { values: { moves: { movedDate: 'date', former: { startDate: 'date', endDate: 'date' }, giveBack: { until: 'date' } } } }),
  /** Mails the guests of a moved event its former and present date and place, everybody once. With `giveBack`, tickets that were bought before the move may be given back for so many days, whatever the terms of their purchase; `withFees` (true by default) gives back fees on top of the price, too. With `asCredit` what the move gives back beyond the terms of the purchase comes as a gift card. Requested again with the same term, it does nothing. */
  announceEventMove: call<AnnounceEventMoveRequest, AnnounceEventMoveResponse, AnnounceEventMoveRefusal>('POST', '/fairground/v1/events/{eventId}/moves/{moveId}/announce', { values: { move: { movedDate: 'date', former: { startDate: 'date', endDate: 'date' }, giveBack: { until: 'date' } } } }),
  /** Decides that the guests of a moved event need not know. The newest move may still be announced later. */
  dismissEventMove: call<DismissEventMoveRequest, DismissEventMoveResponse, DismissEventMoveRefusal>('POST', '/fairground/v1/events/{eventId}/moves/{moveId}/dismiss', { values: { move: { movedDate: 'date', former: { startDate: 'date', endDate: 'date' }, giveBack: { until: 'date' } } } }),
}
