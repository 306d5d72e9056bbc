// Generated from contract/src by client/generate/client.ts. Do not edit.
import { type ActionEvent, type CreatedEvent, type UpdatedEvent, domainEvent } from '../happenings/domain-event.ts'
import type { AdditionalFee, AppliedDiscount, Order } from './ecom.orders.ts'

const inOrder = { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } as const

/** Events of module `ecom.orders`, for `webhooks`. */
export const ordersEvents = {
  /** `wix.ecom.v1.order_approved` */
  orderApproved: domainEvent<ActionEvent<{ readonly order?: Order }>>('wix.ecom.v1.order_approved', { eventTime: 'date', actionEvent: { body: { order: inOrder } } }),
  /** `wix.ecom.v1.order_canceled` */
  orderCanceled: domainEvent<ActionEvent<{ readonly order?: Order; readonly restockAllItems?: boolean; readonly sendOrderCanceledEmail?: boolean; readonly customMessage?: string }>>('wix.ecom.v1.order_canceled', { eventTime: 'date', actionEvent: { body: { order: inOrder } } }),
  /** `wix.ecom.v1.order_committed` */
  orderCommitted: domainEvent<ActionEvent<{ readonly order?: Order; readonly draftOrderId?: string; readonly changes?: { readonly changedShippingInfo?: { readonly carrierId?: string; readonly code?: string; readonly title?: string }; readonly shippingInfoRemoved?: boolean; readonly lineItems?: readonly ({ readonly lineItemAdded?: boolean; readonly lineItemId?: string })[]; readonly appliedDiscounts?: readonly ({ readonly editedDiscount?: AppliedDiscount; readonly discountRemoved?: boolean; readonly discountId?: string })[]; readonly additionalFees?: readonly ({ readonly editedAdditionalFee?: AdditionalFee; readonly additionalFeeRemoved?: boolean; readonly additionalFeeId?: string })[] }; readonly commitSettings?: { readonly sendNotificationsToBuyer?: boolean; readonly sendNotificationsToBusiness?: boolean; readonly addActivitiesToOrder?: boolean; readonly sendNotificationsToCustomFulfillers?: boolean; readonly inventoryUpdates?: readonly ({ readonly actionType?: string; readonly lineItemId?: string; readonly quantityChange?: number })[] }; readonly commitDate?: Date }>>('wix.ecom.v1.order_committed', { eventTime: 'date', actionEvent: { body: { order: inOrder, commitDate: 'date' } } }),
  /** `wix.ecom.v1.order_created` */
  orderCreated: domainEvent<CreatedEvent<Order>>('wix.ecom.v1.order_created', { eventTime: 'date', createdEvent: { entity: inOrder } }),
  /** `wix.ecom.v1.order_updated` */
  orderUpdated: domainEvent<UpdatedEvent<Order>>('wix.ecom.v1.order_updated', { eventTime: 'date', updatedEvent: { currentEntity: inOrder } }),
  /** `wix.ecom.v1.order_fulfilled` */
  orderFulfilled: domainEvent<ActionEvent<{ readonly order?: Order; readonly previousFulfillmentStatus?: string; readonly newFulfillmentStatus?: string; readonly action?: string }>>('wix.ecom.v1.order_fulfilled', { eventTime: 'date', actionEvent: { body: { order: inOrder } } }),
  /** `wix.ecom.v1.order_imported` */
  orderImported: domainEvent<ActionEvent<{ readonly order?: Order }>>('wix.ecom.v1.order_imported', { eventTime: 'date', actionEvent: { body: { order: inOrder } } }),
  /** `wix.ecom.v1.order_imported_order_deleted` */
  orderImportedOrderDeleted: domainEvent<ActionEvent<{ readonly order?: Order }>>('wix.ecom.v1.order_imported_order_deleted', { eventTime: 'date', actionEvent: { body: { order: inOrder } } }),
  /** `wix.ecom.v1.order_payment_status_updated` */
  orderPaymentStatusUpdated: domainEvent<ActionEvent<{ readonly order?: Order; readonly previousPaymentStatus?: string }>>('wix.ecom.v1.order_payment_status_updated', { eventTime: 'date', actionEvent: { body: { order: inOrder } } }),
}
