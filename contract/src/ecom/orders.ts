import Type from 'typebox'
import { bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { PaymentCollectabilityStatus } from '../enumerations/payments.ts'
import { admin, operation, own } from '../operation.ts'
import { CursorMetadata, CursorPaging, Filter, Sorting } from '../paging.ts'
import { FieldMask, Guid, list, named, nullable, oneOf, optional, text } from '../scalars.ts'
import { AddressWithContact, BuyerInfoChange } from './address.ts'
import { CustomField } from './checkout-parts.ts'
import { NewOrder } from './new-order.ts'
import { Order } from './order.ts'
import { NewActivity, PublicActivity } from './order-activities.ts'
import { authorizedRefusals, PaymentCaptures } from './order-billing.ts'
import {
  getRefundabilityStatus,
  paymentCollectionCreatePaymentGatewayOrder,
  preparePaymentCollection,
  triggerRefund,
} from './order-collecting.ts'
import { bulkDeleteImportedOrders, importOrder } from './order-imports.ts'
import { collector, module, paths } from './order-paths.ts'
import { updateOrderStatus } from './order-status.ts'
import { Amount, OrderTransactions, UserDefinedPaymentMethodName } from './order-transactions.ts'
import { Price } from './price.ts'

export const getOrder = operation({
  module,
  name: 'getOrder',
  summary: 'An order: an administrator’s to read, or the caller’s own.',
  method: 'GET',
  ...paths('/{id}'),
  who: own('orders.read'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({ order: Order }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const searchOrders = operation({
  module,
  name: 'searchOrders',
  summary:
    'Orders by filter, newest first unless sorted otherwise: all of them for an administrator, their own for a member. Orders that are INITIALIZED are left out unless the filter names `status`.',
  method: 'POST',
  ...paths('/search'),
  who: own('orders.read'),
  request: Type.Object({
    search: optional(
      named(
        'CursorSearch',
        Type.Object({
          filter: optional(nullable(Filter)),
          sort: optional(list(Sorting, 4)),
          cursorPaging: optional(CursorPaging),
        }),
      ),
    ),
  }),
  response: Type.Object({ orders: Type.Array(Order), metadata: CursorMetadata }),
  refusals: ['MEMBER_NEEDED'],
})

export const createOrder = operation({
  module,
  name: 'createOrder',
  summary: 'Enters an order that was made elsewhere: approved at once, and not paid unless it says so or is free.',
  method: 'POST',
  ...paths(''),
  who: admin('orders.write'),
  request: Type.Object({ order: NewOrder }),
  response: Type.Object({ order: Order }),
  refusals: [
    'AMOUNTS_DO_NOT_ADD_UP',
    'INSUFFICIENT_INVENTORY',
    'NOT_ENOUGH_TICKETS',
    'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
  ],
})

/** Fields of an order that an administrator may change. */
export const OrderChange = named(
  'OrderChange',
  Type.Object({
    id: Guid,
    buyerInfo: optional(BuyerInfoChange),
    billingInfo: optional(nullable(AddressWithContact)),
    recipientInfo: optional(nullable(AddressWithContact)),
    /** Address of an order that is delivered; the way of the delivery and its cost stay. */
    shippingInfo: optional(
      Type.Object({
        logistics: optional(Type.Object({ shippingDestination: optional(AddressWithContact) })),
      }),
    ),
    buyerNote: optional(nullable(text(1000))),
    customFields: optional(list(CustomField, 50)),
    archived: optional(Type.Boolean()),
    seenByAHuman: optional(Type.Boolean()),
  }),
)

export const updateOrder = operation({
  module,
  name: 'updateOrder',
  summary:
    'Changes who the buyer is, addresses, note, and whether the order is archived or seen. Fields that are present are set.',
  method: 'PATCH',
  ...paths('/{order.id}'),
  who: admin('orders.write'),
  request: Type.Object({
    order: OrderChange,
    fieldMask: optional(FieldMask),
  }),
  response: Type.Object({ order: Order }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const cancelOrder = operation({
  module,
  name: 'cancelOrder',
  summary: 'Cancels an order and voids its tickets; with `restockAllItems` its units are for sale again.',
  method: 'POST',
  ...paths('/{id}/cancel'),
  who: admin('orders.write'),
  request: Type.Object({
    id: Guid,
    sendOrderCanceledEmail: optional(Type.Boolean()),
    customMessage: optional(nullable(text(1000))),
    restockAllItems: optional(Type.Boolean()),
  }),
  response: Type.Object({ order: Order }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_STATUS_IS_NOT_SUPPORTED'],
})

const notCollected = [
  'ORDER_NOT_FOUND',
  'ORDER_ALREADY_PAID',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'LIMIT_REACHED',
] as const

export const paymentCollectionMarkOrderAsPaid = operation({
  module,
  name: 'paymentCollectionMarkOrderAsPaid',
  summary:
    'All that is owed for an order was paid by hand. One that waited for its payment is approved, and its tickets are issued.',
  method: 'POST',
  ...collector('/{ecomOrderId}/mark-as-paid'),
  who: admin('orders.write'),
  request: Type.Object({ ecomOrderId: Guid }),
  response: Type.Object({ order: Order }),
  refusals: notCollected,
})

export const paymentCollectionBulkMarkOrdersAsPaid = operation({
  module,
  name: 'paymentCollectionBulkMarkOrdersAsPaid',
  summary: 'The same of many orders, each by itself.',
  method: 'POST',
  path: '/v1/bulk/payments-collector/mark-as-paid',
  sitePath: '/payments-collector/v1/bulk/payments-collector/mark-as-paid',
  who: admin('orders.write'),
  request: Type.Object({ ecomOrderIds: list(Guid, 100, 1) }),
  response: bulkAnswerWith('BulkOrderResult', Order, 100),
  refusals: [],
})

export const captureAuthorizedPayments = operation({
  module,
  name: 'captureAuthorizedPayments',
  summary: 'Takes the amounts that payments have reserved, as order billing does.',
  method: 'POST',
  ...collector('/{ecomOrderId}/capture-authorized-payments'),
  who: admin('orders.write'),
  request: Type.Object({ ecomOrderId: Guid, payments: PaymentCaptures }),
  response: Type.Object({ orderTransactions: OrderTransactions }),
  refusals: [...authorizedRefusals, 'INVALID_AMOUNT'],
})

export const voidAuthorizedPayments = operation({
  module,
  name: 'voidAuthorizedPayments',
  summary: 'Gives up the amounts that payments have reserved, as order billing does.',
  method: 'POST',
  ...collector('/{ecomOrderId}/void-authorized-payments'),
  who: admin('orders.write'),
  request: Type.Object({ ecomOrderId: Guid, paymentIds: list(Guid, 100, 1) }),
  response: Type.Object({ orderTransactions: OrderTransactions }),
  refusals: authorizedRefusals,
})

export const recordManuallyCollectedPayment = operation({
  module,
  name: 'recordManuallyCollectedPayment',
  summary: 'A part of what is owed for an order was paid by hand.',
  method: 'POST',
  ...collector('/{orderId}/manual-payment'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    amount: Amount,
    userDefinedPaymentMethodName: optional(UserDefinedPaymentMethodName),
  }),
  response: Type.Object({}),
  refusals: [...notCollected, 'INVALID_AMOUNT'],
})

export const getPaymentCollectabilityStatus = operation({
  module,
  name: 'getPaymentCollectabilityStatus',
  summary: 'Collectability of an order: if money can still be collected for it, and how much is owed.',
  method: 'GET',
  ...collector('/{ecomOrderId}/payment-collectability-status'),
  who: admin('orders.read'),
  request: Type.Object({ ecomOrderId: Guid }),
  response: Type.Object({ status: oneOf(PaymentCollectabilityStatus), amount: Price }),
  refusals: ['ORDER_NOT_FOUND'],
})

const activities = (rest: string) => paths(`/{id}/activities${rest}`)

export const addActivities = operation({
  module,
  name: 'addActivities',
  summary: 'Adds comments of staff, and entries of apps, to the history of an order.',
  method: 'POST',
  ...paths('/{orderId}/activities/add'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, orderActivities: list(NewActivity, 300, 1) }),
  response: Type.Object({ order: Order, activityIds: Type.Array(Type.String()) }),
  refusals: ['ORDER_NOT_FOUND', 'LIMIT_REACHED'],
})

export const addActivity = operation({
  module,
  name: 'addActivity',
  summary: 'Adds one.',
  method: 'POST',
  ...activities(''),
  who: admin('orders.write'),
  request: Type.Object({ id: Guid, activity: PublicActivity }),
  response: Type.Object({ order: Order, activityId: Type.String() }),
  refusals: ['ORDER_NOT_FOUND', 'LIMIT_REACHED'],
})

export const updateActivity = operation({
  module,
  name: 'updateActivity',
  summary: 'Rewrites a comment, or an entry of an app. Entries of what happened do not change.',
  method: 'PATCH',
  ...activities('/{activityId}'),
  who: admin('orders.write'),
  request: Type.Object({ id: Guid, activityId: Guid, activity: PublicActivity }),
  response: Type.Object({ order: Order }),
  refusals: ['ORDER_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
})

export const deleteActivity = operation({
  module,
  name: 'deleteActivity',
  summary: 'Takes a comment, or an entry of an app, out of the history.',
  method: 'DELETE',
  ...activities('/{activityId}'),
  who: admin('orders.write'),
  request: Type.Object({ id: Guid, activityId: Guid }),
  response: Type.Object({ order: Order }),
  refusals: ['ORDER_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
})

export const bulkUpdateOrders = operation({
  module,
  name: 'bulkUpdateOrders',
  summary: 'Changes many orders as `updateOrder` does, each by itself.',
  method: 'POST',
  path: '/v1/bulk/orders/update',
  publicPath: '/ecom/v1/bulk/orders/update',
  sitePath: '/_api/ecom-orders/v1/bulk/orders/update',
  aliases: ['/_api/orders/v1/bulk/orders/update'],
  who: admin('orders.write'),
  request: Type.Object({
    orders: list(named('MaskedOrder', Type.Object({ order: OrderChange, fieldMask: optional(FieldMask) })), 100, 1),
    returnEntity: optional(Type.Boolean()),
  }),
  response: bulkAnswerWith('BulkOrderResult', Order, 100),
  refusals: [],
})

const TagMove = named(
  'TagMove',
  Type.Object({
    tags: optional(nullable(named('TagIds', Type.Object({ tagIds: list(Guid, 100) })))),
    privateTags: optional(nullable(named('TagIds', Type.Object({ tagIds: list(Guid, 100) })))),
  }),
)

export const bulkUpdateOrderTags = operation({
  module,
  name: 'bulkUpdateOrderTags',
  summary: 'Files many orders under tags, and takes them out of others.',
  method: 'POST',
  path: '/v1/bulk/orders/update-tags',
  publicPath: '/ecom/v1/bulk/orders/update-tags',
  sitePath: '/_api/ecom-orders/v1/bulk/orders/update-tags',
  aliases: ['/_api/orders/v1/bulk/orders/update-tags'],
  who: admin('orders.write'),
  request: Type.Object({
    orderIds: list(Guid, 100, 1),
    assignTags: optional(nullable(TagMove)),
    unassignTags: optional(nullable(TagMove)),
  }),
  response: bulkAnswer('BulkUpdateOrderTagsResult', 100),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const setOrderNumberCounter = operation({
  module,
  name: 'setOrderNumberCounter',
  summary:
    'The next order is numbered one above. Never below a number that an order has; lower than it stands only on request.',
  method: 'POST',
  ...paths('/import/set-order-number-counter'),
  who: admin('orders.write'),
  request: Type.Object({
    counter: Type.String({ pattern: '^[0-9]{1,9}$', maxLength: 9 }),
    allowLowerCounter: optional(Type.Boolean()),
  }),
  response: Type.Object({ oldCounter: Type.String(), newCounter: Type.String() }),
  refusals: ['CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'],
})

export const operations = [
  createOrder,
  getOrder,
  searchOrders,
  updateOrder,
  cancelOrder,
  updateOrderStatus,
  paymentCollectionMarkOrderAsPaid,
  paymentCollectionBulkMarkOrdersAsPaid,
  captureAuthorizedPayments,
  voidAuthorizedPayments,
  recordManuallyCollectedPayment,
  getPaymentCollectabilityStatus,
  preparePaymentCollection,
  paymentCollectionCreatePaymentGatewayOrder,
  getRefundabilityStatus,
  triggerRefund,
  addActivities,
  addActivity,
  updateActivity,
  deleteActivity,
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  setOrderNumberCounter,
  importOrder,
  bulkDeleteImportedOrders,
] as const
