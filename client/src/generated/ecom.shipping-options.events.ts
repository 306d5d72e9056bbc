// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { ShippingOption } from './ecom.shipping-options.ts'

const inShippingOption = { createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `ecom.shipping-options`, for `webhooks`. */
export const shippingOptionsEvents = {
  /** `wix.ecom.v1.shipping_option_created` */
  shippingOptionCreated: domainEvent<CreatedEvent<ShippingOption>>('wix.ecom.v1.shipping_option_created', { eventTime: 'date', createdEvent: { entity: inShippingOption } }),
  /** `wix.ecom.v1.shipping_option_updated` */
  shippingOptionUpdated: domainEvent<UpdatedEvent<ShippingOption>>('wix.ecom.v1.shipping_option_updated', { eventTime: 'date', updatedEvent: { currentEntity: inShippingOption } }),
  /** `wix.ecom.v1.shipping_option_deleted` */
  shippingOptionDeleted: domainEvent<DeletedEvent<ShippingOption>>('wix.ecom.v1.shipping_option_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inShippingOption } }),
}
