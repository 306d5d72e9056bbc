// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface AccessCode {
  id: string
  revision: string
  eventId: string
  code: string
  ticketDefinitionIds: string[]
  usageLimit?: number
  used: number
  startDate?: Date
  endDate?: Date
  note?: string
  status: 'SCHEDULED' | 'OPEN' | 'USED_UP' | 'ENDED'
  url: string
  createdDate: Date
  updatedDate: Date
}

export type CreateAccessCodesRefusal = 'EVENT_NOT_FOUND' | 'TICKET_DEFINITION_NOT_FOUND' | 'TICKET_CODE_ALREADY_EXISTS' | 'LIMIT_REACHED'

export interface CreateAccessCodesRequest {
  eventId: string
  codes?: string[]
  random?: number
  ticketDefinitionIds: string[]
  usageLimit?: number | null
  startDate?: Date | string | null
  endDate?: Date | string | null
  note?: string | null
}

export interface CreateAccessCodesResponse {
  accessCodes: AccessCode[]
}

export type DeleteAccessCodeRefusal = 'TICKET_CODE_NOT_FOUND'

export interface DeleteAccessCodeRequest {
  accessCodeId: string
}

export type DeleteAccessCodeResponse = Record<never, never>

export type GetTicketAccessRefusal = never

export interface GetTicketAccessRequest {
  eventId: string
}

export interface GetTicketAccessResponse {
  takesCodes: boolean
}

export type ListAccessCodesRefusal = 'EVENT_NOT_FOUND'

export interface ListAccessCodesRequest {
  eventId: string
  search?: string
  limit?: number
  offset?: number
}

export interface ListAccessCodesResponse {
  accessCodes: AccessCode[]
  total: number
}

export type OpenTicketAccessRefusal = 'TICKET_CODE_NOT_FOUND' | 'TICKET_CODE_NOT_OPEN' | 'TICKET_CODE_ENDED' | 'TICKET_CODE_USED_UP'

export interface OpenTicketAccessRequest {
  eventId: string
  code: string
}

export interface OpenTicketAccessResponse {
  access: string
  ticketDefinitionIds: string[]
  ticketsLeft?: number
}

export type UpdateAccessCodeRefusal = 'TICKET_CODE_NOT_FOUND' | 'TICKET_DEFINITION_NOT_FOUND' | 'TICKET_CODE_ALREADY_EXISTS' | 'STALE_REVISION'

export interface UpdateAccessCodeRequest {
  accessCode: {
    ticketDefinitionIds?: string[]
    usageLimit?: number | null
    startDate?: Date | string | null
    endDate?: Date | string | null
    note?: string | null
    id: string
    revision: string
    code?: string
  }
}

export interface UpdateAccessCodeResponse {
  accessCode: AccessCode
}

/** Module `fairground.ticket-access`. */
export const ticketAccess = {
  /** Opens hidden kinds of ticket of an event by an access code. Its answer goes with queries of available kinds, reservations and line items. */
  openTicketAccess: call<OpenTicketAccessRequest, OpenTicketAccessResponse, OpenTicketAccessRefusal>('POST', '/fairground/v1/ticket-access'),
  /** Says that an event has access codes which a visitor may enter, now or later. */
  getTicketAccess: call<GetTicketAccessRequest, GetTicketAccessResponse, GetTicketAccessRefusal>('GET', '/fairground/v1/events/{eventId}/ticket-access'),
  /** Makes access codes of an event: those that are named, or so many random ones. */
  createAccessCodes: call<CreateAccessCodesRequest, CreateAccessCodesResponse, CreateAccessCodesRefusal>('POST', '/fairground/v1/events/{eventId}/access-codes', { values: { accessCodes: { startDate: 'date', endDate: 'date', createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes an access code. With another code, what the old one had opened is closed. */
  updateAccessCode: call<UpdateAccessCodeRequest, UpdateAccessCodeResponse, UpdateAccessCodeRefusal>('PATCH', '/fairground/v1/access-codes/{accessCode.id}', { values: { accessCode: { startDate: 'date', endDate: 'date', createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes an access code. Tickets that are held or bought with it stay. */
  deleteAccessCode: call<DeleteAccessCodeRequest, DeleteAccessCodeResponse, DeleteAccessCodeRefusal>('DELETE', '/fairground/v1/access-codes/{accessCodeId}'),
  /** Access codes of an event with the tickets that were had with them, newest first. */
  listAccessCodes: call<ListAccessCodesRequest, ListAccessCodesResponse, ListAccessCodesRefusal, AccessCode>('GET', '/fairground/v1/events/{eventId}/access-codes', { values: { accessCodes: { startDate: 'date', endDate: 'date', createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'flat', query: '', items: 'accessCodes', metadata: '' } }),
}
