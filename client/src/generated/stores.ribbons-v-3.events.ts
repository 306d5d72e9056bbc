// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Ribbon } from './stores.ribbons-v-3.ts'

const inRibbon = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `stores.ribbons-v-3`, for `webhooks`. */
export const ribbonsV3Events = {
  /** `wix.stores.catalog.v3.ribbon_created` */
  ribbonCreated: domainEvent<CreatedEvent<Ribbon>>('wix.stores.catalog.v3.ribbon_created', { eventTime: 'date', createdEvent: { entity: inRibbon } }),
  /** `wix.stores.catalog.v3.ribbon_updated` */
  ribbonUpdated: domainEvent<UpdatedEvent<Ribbon>>('wix.stores.catalog.v3.ribbon_updated', { eventTime: 'date', updatedEvent: { currentEntity: inRibbon } }),
  /** `wix.stores.catalog.v3.ribbon_deleted` */
  ribbonDeleted: domainEvent<DeletedEvent<Ribbon>>('wix.stores.catalog.v3.ribbon_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inRibbon } }),
}
