// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Form, FormResponse, FormResponseInput } from './shapes.ts'

export type { Address, AddressLocation, ControlCondition, Form, FormMessages, FormResponse, FormResponseInput, Input, InputControl, InputValue, InputValueInput } from './shapes.ts'

export type AnswerTicketRefusal = 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_NOT_TRANSFERRED' | 'TICKET_CHECKED_IN' | 'TICKET_CANCELED' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED'

export interface AnswerTicketRequest {
  ticketId: string
  token?: string
  form: FormResponseInput
}

export interface AnswerTicketResponse {
  ticketAnswers: TicketAnswers
}

export type GetTicketAnswersRefusal = 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED'

export interface GetTicketAnswersRequest {
  ticketId: string
  token?: string
}

export interface GetTicketAnswersResponse {
  ticketAnswers: TicketAnswers
}

export interface TicketAnswers {
  form?: Form
  answers: FormResponse
}

/** Module `fairground.ticket-answers`. */
export const ticketAnswers = {
  /** Questions of the event for the holder of a ticket that was transferred, and their answers. Those of a former holder are gone with the transfer. */
  getTicketAnswers: call<GetTicketAnswersRequest, GetTicketAnswersResponse, GetTicketAnswersRefusal>('GET', '/fairground/v1/held-tickets/{ticketId}/answers', { values: { ticketAnswers: { answers: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Sets the answers of the holder of a ticket that was transferred, all of them at once, until the event starts. The buyer of a ticket answers as they buy it. */
  answerTicket: call<AnswerTicketRequest, AnswerTicketResponse, AnswerTicketRefusal>('POST', '/fairground/v1/held-tickets/{ticketId}/answers', { values: { ticketAnswers: { answers: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
}
