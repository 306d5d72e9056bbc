import Type from 'typebox'
import { bulkAnswerWith } from '../bulk.ts'
import { OrderPaymentRequestStatus } from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import {
  CurrencyCode,
  Empty,
  FieldMask,
  FreeObject,
  Guid,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Timestamp,
  text,
} from '../scalars.ts'
import { ExtendedFields } from './delivery-parts.ts'
import { Amount } from './order-transactions.ts'
import { Price } from './price.ts'

const module = 'ecom.order-payment-requests'
const at = (rest = '') => ({
  module,
  path: `/v1/order-payment-requests${rest}`,
  publicPath: `/ecom/v1/order-payment-requests${rest}`,
})
const read = { who: admin('orders.read') }
const write = { who: admin('orders.write') }

const Title = text(200, { minLength: 1 })
const described = {
  /** Shown to the buyer, as its description is. */
  title: Title,
  description: optional(nullable(text(300))),
  /** From then on it cannot be paid; null: never. */
  expirationDate: optional(nullable(Timestamp)),
}
const Source = named(
  'Source',
  Type.Object({ appId: optional(nullable(Guid)), externalId: text(100, { minLength: 1 }) }),
)

const OrderPaymentRequest = named(
  'OrderPaymentRequest',
  Type.Object({
    id: Guid,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    orderId: Guid,
    orderNumber: Type.String(),
    /** EXPIRED also of one that was voided, or asks for more than is owed for the order by now: it can no longer be paid. */
    status: oneOf(OrderPaymentRequestStatus),
    amount: Price,
    currency: CurrencyCode,
    ...described,
    source: optional(Source),
    /** Payment that it is, or was, paid with. */
    paymentGatewayOrderId: optional(Type.String()),
    extendedFields: optional(ExtendedFields),
  }),
)

const NewOrderPaymentRequest = named(
  'NewOrderPaymentRequest',
  Type.Object({
    orderId: Guid,
    /** At most what is owed for the order, whatever else is requested of it: the first that are paid have it. */
    amount: Amount,
    ...described,
    /** A second request with the same source is the first one. */
    source: optional(Source),
    extendedFields: optional(ExtendedFields),
  }),
)

export const OrderPaymentRequestChange = named(
  'OrderPaymentRequestChange',
  Type.Object({
    id: Guid,
    title: optional(Title),
    description: described.description,
    expirationDate: described.expirationDate,
    /** Cannot change: the buyer may have the link already. */
    amount: optional(Amount),
  }),
)

const One = Type.Object({ orderPaymentRequest: OrderPaymentRequest })
const OneWithUrl = { orderPaymentRequest: OrderPaymentRequest, orderPaymentRequestUrl: Type.String() }
const creationRefusals = ['ORDER_NOT_FOUND', 'ORDER_STATUS_IS_NOT_SUPPORTED', 'ORDER_ALREADY_PAID'] as const

export const createOrderPaymentRequest = operation({
  ...at(),
  name: 'createOrderPaymentRequest',
  summary: 'Requests an amount of what is owed for an order that stands. Anyone with the address can pay it.',
  method: 'POST',
  ...write,
  request: Type.Object({ orderPaymentRequest: NewOrderPaymentRequest }),
  response: Type.Object(OneWithUrl),
  refusals: creationRefusals,
})

export const bulkCreateOrderPaymentRequests = operation({
  module,
  path: '/v1/bulk/order-payment-requests/create',
  name: 'bulkCreateOrderPaymentRequests',
  summary: 'Requests amounts for up to 100 orders, each by itself.',
  method: 'POST',
  ...write,
  request: Type.Object({
    orderPaymentRequests: list(NewOrderPaymentRequest, 100, 1),
    returnEntity: optional(Type.Boolean()),
  }),
  response: bulkAnswerWith('BulkOrderPaymentRequestResult', Type.Object(OneWithUrl), 100),
  refusals: [],
})

export const getOrderPaymentRequest = operation({
  ...at('/{orderPaymentRequestId}'),
  name: 'getOrderPaymentRequest',
  summary: 'One request.',
  method: 'GET',
  ...read,
  request: Type.Object({ orderPaymentRequestId: Guid }),
  response: One,
  refusals: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
})

export const updateOrderPaymentRequest = operation({
  ...at('/{orderPaymentRequest.id}'),
  name: 'updateOrderPaymentRequest',
  summary: 'Changes title, description and expiry of a request that is not paid.',
  method: 'PATCH',
  ...write,
  request: Type.Object({ orderPaymentRequest: OrderPaymentRequestChange, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [
    'ORDER_PAYMENT_REQUEST_NOT_FOUND',
    'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
    'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST',
    'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
    'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
  ],
})

export const deleteOrderPaymentRequest = operation({
  ...at('/{orderPaymentRequestId}'),
  name: 'deleteOrderPaymentRequest',
  summary: 'Deletes a request that nobody has paid or is paying.',
  method: 'DELETE',
  ...write,
  request: Type.Object({ orderPaymentRequestId: Guid }),
  response: Empty,
  refusals: ['ORDER_PAYMENT_REQUEST_NOT_FOUND', 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST', 'PAYMENT_UNDER_WAY'],
})

export const queryOrderPaymentRequests = operation({
  ...at('/query'),
  name: 'queryOrderPaymentRequests',
  summary: 'Requests by filter, in pages.',
  method: 'POST',
  ...read,
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ orderPaymentRequests: Type.Array(OrderPaymentRequest), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const getOrderPaymentRequestUrl = operation({
  ...at('/url'),
  name: 'getOrderPaymentRequestUrl',
  summary: 'Address where a request is paid, with a fresh token.',
  method: 'POST',
  ...read,
  request: Type.Object({ orderPaymentRequestId: Guid }),
  response: Type.Object({ orderPaymentRequestUrl: Type.String() }),
  refusals: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
})

export const updateExtendedFields = operation({
  ...at('/{id}/update-extended-fields'),
  name: 'updateExtendedFields',
  summary: 'Replaces what another program stores with a request, in a namespace of its own.',
  method: 'POST',
  ...write,
  request: Type.Object({ id: Guid, namespace: text(200, { minLength: 1 }), namespaceData: nullable(FreeObject) }),
  response: One,
  refusals: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
})

export const voidOrderPaymentRequest = operation({
  ...at('/void'),
  name: 'voidOrderPaymentRequest',
  summary: 'Takes a request back: it can no longer be paid.',
  method: 'POST',
  ...write,
  request: Type.Object({ orderPaymentRequestId: Guid }),
  response: Empty,
  refusals: [
    'ORDER_PAYMENT_REQUEST_NOT_FOUND',
    'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
    'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
  ],
})

export const chargeOrderPaymentRequest = operation({
  ...at('/charge'),
  name: 'chargeOrderPaymentRequest',
  summary: 'Charges a requested amount to what the buyer of its order saved, without them.',
  method: 'POST',
  ...write,
  request: Type.Object({
    orderPaymentRequestId: Guid,
    /** Id of what they saved; their default unless given. */
    paymentToken: optional(nullable(text(100))),
  }),
  response: Type.Object({
    /** Token of the order for its buyer: `checkPayment` takes it. */
    paymentResponseToken: Type.String(),
  }),
  refusals: [
    'ORDER_PAYMENT_REQUEST_NOT_FOUND',
    'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
    'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
    'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_METHOD_UNAVAILABLE',
    'INVALID_PAYMENT_STATUS',
    'ORDER_NOT_FOUND',
    'ORDER_CANCELED',
    'ORDER_STATUS_IS_NOT_SUPPORTED',
    'ORDER_PAID',
    'ORDER_HAS_CHARGEBACKS',
    'INVALID_AMOUNT',
    'PAYMENT_ALREADY_IN_PROGRESS',
    'EVENT_CANCELED',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_PROVIDER_UNREACHABLE',
  ],
})

export const operations = [
  createOrderPaymentRequest,
  bulkCreateOrderPaymentRequests,
  getOrderPaymentRequest,
  updateOrderPaymentRequest,
  deleteOrderPaymentRequest,
  queryOrderPaymentRequests,
  getOrderPaymentRequestUrl,
  updateExtendedFields,
  voidOrderPaymentRequest,
  chargeOrderPaymentRequest,
] as const
