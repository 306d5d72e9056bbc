// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetTicketSettingsRefusal = never

export type GetTicketSettingsRequest = Record<never, never>

export interface GetTicketSettingsResponse {
  serviceFee: string
}

export type SetTicketSettingsRefusal = never

export interface SetTicketSettingsRequest {
  serviceFee: string
}

export interface SetTicketSettingsResponse {
  serviceFee: string
}

/** Module `fairground.ticket-settings`. */
export const ticketSettings = {
  /** Ticket settings of the site: the service fee. */
  getTicketSettings: call<GetTicketSettingsRequest, GetTicketSettingsResponse, GetTicketSettingsRefusal>('GET', '/fairground/v1/ticket-settings'),
  /** Sets the service fee of tickets. Tickets that are held or bought already keep the fee that they were priced with. */
  setTicketSettings: call<SetTicketSettingsRequest, SetTicketSettingsResponse, SetTicketSettingsRefusal>('PATCH', '/fairground/v1/ticket-settings'),
}
