// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Link } from './shapes.ts'

export type { Link } from './shapes.ts'

export interface EventMessage {
  id: string
  kind: 'MESSAGE' | 'REMINDER' | 'NEW_PLACES'
  subject?: string
  body?: string
  audience: MessageAudience
  status: 'SENDING' | 'DONE' | 'STOPPED'
  total?: number
  sent: number
  createdDate: Date
  finishedDate?: Date
}

export type ListEventMessagesRefusal = 'EVENT_NOT_FOUND'

export interface ListEventMessagesRequest {
  eventId: string
  limit?: number
  offset?: number
}

export interface ListEventMessagesResponse {
  messages: EventMessage[]
  total: number
}

export interface MessageAudience {
  statuses?: Array<'NOT_ATTENDING' | 'ATTENDING' | 'IN_WAITLIST'>
  ticketDefinitionIds?: string[]
}

export type PreviewEventMessageRefusal = 'EVENT_NOT_FOUND'

export interface PreviewEventMessageRequest {
  eventId: string
  kind: 'MESSAGE' | 'REMINDER' | 'NEW_PLACES'
  subject?: string
  body?: string
  descriptionLink?: Link
  calendarLink?: Link
  audience?: MessageAudience
}

export interface PreviewEventMessageResponse {
  subject: string
  html: string
  text: string
  recipients: number
}

export type SendEventMessageRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_STATUS_TRANSITION'

export interface SendEventMessageRequest {
  eventId: string
  subject: string
  body: string
  audience?: MessageAudience
}

export interface SendEventMessageResponse {
  message: EventMessage
}

/** Module `fairground.event-messages`. */
export const eventMessages = {
  /** Mails guests of a published event, each address once. A job does it; the list of messages has its progress. */
  sendEventMessage: call<SendEventMessageRequest, SendEventMessageResponse, SendEventMessageRefusal>('POST', '/fairground/v1/events/{eventId}/messages', { values: { message: { createdDate: 'date', finishedDate: 'date' } } }),
  /** A message or reminder as a guest would read it, in the site’s language, and the number of addresses it goes to. */
  previewEventMessage: call<PreviewEventMessageRequest, PreviewEventMessageResponse, PreviewEventMessageRefusal>('POST', '/fairground/v1/events/{eventId}/messages/preview'),
  /** Mails to guests of an event, reminders among them, newest first. */
  listEventMessages: call<ListEventMessagesRequest, ListEventMessagesResponse, ListEventMessagesRefusal, EventMessage>('GET', '/fairground/v1/events/{eventId}/messages', { values: { messages: { createdDate: 'date', finishedDate: 'date' } }, list: { kind: 'flat', query: '', items: 'messages', metadata: '' } }),
}
