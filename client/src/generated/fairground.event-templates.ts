// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Event } from './events.wix-events-v-2.ts'

export type { Address, AddressLocation, AgendaSettings, ControlCondition, DateAndTimeSettings, EventCategory, EventRoom, EventVenue, Form, FormMessages, Formatted, FormattedMoney, GuestListSettings, Input, InputControl, Location, Money, OnlineConferencing, PageUrl, Registration, RichContent, SeoSettings, Summaries, TaxSettings, TicketCancellationTerms, TicketChangeTerms } from './shapes.ts'
export type { Event, Image } from './events.wix-events-v-2.ts'

export type CreateEventFromTemplateRefusal = 'EVENT_TEMPLATE_NOT_FOUND'

export interface CreateEventFromTemplateRequest {
  id: string
  event: {
    title: string
    dateAndTimeSettings: {
      startDate: Date | string
      endDate?: Date | string
      timeZoneId?: string
    }
  }
}

export interface CreateEventFromTemplateResponse {
  event: Event
}

export type CreateEventTemplateRefusal = 'EVENT_NOT_FOUND' | 'LIMIT_REACHED'

export interface CreateEventTemplateRequest {
  eventId: string
  name: string
}

export interface CreateEventTemplateResponse {
  template: EventTemplate
}

export type DeleteEventTemplateRefusal = 'EVENT_TEMPLATE_NOT_FOUND'

export interface DeleteEventTemplateRequest {
  id: string
}

export type DeleteEventTemplateResponse = Record<never, never>

export interface EventTemplate {
  id: string
  createdDate: Date
  updatedDate: Date
  name: string
  title: string
  initialType: 'RSVP' | 'TICKETING'
  timeZoneId: string
  lengthMinutes?: number
  placeName?: string
  ticketDefinitions: number
}

export type ListEventTemplatesRefusal = never

export type ListEventTemplatesRequest = Record<never, never>

export interface ListEventTemplatesResponse {
  templates: EventTemplate[]
}

export type RenameEventTemplateRefusal = 'EVENT_TEMPLATE_NOT_FOUND'

export interface RenameEventTemplateRequest {
  id: string
  name: string
}

export interface RenameEventTemplateResponse {
  template: EventTemplate
}

/** Module `fairground.event-templates`. */
export const eventTemplates = {
  /** Templates of events, by name. */
  listEventTemplates: call<ListEventTemplatesRequest, ListEventTemplatesResponse, ListEventTemplatesRefusal>('GET', '/fairground/v1/event-templates', { values: { templates: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Saves an event under a name as a template, with everything that a copy of it has. Later changes of the event do not change the template. A site has at most 200. */
  createEventTemplate: call<CreateEventTemplateRequest, CreateEventTemplateResponse, CreateEventTemplateRefusal>('POST', '/fairground/v1/event-templates', { values: { template: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Gives a template another name. */
  renameEventTemplate: call<RenameEventTemplateRequest, RenameEventTemplateResponse, RenameEventTemplateRefusal>('PATCH', '/fairground/v1/event-templates/{id}', { values: { template: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a template. Events that began as it stay as they are. */
  deleteEventTemplate: call<DeleteEventTemplateRequest, DeleteEventTemplateResponse, DeleteEventTemplateRefusal>('DELETE', '/fairground/v1/event-templates/{id}'),
  /** Begins an event as a template has it, as a draft. Its schedule and the time of its registration are as far from its start as in the template; so is its end unless given. */
  createEventFromTemplate: call<CreateEventFromTemplateRequest, CreateEventFromTemplateResponse, CreateEventFromTemplateRefusal>('POST', '/fairground/v1/event-templates/{id}/events', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
}
