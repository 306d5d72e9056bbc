// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { SalePeriod, TicketDefinition } from './events.ticket-definitions-v-2.ts'

const inSalePeriod = { startDate: 'date', endDate: 'date' } as const
const inTicketDefinition = { createdDate: 'date', updatedDate: 'date', salePeriod: { startDate: 'date', endDate: 'date' }, priceTiers: { endDate: 'date' }, eventCreatedDate: 'date', eventDetails: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' } } } as const

/** Events of module `events.ticket-definitions-v-2`, for `webhooks`. */
export const ticketDefinitionsV2Events = {
  /** `wix.events.v3.ticket_definition_created` */
  ticketDefinitionCreated: domainEvent<CreatedEvent<TicketDefinition>>('wix.events.v3.ticket_definition_created', { eventTime: 'date', createdEvent: { entity: inTicketDefinition } }),
  /** `wix.events.v3.ticket_definition_updated` */
  ticketDefinitionUpdated: domainEvent<UpdatedEvent<TicketDefinition>>('wix.events.v3.ticket_definition_updated', { eventTime: 'date', updatedEvent: { currentEntity: inTicketDefinition } }),
  /** `wix.events.v3.ticket_definition_deleted` */
  ticketDefinitionDeleted: domainEvent<DeletedEvent<TicketDefinition>>('wix.events.v3.ticket_definition_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inTicketDefinition } }),
  /** `wix.events.v3.ticket_definition_sale_ended` */
  ticketDefinitionSaleEnded: domainEvent<ActionEvent<{ readonly ticketDefinition?: TicketDefinition }>>('wix.events.v3.ticket_definition_sale_ended', { eventTime: 'date', actionEvent: { body: { ticketDefinition: inTicketDefinition } } }),
  /** `wix.events.v3.ticket_definition_sale_period_updated` */
  ticketDefinitionSalePeriodUpdated: domainEvent<ActionEvent<{ readonly afterUpdate?: SalePeriod }>>('wix.events.v3.ticket_definition_sale_period_updated', { eventTime: 'date', actionEvent: { body: { afterUpdate: inSalePeriod } } }),
  /** `wix.events.v3.ticket_definition_sale_started` */
  ticketDefinitionSaleStarted: domainEvent<ActionEvent<{ readonly ticketDefinition?: TicketDefinition }>>('wix.events.v3.ticket_definition_sale_started', { eventTime: 'date', actionEvent: { body: { ticketDefinition: inTicketDefinition } } }),
}
