// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { ManualTaxMapping } from './ecom.manual-tax-mappings.ts'

const inManualTaxMapping = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `ecom.manual-tax-mappings`, for `webhooks`. */
export const manualTaxMappingsEvents = {
  /** `wix.billing.v1.manual_tax_mapping_created` */
  manualTaxMappingCreated: domainEvent<CreatedEvent<ManualTaxMapping>>('wix.billing.v1.manual_tax_mapping_created', { eventTime: 'date', createdEvent: { entity: inManualTaxMapping } }),
  /** `wix.billing.v1.manual_tax_mapping_updated` */
  manualTaxMappingUpdated: domainEvent<UpdatedEvent<ManualTaxMapping>>('wix.billing.v1.manual_tax_mapping_updated', { eventTime: 'date', updatedEvent: { currentEntity: inManualTaxMapping } }),
  /** `wix.billing.v1.manual_tax_mapping_deleted` */
  manualTaxMappingDeleted: domainEvent<DeletedEvent<ManualTaxMapping>>('wix.billing.v1.manual_tax_mapping_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inManualTaxMapping } }),
}
