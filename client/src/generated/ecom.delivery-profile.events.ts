// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { DeliveryProfile } from './ecom.delivery-profile.ts'

const inDeliveryProfile = { createdDate: 'date', updatedDate: 'date', deliveryRegions: { createdDate: 'date' } } as const

/** Events of module `ecom.delivery-profile`, for `webhooks`. */
export const deliveryProfileEvents = {
  /** `wix.ecom.v1.delivery_profile_created` */
  deliveryProfileCreated: domainEvent<CreatedEvent<DeliveryProfile>>('wix.ecom.v1.delivery_profile_created', { eventTime: 'date', createdEvent: { entity: inDeliveryProfile } }),
  /** `wix.ecom.v1.delivery_profile_updated` */
  deliveryProfileUpdated: domainEvent<UpdatedEvent<DeliveryProfile>>('wix.ecom.v1.delivery_profile_updated', { eventTime: 'date', updatedEvent: { currentEntity: inDeliveryProfile } }),
  /** `wix.ecom.v1.delivery_profile_deleted` */
  deliveryProfileDeleted: domainEvent<DeletedEvent<DeliveryProfile>>('wix.ecom.v1.delivery_profile_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inDeliveryProfile } }),
}
