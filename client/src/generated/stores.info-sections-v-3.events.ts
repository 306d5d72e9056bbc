// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { InfoSection } from './stores.info-sections-v-3.ts'

const inInfoSection = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `stores.info-sections-v-3`, for `webhooks`. */
export const infoSectionsV3Events = {
  /** `wix.stores.catalog.v3.info_section_created` */
  infoSectionCreated: domainEvent<CreatedEvent<InfoSection>>('wix.stores.catalog.v3.info_section_created', { eventTime: 'date', createdEvent: { entity: inInfoSection } }),
  /** `wix.stores.catalog.v3.info_section_updated` */
  infoSectionUpdated: domainEvent<UpdatedEvent<InfoSection>>('wix.stores.catalog.v3.info_section_updated', { eventTime: 'date', updatedEvent: { currentEntity: inInfoSection } }),
  /** `wix.stores.catalog.v3.info_section_deleted` */
  infoSectionDeleted: domainEvent<DeletedEvent<InfoSection>>('wix.stores.catalog.v3.info_section_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inInfoSection } }),
}
