// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ChangeCurrencyRefusal, ChangeCurrencyRequest, ChangeCurrencyResponse, CreateTicketDefinitionRefusal, CursorPaging, DeleteTicketDefinitionResponse, FacetCounts, GetTicketDefinitionRefusal, Paging, QueryTicketDefinitionsRefusal, ResponseMetaData, Sorting, TicketDefinition } from './shapes.ts'

export type { ChangeCurrencyRefusal, ChangeCurrencyRequest, ChangeCurrencyResponse, CreateTicketDefinitionRefusal, CursorPaging, DeleteTicketDefinitionResponse, FacetCounts, GetTicketDefinitionRefusal, Money, Paging, QueryTicketDefinitionsRefusal, ResponseMetaData, Sorting, TicketDefinition } from './shapes.ts'

export interface CreateTicketDefinitionRequest {
  eventId: string
  definition: TicketDefinitionDataInput
}

export interface CreateTicketDefinitionResponse {
  definition: TicketDefinition
}

export type DeleteTicketDefinitionRefusal = 'EVENT_NOT_FOUND' | 'TICKET_DEFINITION_NOT_FOUND'

export interface DeleteTicketDefinitionRequest {
  eventId: string
  byId?: {
    definitionId: string[]
  }
  all?: boolean
}

export interface GetTicketDefinitionRequest {
  definitionId: string
  fieldset?: Array<'POLICY' | 'DASHBOARD'>
}

export interface GetTicketDefinitionResponse {
  definition: TicketDefinition
}

export type ListTicketDefinitionsRefusal = never

export interface ListTicketDefinitionsRequest {
  offset?: number
  limit?: number
  eventId?: string[]
  fieldset?: Array<'POLICY' | 'DASHBOARD'>
  state?: Array<'VISIBLE' | 'HIDDEN' | 'FREE' | 'PAID'>
  sort?: string
  saleStatus?: Array<'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED'>
  eventCreatorId?: string[]
  facet?: string[]
}

export interface ListTicketDefinitionsResponse {
  metaData: ResponseMetaData
  definitions: TicketDefinition[]
  facets: Record<string, FacetCounts>
}

export interface MoneyInput {
  value?: string
  amount?: string
  currency: string
}

export interface PagingMetadataV2 {
  count: number
  offset?: number
  total?: number
  cursors?: {
    next?: string
    prev?: string
  }
}

export interface QueryTicketDefinitionsRequest {
  offset?: number
  limit?: number
  fieldset?: Array<'POLICY' | 'DASHBOARD'>
  filter?: Record<string, unknown>
  sort?: string
  facet?: string[]
}

export interface QueryTicketDefinitionsResponse {
  total: number
  offset: number
  limit: number
  definitions: TicketDefinition[]
  facets: Record<string, FacetCounts>
}

export type QueryTicketDefinitionsV2Refusal = never

export interface QueryTicketDefinitionsV2Request {
  query?: QueryV2
}

export interface QueryTicketDefinitionsV2Response {
  definitions: TicketDefinition[]
  metadata: PagingMetadataV2
}

export interface QueryV2 {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  paging?: Paging
  cursorPaging?: CursorPaging
  fieldsets?: Array<'POLICY' | 'DASHBOARD'>
}

export interface TicketDefinitionDataInput {
  name?: string | null
  price?: MoneyInput
  description?: string | null
  limited?: boolean
  quantity?: number | null
  policy?: string | null
  hidden?: boolean
  wixFeeConfig?: {
    type?: 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT'
  }
  salePeriod?: {
    startDate?: Date | string | null
    endDate?: Date | string | null
    hideNotOnSale?: boolean
  } | null
  pricing?: {
    fixedPrice?: MoneyInput
    minPrice?: MoneyInput
    pricingOptions?: {
      options?: Array<{
        id?: string
        name?: string
        price?: MoneyInput
      }>
    }
  }
}

export type UpdateTicketDefinitionRefusal = 'TICKET_DEFINITION_NOT_FOUND' | 'NOT_ENOUGH_TICKETS' | 'INVALID_SALE_PERIOD'

export interface UpdateTicketDefinitionRequest {
  eventId: string
  definitionId: string
  definition?: TicketDefinitionDataInput
  fields?: string
}

export interface UpdateTicketDefinitionResponse {
  definition: TicketDefinition
}

/** Module `events.ticket-definitions`. */
export const ticketDefinitions = {
  /** Kinds of ticket, generation 1. */
  listTicketDefinitions: call<ListTicketDefinitionsRequest, ListTicketDefinitionsResponse, ListTicketDefinitionsRefusal, TicketDefinition>('GET', '/events/v1/ticket-definitions', { values: { definitions: { salePeriod: { startDate: 'date', endDate: 'date' } } }, list: { kind: 'flat', query: '', items: 'definitions', metadata: 'metaData' } }),
  /** One kind of ticket, generation 1. */
  getTicketDefinition: call<GetTicketDefinitionRequest, GetTicketDefinitionResponse, GetTicketDefinitionRefusal>('GET', '/events/v1/ticket-definitions/{definitionId}', { values: { definition: { salePeriod: { startDate: 'date', endDate: 'date' } } } }),
  /** Kinds of ticket by filter, generation 1. */
  queryTicketDefinitions: call<QueryTicketDefinitionsRequest, QueryTicketDefinitionsResponse, QueryTicketDefinitionsRefusal, TicketDefinition>('POST', '/events/v1/ticket-definitions/query', { values: { definitions: { salePeriod: { startDate: 'date', endDate: 'date' } } }, list: { kind: 'flat', query: '', items: 'definitions', metadata: '' } }),
  /** Kinds of ticket by filter and sort, by cursor or offset, generation 1. */
  queryTicketDefinitionsV2: call<QueryTicketDefinitionsV2Request, QueryTicketDefinitionsV2Response, QueryTicketDefinitionsV2Refusal, TicketDefinition>('POST', '/events/v2/ticket-definitions/query', { values: { definitions: { salePeriod: { startDate: 'date', endDate: 'date' } } }, list: { kind: 'cursor', query: 'query', items: 'definitions', metadata: 'metadata' } }),
  /** Adds a kind of ticket to an event, generation 1. */
  createTicketDefinition: call<CreateTicketDefinitionRequest, CreateTicketDefinitionResponse, CreateTicketDefinitionRefusal>('POST', '/events/v1/ticket-definitions', { values: { definition: { salePeriod: { startDate: 'date', endDate: 'date' } } } }),
  /** Changes a kind of ticket of an event, generation 1. A quantity below what is sold and held is refused. */
  updateTicketDefinition: call<UpdateTicketDefinitionRequest, UpdateTicketDefinitionResponse, UpdateTicketDefinitionRefusal>('PATCH', '/events/v1/ticket-definitions/{definitionId}', { values: { definition: { salePeriod: { startDate: 'date', endDate: 'date' } } } }),
  /** Removes kinds of ticket of an event, those that are named or all. Tickets that are sold stay valid. */
  deleteTicketDefinition: call<DeleteTicketDefinitionRequest, DeleteTicketDefinitionResponse, DeleteTicketDefinitionRefusal>('DELETE', '/events/v1/ticket-definitions'),
  /** Sets the currency of all tickets of an event, until its first order. Prices keep their figures. */
  changeCurrency: call<ChangeCurrencyRequest, ChangeCurrencyResponse, ChangeCurrencyRefusal>('PUT', '/events/v1/ticket-definitions/currency'),
}
