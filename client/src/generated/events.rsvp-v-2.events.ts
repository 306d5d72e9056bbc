// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Rsvp } from './events.rsvp-v-2.ts'

const inRsvp = { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } as const

/** Events of module `events.rsvp-v-2`, for `webhooks`. */
export const rsvpV2Events = {
  /** `wix.events.v2.rsvp_created` */
  rsvpCreated: domainEvent<CreatedEvent<Rsvp>>('wix.events.v2.rsvp_created', { eventTime: 'date', createdEvent: { entity: inRsvp } }),
  /** `wix.events.v2.rsvp_updated` */
  rsvpUpdated: domainEvent<UpdatedEvent<Rsvp>>('wix.events.v2.rsvp_updated', { eventTime: 'date', updatedEvent: { currentEntity: inRsvp } }),
  /** `wix.events.v2.rsvp_deleted` */
  rsvpDeleted: domainEvent<DeletedEvent<Rsvp>>('wix.events.v2.rsvp_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inRsvp } }),
}
