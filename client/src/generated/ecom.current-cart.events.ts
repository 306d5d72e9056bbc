// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type CreatedEvent, type DeletedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { Cart } from './ecom.current-cart.ts'

const inCart = { contactInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, createdDate: 'date', updatedDate: 'date' } as const

/** Events of module `ecom.current-cart`, for `webhooks`. */
export const currentCartEvents = {
  /** `wix.ecom.v1.cart_created` */
  cartCreated: domainEvent<CreatedEvent<Cart>>('wix.ecom.v1.cart_created', { eventTime: 'date', createdEvent: { entity: inCart } }),
  /** `wix.ecom.v1.cart_updated` */
  cartUpdated: domainEvent<UpdatedEvent<Cart>>('wix.ecom.v1.cart_updated', { eventTime: 'date', updatedEvent: { currentEntity: inCart } }),
  /** `wix.ecom.v1.cart_deleted` */
  cartDeleted: domainEvent<DeletedEvent<Cart>>('wix.ecom.v1.cart_deleted', { eventTime: 'date', deletedEvent: { deletedEntity: inCart } }),
}
