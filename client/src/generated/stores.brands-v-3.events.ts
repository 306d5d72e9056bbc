// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Brand } from './stores.brands-v-3.ts'

const inBrand = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `stores.brands-v-3`, for `webhooks`. */
export const brandsV3Events = {
  /** `wix.stores.catalog.v3.brand_created` */
  brandCreated: domainEvent<CreatedEvent<Brand>>('wix.stores.catalog.v3.brand_created', { eventTime: 'date', createdEvent: { entity: inBrand } }),
  /** `wix.stores.catalog.v3.brand_updated` */
  brandUpdated: domainEvent<UpdatedEvent<Brand>>('wix.stores.catalog.v3.brand_updated', { eventTime: 'date', updatedEvent: { currentEntity: inBrand } }),
  /** `wix.stores.catalog.v3.brand_deleted` */
  brandDeleted: domainEvent<DeletedEvent<Brand>>('wix.stores.catalog.v3.brand_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inBrand } }),
}
