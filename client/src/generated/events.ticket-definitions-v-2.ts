// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Address, ChangeCurrencyRefusal, ChangeCurrencyRequest, ChangeCurrencyResponse, CommonMoney, CreateTicketDefinitionRefusal, DateAndTimeSettings, DeleteTicketDefinitionResponse, FacetCounts, GetTicketDefinitionRefusal, PageUrl, Paging, PriceTierInputInput, PricingMethodInput, QueryTicketDefinitionsRefusal, SalePeriodInputInput, Sorting } from './shapes.ts'

export type { Address, AddressLocation, ChangeCurrencyRefusal, ChangeCurrencyRequest, ChangeCurrencyResponse, CommonMoney, CreateTicketDefinitionRefusal, DateAndTimeSettings, DeleteTicketDefinitionResponse, FacetCounts, Formatted, GetTicketDefinitionRefusal, PageUrl, Paging, PriceTierInputInput, PricingMethodInput, QueryTicketDefinitionsRefusal, SalePeriodInputInput, Sorting } from './shapes.ts'

export interface AvailablePlace {
  placeId: string
  label: string
  sectionLabel: string
  elementLabel: string
  availableCapacity: number
}

export type BulkDeleteTicketDefinitionsByFilterRefusal = 'FILTER_PARSER_ERROR'

export interface BulkDeleteTicketDefinitionsByFilterRequest {
  filter: Record<string, unknown>
}

export type BulkDeleteTicketDefinitionsByFilterResponse = Record<never, never>

export type CountAvailableTicketDefinitionsRefusal = 'FILTER_PARSER_ERROR'

export interface CountAvailableTicketDefinitionsRequest {
  filter?: Record<string, unknown>
}

export interface CountAvailableTicketDefinitionsResponse {
  metadata: PagingMetadataV2
}

export type CountTicketDefinitionsRefusal = 'FILTER_PARSER_ERROR'

export interface CountTicketDefinitionsRequest {
  filter?: Record<string, unknown>
  facet?: string[]
}

export interface CountTicketDefinitionsResponse {
  metadata: PagingMetadataV2
  facets: Record<string, FacetCounts>
}

export interface CreateTicketDefinitionRequest {
  ticketDefinition: NewTicketDefinitionInput
  fields?: Array<'SALES_DETAILS' | 'EVENT_DETAILS' | 'SEATING_DETAILS'>
}

export interface CreateTicketDefinitionResponse {
  ticketDefinition: TicketDefinition
}

export type DeleteTicketDefinitionRefusal = 'TICKET_DEFINITION_NOT_FOUND'

export interface DeleteTicketDefinitionRequest {
  ticketDefinitionId: string
}

export interface GetTicketDefinitionRequest {
  ticketDefinitionId: string
  fields?: Array<'SALES_DETAILS' | 'EVENT_DETAILS' | 'SEATING_DETAILS'>
}

export interface GetTicketDefinitionResponse {
  ticketDefinition: TicketDefinition
}

export interface NewTicketDefinitionInput {
  description?: string | null
  policyText?: string | null
  hidden?: boolean
  limited?: boolean
  initialLimit?: number | null
  salePeriod?: SalePeriodInputInput | null
  limitPerCheckout?: number | null
  minimumPerCheckout?: number | null
  membersOnly?: boolean
  limitPerPerson?: number | null
  admits?: number
  attendance?: 'PLACE' | 'ONLINE' | 'BOTH'
  priceTiers?: PriceTierInputInput[] | null
  suggestedPrices?: string[] | null
  eventId: string
  name: string
  pricingMethod: PricingMethodInput
  feeType: 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE'
}

export interface PagingMetadataV2 {
  count: number
  offset?: number
  total?: number
  cursors?: {
    next?: string
    prev?: string
  }
  hasNext?: boolean
}

export interface PriceTier {
  id: string
  name: string
  price: CommonMoney
  endDate?: Date
  limit?: number
  state: 'CURRENT' | 'COMING' | 'OVER'
  ticketsLeft?: number
}

export interface PricingMethod {
  fixedPrice?: CommonMoney
  guestPrice?: CommonMoney
  pricingOptions?: {
    optionDetails?: Array<{
      optionId?: string
      name?: string
      price?: CommonMoney
    }>
  }
  pricingType?: 'STANDARD' | 'DONATION'
  free: boolean
}

export type QueryAvailableTicketDefinitionsRefusal = never

export interface QueryAvailableTicketDefinitionsRequest {
  query?: QueryV2
  fields?: Array<'SALES_DETAILS' | 'EVENT_DETAILS' | 'SEATING_DETAILS'>
  access?: string
}

export interface QueryAvailableTicketDefinitionsResponse {
  ticketDefinitions: TicketDefinition[]
  metadata: PagingMetadataV2
}

export interface QueryTicketDefinitionsRequest {
  query?: QueryV2
  fields?: Array<'SALES_DETAILS' | 'EVENT_DETAILS' | 'SEATING_DETAILS'>
}

export interface QueryTicketDefinitionsResponse {
  ticketDefinitions: TicketDefinition[]
  metadata: PagingMetadataV2
}

export interface QueryV2 {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  paging?: Paging
  cursorPaging?: {
    limit?: number
    cursor?: string
  }
}

export type ReorderTicketDefinitionsRefusal = 'TICKET_DEFINITION_NOT_FOUND' | 'INVALID_REORDER_INSTRUCTION'

export interface ReorderTicketDefinitionsRequest {
  eventId: string
  ticketDefinitionId: string
  beforeDefinitionId?: string
  afterDefinitionId?: string
}

export type ReorderTicketDefinitionsResponse = Record<never, never>

export interface SalePeriod {
  startDate?: Date
  endDate?: Date
  displayNotOnSale: boolean
}

export interface SeatingDetails {
  places: AvailablePlace[]
}

export interface TicketDefinition {
  id: string
  eventId: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  description?: string
  policyText?: string
  hidden: boolean
  limited: boolean
  initialLimit?: number
  actualLimit?: number
  pricingMethod: PricingMethod
  feeType: 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE'
  salePeriod?: SalePeriod
  saleStatus: 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED'
  limitPerCheckout: number
  chosenLimitPerCheckout?: number
  minimumPerCheckout?: number
  membersOnly: boolean
  limitPerPerson?: number
  admits: number
  attendance: 'PLACE' | 'ONLINE' | 'BOTH'
  priceTiers?: PriceTier[]
  regularPrice?: CommonMoney
  suggestedPrices?: string[]
  sortIndex: number
  eventCreatedDate?: Date
  salesDetails?: {
    unsoldCount?: number
    soldCount?: number
    reservedCount?: number
    soldOut: boolean
  }
  seated: boolean
  seatingDetails?: SeatingDetails
  eventDetails?: {
    title: string
    shortDescription?: string
    location: {
      name?: string
      type?: 'VENUE' | 'ONLINE'
      address?: Address
      locationTbd?: boolean
    }
    dateAndTimeSettings: DateAndTimeSettings
    eventPageUrl: PageUrl
    status: 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT'
  }
}

export interface TicketDefinitionChangesInput {
  description?: string | null
  policyText?: string | null
  hidden?: boolean
  limited?: boolean
  initialLimit?: number | null
  salePeriod?: SalePeriodInputInput | null
  limitPerCheckout?: number | null
  minimumPerCheckout?: number | null
  membersOnly?: boolean
  limitPerPerson?: number | null
  admits?: number
  attendance?: 'PLACE' | 'ONLINE' | 'BOTH'
  priceTiers?: PriceTierInputInput[] | null
  suggestedPrices?: string[] | null
  id: string
  revision: string
  name?: string
  pricingMethod?: PricingMethodInput
  feeType?: 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE'
}

export type UpdateTicketDefinitionRefusal = 'TICKET_DEFINITION_NOT_FOUND' | 'STALE_REVISION' | 'NOT_ENOUGH_TICKETS' | 'INVALID_SALE_PERIOD'

export interface UpdateTicketDefinitionRequest {
  ticketDefinition: TicketDefinitionChangesInput
  mask?: string
  fields?: Array<'SALES_DETAILS' | 'EVENT_DETAILS' | 'SEATING_DETAILS'>
}

export interface UpdateTicketDefinitionResponse {
  ticketDefinition: TicketDefinition
}

/** Module `events.ticket-definitions-v-2`. */
export const ticketDefinitionsV2 = {
  /** Adds a kind of ticket to an event. */
  createTicketDefinition: call<CreateTicketDefinitionRequest, CreateTicketDefinitionResponse, CreateTicketDefinitionRefusal>('POST', '/events-ticket-definitions/v3/ticket-definitions', { values: { ticketDefinition: { createdDate: 'date', updatedDate: 'date', salePeriod: { startDate: 'date', endDate: 'date' }, priceTiers: { endDate: 'date' }, eventCreatedDate: 'date', eventDetails: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' } } } } }),
  /** Changes a kind of ticket. A limit below what is sold and held is refused. */
  updateTicketDefinition: call<UpdateTicketDefinitionRequest, UpdateTicketDefinitionResponse, UpdateTicketDefinitionRefusal>('PATCH', '/events-ticket-definitions/v3/ticket-definitions/{ticketDefinition.id}', { values: { ticketDefinition: { createdDate: 'date', updatedDate: 'date', salePeriod: { startDate: 'date', endDate: 'date' }, priceTiers: { endDate: 'date' }, eventCreatedDate: 'date', eventDetails: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' } } } } }),
  /** One kind of ticket. A hidden one is found by administrators only. */
  getTicketDefinition: call<GetTicketDefinitionRequest, GetTicketDefinitionResponse, GetTicketDefinitionRefusal>('GET', '/events-ticket-definitions/v3/ticket-definitions/{ticketDefinitionId}', { values: { ticketDefinition: { createdDate: 'date', updatedDate: 'date', salePeriod: { startDate: 'date', endDate: 'date' }, priceTiers: { endDate: 'date' }, eventCreatedDate: 'date', eventDetails: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' } } } } }),
  /** Removes a kind of ticket. Tickets that are sold stay valid. */
  deleteTicketDefinition: call<DeleteTicketDefinitionRequest, DeleteTicketDefinitionResponse, DeleteTicketDefinitionRefusal>('DELETE', '/events-ticket-definitions/v3/ticket-definitions/{ticketDefinitionId}'),
  /** Removes all kinds of ticket that a filter selects, of as many events. One that leaves none out is refused. */
  bulkDeleteTicketDefinitionsByFilter: call<BulkDeleteTicketDefinitionsByFilterRequest, BulkDeleteTicketDefinitionsByFilterResponse, BulkDeleteTicketDefinitionsByFilterRefusal>('POST', '/events-ticket-definitions/v3/bulk/ticket-definitions/delete'),
  /** Moves a kind of ticket before or after another of the same event. */
  reorderTicketDefinitions: call<ReorderTicketDefinitionsRequest, ReorderTicketDefinitionsResponse, ReorderTicketDefinitionsRefusal>('POST', '/events-ticket-definitions/v3/ticket-definitions/reorder'),
  /** Kinds of ticket by filter and sort; hidden ones for administrators only. */
  queryTicketDefinitions: call<QueryTicketDefinitionsRequest, QueryTicketDefinitionsResponse, QueryTicketDefinitionsRefusal, TicketDefinition>('POST', '/events-ticket-definitions/v3/ticket-definitions/query', { values: { ticketDefinitions: { createdDate: 'date', updatedDate: 'date', salePeriod: { startDate: 'date', endDate: 'date' }, priceTiers: { endDate: 'date' }, eventCreatedDate: 'date', eventDetails: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' } } } }, list: { kind: 'cursor', query: 'query', items: 'ticketDefinitions', metadata: 'metadata' } }),
  /** Kinds of ticket that a visitor may see: not hidden, and on sale or shown outside the sale; with an access, the hidden ones that it opens, too. */
  queryAvailableTicketDefinitions: call<QueryAvailableTicketDefinitionsRequest, QueryAvailableTicketDefinitionsResponse, QueryAvailableTicketDefinitionsRefusal, TicketDefinition>('POST', '/events-ticket-definitions/v3/ticket-definitions/available/query', { values: { ticketDefinitions: { createdDate: 'date', updatedDate: 'date', salePeriod: { startDate: 'date', endDate: 'date' }, priceTiers: { endDate: 'date' }, eventCreatedDate: 'date', eventDetails: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' } } } }, list: { kind: 'cursor', query: 'query', items: 'ticketDefinitions', metadata: 'metadata' } }),
  /** Number of kinds of ticket that the filter selects, and per value of each facet. */
  countTicketDefinitions: call<CountTicketDefinitionsRequest, CountTicketDefinitionsResponse, CountTicketDefinitionsRefusal>('POST', '/events-ticket-definitions/v3/ticket-definitions/count'),
  /** Number of kinds of ticket that a visitor may see. */
  countAvailableTicketDefinitions: call<CountAvailableTicketDefinitionsRequest, CountAvailableTicketDefinitionsResponse, CountAvailableTicketDefinitionsRefusal>('POST', '/events-ticket-definitions/v3/ticket-definitions/available/count'),
  /** Sets the currency of all tickets of an event, until its first order. Prices keep their figures: 10 USD becomes 10 EUR. */
  changeCurrency: call<ChangeCurrencyRequest, ChangeCurrencyResponse, ChangeCurrencyRefusal>('POST', '/events-ticket-definitions/v3/ticket-definitions/currency'),
}
