// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { DateAndTimeSettings, Event, Location, PageUrl, Registration } from './events.wix-events-v-2.ts'

const inDateAndTimeSettings = { startDate: 'date', endDate: 'date' } as const
const inEvent = { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } as const
const inLocation = { address: { geocode: { latitude: 'float', longitude: 'float' } } } as const
const inRegistration = { rsvp: { startDate: 'date', endDate: 'date' } } as const

/** Events of module `events.wix-events-v-2`, for `webhooks`. */
export const wixEventsV2Events = {
  /** `wix.events.v3.event_canceled` */
  eventCanceled: domainEvent<ActionEvent<{ readonly timestamp?: Date; readonly eventId?: string; readonly title?: string; readonly userId?: string; readonly hasGuests?: boolean }>>('wix.events.v3.event_canceled', { eventTime: 'date', actionEvent: { body: { timestamp: 'date' } } }),
  /** `wix.events.v3.event_cloned` */
  eventCloned: domainEvent<ActionEvent<{ readonly timestamp?: Date; readonly eventId?: string; readonly location?: Location; readonly dateAndTimeSettings?: DateAndTimeSettings; readonly title?: string; readonly userId?: string; readonly status?: string; readonly derivedFromInstanceId?: string; readonly derivedFromEventId?: string; readonly ticketDefinitions?: Record<string, unknown> }>>('wix.events.v3.event_cloned', { eventTime: 'date', actionEvent: { body: { timestamp: 'date', location: inLocation, dateAndTimeSettings: inDateAndTimeSettings } } }),
  /** `wix.events.v3.event_created` */
  eventCreated: domainEvent<CreatedEvent<Event>>('wix.events.v3.event_created', { eventTime: 'date', createdEvent: { entity: inEvent } }),
  /** `wix.events.v3.event_updated` */
  eventUpdated: domainEvent<UpdatedEvent<Event>>('wix.events.v3.event_updated', { eventTime: 'date', updatedEvent: { currentEntity: inEvent } }),
  /** `wix.events.v3.event_deleted` */
  eventDeleted: domainEvent<DeletedEvent<Event>>('wix.events.v3.event_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inEvent } }),
  /** `wix.events.v3.event_ended` */
  eventEnded: domainEvent<ActionEvent<{ readonly timestamp?: Date; readonly eventId?: string; readonly hasGuests?: boolean }>>('wix.events.v3.event_ended', { eventTime: 'date', actionEvent: { body: { timestamp: 'date' } } }),
  /** `wix.events.v3.event_published` */
  eventPublished: domainEvent<ActionEvent<{ readonly timestamp?: Date; readonly eventId?: string; readonly status?: string; readonly derivedFromEventId?: string; readonly title?: string; readonly shortDescription?: string; readonly location?: Location; readonly dateAndTimeSettings?: DateAndTimeSettings; readonly eventPageUrl?: PageUrl; readonly registration?: Registration }>>('wix.events.v3.event_published', { eventTime: 'date', actionEvent: { body: { timestamp: 'date', location: inLocation, dateAndTimeSettings: inDateAndTimeSettings, registration: inRegistration } } }),
  /** `wix.events.v3.event_reminder` */
  eventReminder: domainEvent<ActionEvent<{ readonly timestamp?: Date; readonly eventId?: string; readonly location?: Location; readonly dateAndTimeSettings?: DateAndTimeSettings; readonly title?: string; readonly userId?: string; readonly startsIn?: { readonly days?: number; readonly hours?: number; readonly minutes?: number }; readonly hasGuests?: boolean }>>('wix.events.v3.event_reminder', { eventTime: 'date', actionEvent: { body: { timestamp: 'date', location: inLocation, dateAndTimeSettings: inDateAndTimeSettings } } }),
  /** `wix.events.v3.event_started` */
  eventStarted: domainEvent<ActionEvent<{ readonly timestamp?: Date; readonly eventId?: string; readonly hasGuests?: boolean }>>('wix.events.v3.event_started', { eventTime: 'date', actionEvent: { body: { timestamp: 'date' } } }),
}
