// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { TicketReservation } from './events.ticket-reservations.ts'

const inTicketReservation = { createdDate: 'date', updatedDate: 'date', expirationDate: 'date' } as const

/** Events of module `events.ticket-reservations`, for `webhooks`. */
export const ticketReservationsEvents = {
  /** `wix.events.v1.ticket_reservation_created` */
  ticketReservationCreated: domainEvent<CreatedEvent<TicketReservation>>('wix.events.v1.ticket_reservation_created', { eventTime: 'date', createdEvent: { entity: inTicketReservation } }),
  /** `wix.events.v1.ticket_reservation_updated` */
  ticketReservationUpdated: domainEvent<UpdatedEvent<TicketReservation>>('wix.events.v1.ticket_reservation_updated', { eventTime: 'date', updatedEvent: { currentEntity: inTicketReservation } }),
  /** `wix.events.v1.ticket_reservation_deleted` */
  ticketReservationDeleted: domainEvent<DeletedEvent<TicketReservation>>('wix.events.v1.ticket_reservation_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inTicketReservation } }),
}
