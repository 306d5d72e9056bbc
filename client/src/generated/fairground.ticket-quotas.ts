// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type CreateTicketQuotaRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'TICKET_DEFINITION_NOT_FOUND' | 'LIMIT_REACHED'

export interface CreateTicketQuotaRequest {
  eventId: string
  name: string
  capacity: number
  allKinds?: boolean
  ticketDefinitionIds?: string[]
}

export interface CreateTicketQuotaResponse {
  quota: TicketQuota
}

export type DeleteTicketQuotaRefusal = 'TICKET_QUOTA_NOT_FOUND'

export interface DeleteTicketQuotaRequest {
  quotaId: string
}

export type DeleteTicketQuotaResponse = Record<never, never>

export type ListTicketQuotasRefusal = 'EVENT_NOT_FOUND'

export interface ListTicketQuotasRequest {
  eventId: string
}

export interface ListTicketQuotasResponse {
  quotas: TicketQuota[]
}

export interface TicketQuota {
  id: string
  revision: string
  eventId: string
  name: string
  capacity: number
  taken: number
  allKinds: boolean
  ofRoom: boolean
  ticketDefinitionIds: string[]
  createdDate: Date
  updatedDate: Date
}

export type UpdateTicketQuotaRefusal = 'TICKET_QUOTA_NOT_FOUND' | 'TICKET_DEFINITION_NOT_FOUND' | 'STALE_REVISION'

export interface UpdateTicketQuotaRequest {
  quota: {
    id: string
    revision: string
    name?: string
    capacity?: number
    allKinds?: boolean
    ticketDefinitionIds?: string[]
  }
}

export interface UpdateTicketQuotaResponse {
  quota: TicketQuota
}

/** Module `fairground.ticket-quotas`. */
export const ticketQuotas = {
  /** Lets kinds of ticket of an event share a number of people, or all of them: its capacity. Tickets that are held or sold already count. */
  createTicketQuota: call<CreateTicketQuotaRequest, CreateTicketQuotaResponse, CreateTicketQuotaRefusal>('POST', '/fairground/v1/events/{eventId}/ticket-quotas', { values: { quota: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes a shared quota. Below what is taken nothing more is sold; kinds that join bring what is sold of them, and those that leave take it along. */
  updateTicketQuota: call<UpdateTicketQuotaRequest, UpdateTicketQuotaResponse, UpdateTicketQuotaRefusal>('PATCH', '/fairground/v1/ticket-quotas/{quota.id}', { values: { quota: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a shared quota: its kinds of ticket are limited by their own quotas alone. */
  deleteTicketQuota: call<DeleteTicketQuotaRequest, DeleteTicketQuotaResponse, DeleteTicketQuotaRefusal>('DELETE', '/fairground/v1/ticket-quotas/{quotaId}'),
  /** Quotas that kinds of ticket of an event share, oldest first. An event has at most 20. */
  listTicketQuotas: call<ListTicketQuotasRequest, ListTicketQuotasResponse, ListTicketQuotasRefusal>('GET', '/fairground/v1/events/{eventId}/ticket-quotas', { values: { quotas: { createdDate: 'date', updatedDate: 'date' } } }),
}
