// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CommonMoney, ItemMetadata, TagList } from './shapes.ts'
import type { Tags } from './ecom.orders.ts'

export type { ApplicationError, BulkActionMetadata, CommonMoney, ItemMetadata, TagList } from './shapes.ts'
export type { Tags } from './ecom.orders.ts'

export interface AdditionalReservationSettings {
  disableTicketLimitValidation?: boolean
  enableHiddenTicketReservation?: boolean
}

export type BulkUpdateTicketReservationTagsByFilterRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateTicketReservationTagsByFilterRequest {
  filter: Record<string, unknown>
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateTicketReservationTagsByFilterResponse {
  jobId: string
}

export type BulkUpdateTicketReservationTagsRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateTicketReservationTagsRequest {
  ids: string[]
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateTicketReservationTagsResponse {
  results: BulkUpdateTicketReservationTagsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkUpdateTicketReservationTagsResult {
  itemMetadata: ItemMetadata
}

export type CancelTicketReservationRefusal = 'TICKET_RESERVATION_NOT_FOUND' | 'RESERVATION_NOT_PENDING'

export interface CancelTicketReservationRequest {
  ticketReservationId: string
}

export interface CancelTicketReservationResponse {
  ticketReservation: TicketReservation
}

export type CreateTicketReservationRefusal = 'SITE_IS_CLOSED' | 'TICKET_DEFINITION_NOT_FOUND' | 'UNSUPPORTED_PRICING_OPTION' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'EVENT_ADMISSION_NEEDED' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'MEMBER_NEEDED' | 'NOT_ENOUGH_TICKETS' | 'SEAT_NOT_FOUND' | 'SEAT_TAKEN' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'TICKET_LIMIT_PER_PERSON' | 'TICKET_CODE_NOT_OPEN' | 'TICKET_CODE_ENDED' | 'TICKET_CODE_USED_UP' | 'TOO_MANY_OPEN_HOLDS' | 'TOO_MANY_UNITS_HELD'

export interface CreateTicketReservationRequest {
  ticketReservation: NewTicketReservation
}

export interface CreateTicketReservationResponse {
  ticketReservation: TicketReservation
}

export type DeleteTicketReservationRefusal = 'TICKET_RESERVATION_NOT_FOUND' | 'RESERVATION_NOT_PENDING'

export interface DeleteTicketReservationRequest {
  ticketReservationId: string
}

export interface DeleteTicketReservationResponse {
  ticketReservation: TicketReservation
}

export type GetTicketReservationRefusal = 'TICKET_RESERVATION_NOT_FOUND'

export interface GetTicketReservationRequest {
  ticketReservationId: string
}

export interface GetTicketReservationResponse {
  ticketReservation: TicketReservation
}

export interface NewTicketReservation {
  tickets: Array<{
    ticketDefinitionId: string
    quantity: number
    ticketInfo?: TicketInfoInput
  }>
  additionalReservationSettings?: AdditionalReservationSettings
  access?: string
}

export interface SeatInfo {
  sectionLabel: string
  areaLabel?: string
  tableLabel?: string
  rowLabel?: string
  seatLabel?: string
}

export interface TagsForWrite {
  tags?: TagList | null
  privateTags?: TagList | null
}

export interface TicketInfoInput {
  guestPrice?: string
  pricingOptionId?: string
  seatId?: string
}

export interface TicketLineItem {
  ticketLineItemId: string
  eventId: string
  ticketDefinitionId: string
  quantity: number
  ticketInfo?: {
    guestPrice?: string
    pricingOptionId?: string
    pricingOptionName?: string
    seatId?: string
    seatInfo?: SeatInfo
  }
  policy?: string
  ticketName: string
  price: CommonMoney
  subTotal: CommonMoney
}

export interface TicketReservation {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  expirationDate: Date
  status: 'PENDING' | 'CONFIRMED' | 'CANCELED' | 'CANCELED_MANUALLY' | 'EXPIRED'
  memberId?: string
  visitorId?: string
  tickets: TicketLineItem[]
  additionalReservationSettings?: AdditionalReservationSettings
  tags?: Tags
}

/** Module `events.ticket-reservations`. */
export const ticketReservations = {
  /** Holds tickets, all or none, for 20 minutes unless the event says otherwise. */
  createTicketReservation: call<CreateTicketReservationRequest, CreateTicketReservationResponse, CreateTicketReservationRefusal>('POST', '/events/v1/ticket-reservations', { values: { ticketReservation: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } }),
  /** A reservation of the caller; expired and cancelled ones stay on record. */
  getTicketReservation: call<GetTicketReservationRequest, GetTicketReservationResponse, GetTicketReservationRefusal>('GET', '/events/v1/ticket-reservations/{ticketReservationId}', { values: { ticketReservation: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } }),
  /** Gives the tickets back at once. */
  cancelTicketReservation: call<CancelTicketReservationRequest, CancelTicketReservationResponse, CancelTicketReservationRefusal>('POST', '/events/v1/ticket-reservations/{ticketReservationId}/cancel', { values: { ticketReservation: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } }),
  /** Gives the tickets back and forgets the reservation. One that became an order stays. */
  deleteTicketReservation: call<DeleteTicketReservationRequest, DeleteTicketReservationResponse, DeleteTicketReservationRefusal>('DELETE', '/events/v1/ticket-reservations/{ticketReservationId}', { values: { ticketReservation: { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } } }),
  /** Puts tags on up to 100 reservations and takes others off. */
  bulkUpdateTicketReservationTags: call<BulkUpdateTicketReservationTagsRequest, BulkUpdateTicketReservationTagsResponse, BulkUpdateTicketReservationTagsRefusal>('POST', '/events/v1/bulk/ticket-reservations/update-tags'),
  /** Puts tags on every reservation that matches a filter (id, status, memberId, visitorId, revision, createdDate, updatedDate, expirationDate) and takes others off. It is done when it answers. */
  bulkUpdateTicketReservationTagsByFilter: call<BulkUpdateTicketReservationTagsByFilterRequest, BulkUpdateTicketReservationTagsByFilterResponse, BulkUpdateTicketReservationTagsByFilterRefusal>('POST', '/events/v1/bulk/ticket-reservations/update-tags-by-filter'),
}
