// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Customization } from './stores.customizations-v-3.ts'

const inCustomization = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `stores.customizations-v-3`, for `webhooks`. */
export const customizationsV3Events = {
  /** `wix.stores.catalog.v3.customization_created` */
  customizationCreated: domainEvent<CreatedEvent<Customization>>('wix.stores.catalog.v3.customization_created', { eventTime: 'date', createdEvent: { entity: inCustomization } }),
  /** `wix.stores.catalog.v3.customization_updated` */
  customizationUpdated: domainEvent<UpdatedEvent<Customization>>('wix.stores.catalog.v3.customization_updated', { eventTime: 'date', updatedEvent: { currentEntity: inCustomization } }),
  /** `wix.stores.catalog.v3.customization_deleted` */
  customizationDeleted: domainEvent<DeletedEvent<Customization>>('wix.stores.catalog.v3.customization_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inCustomization } }),
}
