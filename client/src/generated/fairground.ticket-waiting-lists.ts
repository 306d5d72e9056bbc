// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetWaitingChoicesRefusal = 'EVENT_NOT_FOUND'

export interface GetWaitingChoicesRequest {
  eventId: string
}

export interface GetWaitingChoicesResponse {
  any: boolean
  anyLimit: number
  kinds: WaitingChoice[]
}

export type GetWaitingListRefusal = 'EVENT_NOT_FOUND'

export interface GetWaitingListRequest {
  eventId: string
}

export interface GetWaitingListResponse {
  waitingList: WaitingList
}

export type GetWaitingPlaceRefusal = 'WAITING_ENTRY_NOT_FOUND' | 'WAITING_LINK_OVER'

export interface GetWaitingPlaceRequest {
  token: string
}

export interface GetWaitingPlaceResponse {
  place: WaitingPlace
}

export type JoinWaitingListRefusal = 'EVENT_NOT_FOUND' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_DEFINITION_NOT_FOUND' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'UNSUPPORTED_PRICING_OPTION' | 'WAITING_LIST_CLOSED' | 'TICKETS_NOT_SOLD_OUT' | 'MEMBER_NEEDED'

export interface JoinWaitingListRequest {
  eventId: string
  ticketDefinitionId?: string
  pricingOptionId?: string
  quantity: number
  name: string
  email: string
}

export type JoinWaitingListResponse = Record<never, never>

export type LeaveWaitingListRefusal = 'WAITING_ENTRY_NOT_FOUND' | 'WAITING_LINK_OVER' | 'WAITING_ENTRY_CLOSED'

export interface LeaveWaitingListRequest {
  token: string
}

export interface LeaveWaitingListResponse {
  place: WaitingPlace
}

export type ListMyWaitingPlacesRefusal = never

export type ListMyWaitingPlacesRequest = Record<never, never>

export interface ListMyWaitingPlacesResponse {
  places: WaitingPlace[]
}

export type ListWaitingEntriesRefusal = 'EVENT_NOT_FOUND'

export interface ListWaitingEntriesRequest {
  eventId: string
  statuses?: Array<'WAITING' | 'OFFERED' | 'BOUGHT' | 'DECLINED' | 'EXPIRED' | 'LEFT' | 'REMOVED' | 'ENDED'>
  limit?: number
  offset?: number
}

export interface ListWaitingEntriesResponse {
  entries: WaitingEntry[]
  total: number
}

export type OfferToWaitingEntryRefusal = 'WAITING_ENTRY_NOT_FOUND' | 'WAITING_ENTRY_CLOSED' | 'WAITING_TICKETS_NOT_FREE'

export interface OfferToWaitingEntryRequest {
  entryId: string
}

export interface OfferToWaitingEntryResponse {
  entry: WaitingEntry
}

export type RemoveWaitingEntryRefusal = 'WAITING_ENTRY_NOT_FOUND' | 'WAITING_ENTRY_CLOSED'

export interface RemoveWaitingEntryRequest {
  entryId: string
}

export interface RemoveWaitingEntryResponse {
  entry: WaitingEntry
}

export type SetWaitingListRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'STALE_REVISION'

export interface SetWaitingListRequest {
  eventId: string
  revision?: string
  enabled?: boolean
  offerMinutes?: number
  rule?: 'STRICT' | 'FITTING'
}

export interface SetWaitingListResponse {
  waitingList: WaitingList
}

export type TakeWaitingOfferRefusal = 'WAITING_ENTRY_NOT_FOUND' | 'WAITING_LINK_OVER' | 'WAITING_OFFER_OVER' | 'PERMISSION_DENIED'

export interface TakeWaitingOfferRequest {
  token: string
}

export interface TakeWaitingOfferResponse {
  reservationId: string
  eventSlug: string
}

export interface WaitingChoice {
  ticketDefinitionId: string
  name: string
  limit: number
  options: Array<{
    id: string
    name: string
  }>
}

export interface WaitingEntry {
  id: string
  status: 'WAITING' | 'OFFERED' | 'BOUGHT' | 'DECLINED' | 'EXPIRED' | 'LEFT' | 'REMOVED' | 'ENDED'
  name: string
  email?: string
  quantity: number
  ticketDefinitionId?: string
  ticketName?: string
  position?: number
  joinedDate: Date
  offerExpiresDate?: Date
  reservationId?: string
}

export interface WaitingList {
  revision: string
  enabled: boolean
  offerMinutes: number
  rule: 'STRICT' | 'FITTING'
  waiting: number
  ticketsAwaited: number
  offered: number
}

export interface WaitingPlace {
  status: 'WAITING' | 'OFFERED' | 'BOUGHT' | 'DECLINED' | 'EXPIRED' | 'LEFT' | 'REMOVED' | 'ENDED'
  position?: number
  quantity: number
  ticketName?: string
  eventId: string
  eventTitle: string
  eventSlug: string
  timeZoneId: string
  joinedDate: Date
  offerExpiresDate?: Date
  token: string
}

/** Module `fairground.ticket-waiting-lists`. */
export const ticketWaitingLists = {
  /** Settings of the waiting list of an event with tickets, and how many wait. */
  getWaitingList: call<GetWaitingListRequest, GetWaitingListResponse, GetWaitingListRefusal>('GET', '/fairground/v1/events/{eventId}/waiting-list'),
  /** Switches the waiting list of an event on or off, and sets how long an offer stands and who is next. Switched off, nobody joins and nothing is offered; offers that are open stand. */
  setWaitingList: call<SetWaitingListRequest, SetWaitingListResponse, SetWaitingListRefusal>('PATCH', '/fairground/v1/events/{eventId}/waiting-list'),
  /** Entries of the waiting list of an event in the order of joining. */
  listWaitingEntries: call<ListWaitingEntriesRequest, ListWaitingEntriesResponse, ListWaitingEntriesRefusal, WaitingEntry>('GET', '/fairground/v1/events/{eventId}/waiting-list/entries', { values: { entries: { joinedDate: 'date', offerExpiresDate: 'date' } }, list: { kind: 'flat', query: '', items: 'entries', metadata: '' } }),
  /** Offers tickets to an entry that waits, now and whatever its place in the list. */
  offerToWaitingEntry: call<OfferToWaitingEntryRequest, OfferToWaitingEntryResponse, OfferToWaitingEntryRefusal>('POST', '/fairground/v1/waiting-entries/{entryId}/offer', { values: { entry: { joinedDate: 'date', offerExpiresDate: 'date' } } }),
  /** Takes an entry off the waiting list. Tickets that are offered to it go to the next. */
  removeWaitingEntry: call<RemoveWaitingEntryRequest, RemoveWaitingEntryResponse, RemoveWaitingEntryRefusal>('DELETE', '/fairground/v1/waiting-entries/{entryId}', { values: { entry: { joinedDate: 'date', offerExpiresDate: 'date' } } }),
  /** Kinds of ticket of an event that are sold out and that visitors may wait for. */
  getWaitingChoices: call<GetWaitingChoicesRequest, GetWaitingChoicesResponse, GetWaitingChoicesRefusal>('GET', '/fairground/v1/events/{eventId}/waiting-list/choices'),
  /** Joins the waiting list for tickets that are sold out. The address is mailed a link to the place in the list; one that waits for the kind already gets the link to that place. */
  joinWaitingList: call<JoinWaitingListRequest, JoinWaitingListResponse, JoinWaitingListRefusal>('POST', '/fairground/v1/events/{eventId}/waiting-list/entries'),
  /** A place in a waiting list, for who has the mailed link to it, until 30 days after the place closed. */
  getWaitingPlace: call<GetWaitingPlaceRequest, GetWaitingPlaceResponse, GetWaitingPlaceRefusal>('GET', '/fairground/v1/waiting-places/{token}', { values: { place: { joinedDate: 'date', offerExpiresDate: 'date' } } }),
  /** Leaves the waiting list, or declines the offer: its tickets go to the next. */
  leaveWaitingList: call<LeaveWaitingListRequest, LeaveWaitingListResponse, LeaveWaitingListRefusal>('POST', '/fairground/v1/waiting-places/{token}/leave', { values: { place: { joinedDate: 'date', offerExpiresDate: 'date' } } }),
  /** Gives the caller the reservation of the offered tickets, to buy them until the offer ends. */
  takeWaitingOffer: call<TakeWaitingOfferRequest, TakeWaitingOfferResponse, TakeWaitingOfferRefusal>('POST', '/fairground/v1/waiting-places/{token}/take'),
  /** Places of the caller in waiting lists: those that are open, and those that closed in the last 30 days; newest first. */
  listMyWaitingPlaces: call<ListMyWaitingPlacesRequest, ListMyWaitingPlacesResponse, ListMyWaitingPlacesRefusal>('GET', '/fairground/v1/my-waiting-places', { values: { places: { joinedDate: 'date', offerExpiresDate: 'date' } }, personal: true }),
}
