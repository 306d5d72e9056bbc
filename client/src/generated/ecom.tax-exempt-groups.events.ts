// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Tags, TaxExemptGroup } from './ecom.tax-exempt-groups.ts'

const inTaxExemptGroup = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `ecom.tax-exempt-groups`, for `webhooks`. */
export const taxExemptGroupsEvents = {
  /** `wix.billing.v1.tax_exempt_group_created` */
  taxExemptGroupCreated: domainEvent<CreatedEvent<TaxExemptGroup>>('wix.billing.v1.tax_exempt_group_created', { eventTime: 'date', createdEvent: { entity: inTaxExemptGroup } }),
  /** `wix.billing.v1.tax_exempt_group_updated` */
  taxExemptGroupUpdated: domainEvent<UpdatedEvent<TaxExemptGroup>>('wix.billing.v1.tax_exempt_group_updated', { eventTime: 'date', updatedEvent: { currentEntity: inTaxExemptGroup } }),
  /** `wix.billing.v1.tax_exempt_group_deleted` */
  taxExemptGroupDeleted: domainEvent<DeletedEvent<TaxExemptGroup>>('wix.billing.v1.tax_exempt_group_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inTaxExemptGroup } }),
  /** `wix.billing.v1.tax_exempt_group_tags_modified` */
  taxExemptGroupTagsModified: domainEvent<ActionEvent<{ readonly taxExemptGroup?: TaxExemptGroup; readonly assignedTags?: Tags; readonly unassignedTags?: Tags }>>('wix.billing.v1.tax_exempt_group_tags_modified', { eventTime: 'date', actionEvent: { body: { taxExemptGroup: inTaxExemptGroup } } }),
}
