import Type from 'typebox'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import { admin, operation, own } from '../operation.ts'
import { Guid, list, named, nullable, optional, Timestamp, text } from '../scalars.ts'
import { Quantity } from './line-item.ts'

const TrackingLink = Type.String({ pattern: '^https?://[^\\s"<>]+$', maxLength: 2048 })

/** Units of one line of the order. Without a quantity: all that is left of it. */
const FulfillmentLineItem = named('FulfillmentLineItem', Type.Object({ id: Guid, quantity: optional(Quantity) }))

/**
 * Tracking of a parcel. A link is made from the number for `fedex`, `ups`, `usps`, `dhl`, `canadaPost` and `royalMail`, unless one is given.
 * In a change, null empties a field.
 */
const TrackingInfo = named(
  'FulfillmentTrackingInfo',
  Type.Object({
    trackingNumber: optional(nullable(text(100, { minLength: 1 }))),
    shippingProvider: optional(nullable(text(100, { minLength: 1 }))),
    trackingLink: optional(nullable(TrackingLink)),
  }),
)

const NewFulfillment = named(
  'NewFulfillment',
  Type.Object({ lineItems: list(FulfillmentLineItem, 300, 1), trackingInfo: optional(TrackingInfo) }),
)

/** Units that were handed over together. */
export const Fulfillment = named(
  'Fulfillment',
  Type.Object({
    id: Type.String(),
    createdDate: Timestamp,
    lineItems: Type.Array(named('FulfilledLineItem', Type.Object({ id: Type.String(), quantity: Type.Integer() }))),
    trackingInfo: optional(
      named(
        'TrackingInfo',
        Type.Object({
          trackingNumber: optional(Type.String()),
          shippingProvider: optional(Type.String()),
          trackingLink: optional(Type.String()),
        }),
      ),
    ),
  }),
)

export const OrderWithFulfillments = named(
  'OrderWithFulfillments',
  Type.Object({ orderId: Type.String(), fulfillments: Type.Array(Fulfillment) }),
)

const paths = (rest: string) => ({
  path: `/v1/fulfillments${rest}`,
  publicPath: `/ecom/v1/fulfillments${rest}`,
  sitePath: `/_api/fulfillments/v1/fulfillments${rest}`,
  aliases: [`/_api/ecom-fulfillments/v1/fulfillments${rest}`],
})
const module = 'ecom.order-fulfillments'

export const listFulfillmentsForSingleOrder = operation({
  module,
  name: 'listFulfillmentsForSingleOrder',
  summary: 'Fulfilments of an order, oldest first: an administrator’s to read, or the buyer’s own.',
  method: 'GET',
  ...paths('/orders/{orderId}'),
  who: own('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ orderWithFulfillments: OrderWithFulfillments }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const listFulfillmentsForMultipleOrders = operation({
  module,
  name: 'listFulfillmentsForMultipleOrders',
  summary: 'The same of many orders. Those that are not there, or not the caller’s, are left out.',
  method: 'POST',
  ...paths('/list-by-ids'),
  who: own('orders.read'),
  request: Type.Object({ orderIds: list(Guid, 100, 1) }),
  response: Type.Object({ ordersWithFulfillments: Type.Array(OrderWithFulfillments) }),
  refusals: [],
})

const refusals = [
  'ORDER_NOT_FOUND',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'LINE_ITEM_NOT_FOUND',
  'FULFILLED_TOO_MANY',
  'TRACKING_NUMBER_ALREADY_EXISTS',
] as const

export const createFulfillment = operation({
  module,
  name: 'createFulfillment',
  summary:
    'Units of an approved order are handed over: never more than were ordered. The buyer is mailed, unless they collect the order.',
  method: 'POST',
  ...paths('/orders/{orderId}/create-fulfillment'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, fulfillment: NewFulfillment }),
  response: Type.Object({ orderWithFulfillments: OrderWithFulfillments, fulfillmentId: Type.String() }),
  refusals,
})

export const updateFulfillment = operation({
  module,
  name: 'updateFulfillment',
  summary:
    'Changes which units it holds, or how it travels. Fields that are present are set; a new tracking number is mailed.',
  method: 'PATCH',
  ...paths('/{fulfillment.id}/orders/{orderId}'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    fulfillment: named(
      'FulfillmentChange',
      Type.Object({
        id: Guid,
        lineItems: optional(list(FulfillmentLineItem, 300, 1)),
        trackingInfo: optional(nullable(TrackingInfo)),
      }),
    ),
  }),
  response: Type.Object({ orderWithFulfillments: OrderWithFulfillments }),
  refusals: [...refusals, 'FULFILLMENT_NOT_FOUND'],
})

export const deleteFulfillment = operation({
  module,
  name: 'deleteFulfillment',
  summary: 'Takes a fulfilment back: its units are to be handed over again.',
  method: 'DELETE',
  ...paths('/{fulfillmentId}/orders/{orderId}'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, fulfillmentId: Guid }),
  response: Type.Object({ orderWithFulfillments: OrderWithFulfillments }),
  refusals: ['ORDER_NOT_FOUND', 'FULFILLMENT_NOT_FOUND'],
})

export const bulkCreateFulfillments = operation({
  module,
  name: 'bulkCreateFulfillments',
  summary: 'Hands over units of many orders. The fulfilments of one order are made together or not at all.',
  method: 'POST',
  ...paths('/orders/bulk/create-fulfillments'),
  who: admin('orders.write'),
  request: Type.Object({
    ordersWithFulfillments: list(
      named(
        'BulkCreateOrderWithFulfillments',
        Type.Object({ orderId: Guid, fulfillments: list(NewFulfillment, 50, 1) }),
      ),
      100,
      1,
    ),
  }),
  response: Type.Object({
    results: Type.Array(
      named(
        'BulkOrderFulfillmentsResult',
        Type.Object({ itemMetadata: ItemMetadata, ordersWithFulfillments: optional(OrderWithFulfillments) }),
      ),
    ),
    bulkActionMetadata: BulkActionMetadata,
  }),
  refusals: [],
})

export const operations = [
  listFulfillmentsForSingleOrder,
  listFulfillmentsForMultipleOrders,
  createFulfillment,
  updateFulfillment,
  deleteFulfillment,
  bulkCreateFulfillments,
] as const
