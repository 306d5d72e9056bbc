// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { TaxGroup } from './ecom.tax-groups.ts'

const inTaxGroup = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `ecom.tax-groups`, for `webhooks`. */
export const taxGroupsEvents = {
  /** `wix.billing.v1.tax_group_created` */
  taxGroupCreated: domainEvent<CreatedEvent<TaxGroup>>('wix.billing.v1.tax_group_created', { eventTime: 'date', createdEvent: { entity: inTaxGroup } }),
  /** `wix.billing.v1.tax_group_updated` */
  taxGroupUpdated: domainEvent<UpdatedEvent<TaxGroup>>('wix.billing.v1.tax_group_updated', { eventTime: 'date', updatedEvent: { currentEntity: inTaxGroup } }),
  /** `wix.billing.v1.tax_group_deleted` */
  taxGroupDeleted: domainEvent<DeletedEvent<TaxGroup>>('wix.billing.v1.tax_group_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inTaxGroup } }),
}
