// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { GetTicketDefinitionRefusal, QueryTicketDefinitionsRefusal, ResponseMetaData, TicketDefinition } from './shapes.ts'

export type { GetTicketDefinitionRefusal, Money, QueryTicketDefinitionsRefusal, ResponseMetaData, TicketDefinition } from './shapes.ts'

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
}

export interface ListTicketDefinitionsResponse {
  metaData: ResponseMetaData
  definitions: TicketDefinition[]
}

export interface QueryTicketDefinitionsRequest {
  offset?: number
  limit?: number
  fieldset?: Array<'POLICY' | 'DASHBOARD'>
  filter?: Record<string, unknown>
  sort?: string
}

export interface QueryTicketDefinitionsResponse {
  total: number
  offset: number
  limit: number
  definitions: TicketDefinition[]
}

/** Module `events.ticket-definitions`. */
export const ticketDefinitions = {
  /** Kinds of ticket, generation 1. */
  listTicketDefinitions: call<ListTicketDefinitionsRequest, ListTicketDefinitionsResponse, ListTicketDefinitionsRefusal, TicketDefinition>('GET', '/events/v1/ticket-definitions', { values: { definitions: { salePeriod: { startDate: 'date', endDate: 'date' } } }, list: { kind: 'flat', query: '', items: 'definitions', metadata: 'metaData' } }),
  /** One kind of ticket, generation 1. */
  getTicketDefinition: call<GetTicketDefinitionRequest, GetTicketDefinitionResponse, GetTicketDefinitionRefusal>('GET', '/events/v1/ticket-definitions/{definitionId}', { values: { definition: { salePeriod: { startDate: 'date', endDate: 'date' } } } }),
  /** Kinds of ticket by filter, generation 1. */
  queryTicketDefinitions: call<QueryTicketDefinitionsRequest, QueryTicketDefinitionsResponse, QueryTicketDefinitionsRefusal, TicketDefinition>('POST', '/events/v1/ticket-definitions/query', { values: { definitions: { salePeriod: { startDate: 'date', endDate: 'date' } } }, list: { kind: 'flat', query: '', items: 'definitions', metadata: '' } }),
}
