// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { TaxRegion } from './ecom.tax-regions.ts'

const inTaxRegion = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `ecom.tax-regions`, for `webhooks`. */
export const taxRegionsEvents = {
  /** `wix.billing.v1.tax_region_created` */
  taxRegionCreated: domainEvent<CreatedEvent<TaxRegion>>('wix.billing.v1.tax_region_created', { eventTime: 'date', createdEvent: { entity: inTaxRegion } }),
  /** `wix.billing.v1.tax_region_updated` */
  taxRegionUpdated: domainEvent<UpdatedEvent<TaxRegion>>('wix.billing.v1.tax_region_updated', { eventTime: 'date', updatedEvent: { currentEntity: inTaxRegion } }),
  /** `wix.billing.v1.tax_region_deleted` */
  taxRegionDeleted: domainEvent<DeletedEvent<TaxRegion>>('wix.billing.v1.tax_region_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inTaxRegion } }),
}
