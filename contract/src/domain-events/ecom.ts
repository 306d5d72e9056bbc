import { action, entity } from './domain-event.ts'

/** Events of ecom.*, as the published clients declare them. */
export const ecomEvents = [
  entity('ecom.coupons', 'wix.ecommerce.coupons.v2.coupon', 'Coupon', ['created', 'updated', 'deleted']),
  entity('ecom.current-cart', 'wix.ecom.v1.cart', 'Cart', ['created', 'updated', 'deleted']),
  action('ecom.checkout', 'wix.ecom.v1.checkout', 'completed', { checkout: '@Checkout' }),
  entity('ecom.checkout', 'wix.ecom.v1.checkout', 'Checkout', ['created', 'updated', 'deleted']),
  entity('ecom.delivery-profile', 'wix.ecom.v1.delivery_profile', 'DeliveryProfile', ['created', 'updated', 'deleted']),
  entity('ecom.manual-tax-mappings', 'wix.billing.v1.manual_tax_mapping', 'ManualTaxMapping', [
    'created',
    'updated',
    'deleted',
  ]),
  entity('ecom.tax-exempt-groups', 'wix.billing.v1.tax_exempt_group', 'TaxExemptGroup', [
    'created',
    'updated',
    'deleted',
  ]),
  action('ecom.tax-exempt-groups', 'wix.billing.v1.tax_exempt_group', 'tags_modified', {
    taxExemptGroup: '@TaxExemptGroup',
    assignedTags: '@Tags',
    unassignedTags: '@Tags',
  }),
  entity('ecom.contact-tax-details', 'wix.billing.v1.contact_tax_details', 'ContactTaxDetails', [
    'created',
    'updated',
    'deleted',
  ]),
  action('ecom.contact-tax-details', 'wix.billing.v1.contact_tax_details', 'tags_modified', {
    contactTaxDetails: '@ContactTaxDetails',
    assignedTags: '@Tags',
    unassignedTags: '@Tags',
  }),
  entity('ecom.tax-groups', 'wix.billing.v1.tax_group', 'TaxGroup', ['created', 'updated', 'deleted']),
  entity('ecom.tax-regions', 'wix.billing.v1.tax_region', 'TaxRegion', ['created', 'updated', 'deleted']),
  entity('ecom.shipping-options', 'wix.ecom.v1.shipping_option', 'ShippingOption', ['created', 'updated', 'deleted']),
  action('ecom.orders', 'wix.ecom.v1.order', 'approved', { order: '@Order' }),
  action('ecom.orders', 'wix.ecom.v1.order', 'canceled', {
    order: '@Order',
    restockAllItems: 'boolean',
    sendOrderCanceledEmail: 'boolean',
    customMessage: 'string',
  }),
  action('ecom.orders', 'wix.ecom.v1.order', 'committed', {
    order: '@Order',
    draftOrderId: 'string',
    changes: {
      changedShippingInfo: { carrierId: 'string', code: 'string', title: 'string' },
      shippingInfoRemoved: 'boolean',
      lineItems: [{ lineItemAdded: 'boolean', lineItemId: 'string' }],
      appliedDiscounts: [{ editedDiscount: '@AppliedDiscount', discountRemoved: 'boolean', discountId: 'string' }],
      additionalFees: [
        { editedAdditionalFee: '@AdditionalFee', additionalFeeRemoved: 'boolean', additionalFeeId: 'string' },
      ],
    },
    commitSettings: {
      sendNotificationsToBuyer: 'boolean',
      sendNotificationsToBusiness: 'boolean',
      addActivitiesToOrder: 'boolean',
      sendNotificationsToCustomFulfillers: 'boolean',
      inventoryUpdates: [{ actionType: 'string', lineItemId: 'string', quantityChange: 'number' }],
    },
    commitDate: 'timestamp',
  }),
  entity('ecom.orders', 'wix.ecom.v1.order', 'Order', ['created', 'updated']),
  action('ecom.orders', 'wix.ecom.v1.order', 'fulfilled', {
    order: '@Order',
    previousFulfillmentStatus: 'string',
    newFulfillmentStatus: 'string',
    action: 'string',
  }),
  entity('ecom.order-fulfillments', 'wix.ecom.v1.fulfillments', 'OrderWithFulfillments', ['updated']),
  action('ecom.order-transactions', 'wix.ecom.v1.order_transactions', 'refund_completed', {
    orderId: 'string',
    refund: '@Refund',
    sideEffects: 'object',
    orderTransactions: '@OrderTransactions',
  }),
  action('ecom.orders', 'wix.ecom.v1.order', 'imported', { order: '@Order' }),
  action('ecom.orders', 'wix.ecom.v1.order', 'imported_order_deleted', { order: '@Order' }),
  action('ecom.orders', 'wix.ecom.v1.order', 'payment_status_updated', {
    order: '@Order',
    previousPaymentStatus: 'string',
  }),
]
