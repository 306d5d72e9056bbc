// Generated from contract/src by client/generate/client.ts. Do not edit.
import { domainEvent } from '../happenings/domain-event.ts'

/** Events of module `events.ticket-definitions`, for `webhooks`. */
export const ticketDefinitionsEvents = {
  /** `wix.events.ticketing.events.TicketDefinitionCreated` */
  ticketDefinitionCreated: domainEvent<{ readonly timestamp?: Date; readonly ticketDefinitionId?: string; readonly eventId?: string; readonly originatedFrom?: { readonly instanceId?: string; readonly eventId?: string; readonly entityId?: string } }>('wix.events.ticketing.events.TicketDefinitionCreated', { timestamp: 'date' }),
  /** `wix.events.ticketing.events.TicketDefinitionDeleted` */
  ticketDefinitionDeleted: domainEvent<{ readonly timestamp?: Date; readonly ticketDefinitionId?: string; readonly eventId?: string }>('wix.events.ticketing.events.TicketDefinitionDeleted', { timestamp: 'date' }),
  /** `wix.events.ticketing.events.TicketDefinitionUpdated` */
  ticketDefinitionUpdated: domainEvent<{ readonly timestamp?: Date; readonly ticketDefinitionId?: string; readonly eventId?: string }>('wix.events.ticketing.events.TicketDefinitionUpdated', { timestamp: 'date' }),
}
