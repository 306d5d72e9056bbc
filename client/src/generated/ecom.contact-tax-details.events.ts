// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { ContactTaxDetails, Tags } from './ecom.contact-tax-details.ts'

const inContactTaxDetails = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `ecom.contact-tax-details`, for `webhooks`. */
export const contactTaxDetailsEvents = {
  /** `wix.billing.v1.contact_tax_details_created` */
  contactTaxDetailsCreated: domainEvent<CreatedEvent<ContactTaxDetails>>('wix.billing.v1.contact_tax_details_created', { eventTime: 'date', createdEvent: { entity: inContactTaxDetails } }),
  /** `wix.billing.v1.contact_tax_details_updated` */
  contactTaxDetailsUpdated: domainEvent<UpdatedEvent<ContactTaxDetails>>('wix.billing.v1.contact_tax_details_updated', { eventTime: 'date', updatedEvent: { currentEntity: inContactTaxDetails } }),
  /** `wix.billing.v1.contact_tax_details_deleted` */
  contactTaxDetailsDeleted: domainEvent<DeletedEvent<ContactTaxDetails>>('wix.billing.v1.contact_tax_details_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inContactTaxDetails } }),
  /** `wix.billing.v1.contact_tax_details_tags_modified` */
  contactTaxDetailsTagsModified: domainEvent<ActionEvent<{ readonly contactTaxDetails?: ContactTaxDetails; readonly assignedTags?: Tags; readonly unassignedTags?: Tags }>>('wix.billing.v1.contact_tax_details_tags_modified', { eventTime: 'date', actionEvent: { body: { contactTaxDetails: inContactTaxDetails } } }),
}
