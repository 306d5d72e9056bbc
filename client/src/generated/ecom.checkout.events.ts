// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Checkout } from './ecom.checkout.ts'

const inCheckout = { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `ecom.checkout`, for `webhooks`. */
export const checkoutEvents = {
  /** `wix.ecom.v1.checkout_completed` */
  checkoutCompleted: domainEvent<ActionEvent<{ readonly checkout?: Checkout }>>('wix.ecom.v1.checkout_completed', { eventTime: 'date', actionEvent: { body: { checkout: inCheckout } } }),
  /** `wix.ecom.v1.checkout_created` */
  checkoutCreated: domainEvent<CreatedEvent<Checkout>>('wix.ecom.v1.checkout_created', { eventTime: 'date', createdEvent: { entity: inCheckout } }),
  /** `wix.ecom.v1.checkout_updated` */
  checkoutUpdated: domainEvent<UpdatedEvent<Checkout>>('wix.ecom.v1.checkout_updated', { eventTime: 'date', updatedEvent: { currentEntity: inCheckout } }),
  /** `wix.ecom.v1.checkout_deleted` */
  checkoutDeleted: domainEvent<DeletedEvent<Checkout>>('wix.ecom.v1.checkout_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inCheckout } }),
}
