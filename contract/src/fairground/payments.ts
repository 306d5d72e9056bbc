import Type from 'typebox'
import { Price } from '../ecom/price.ts'
import { DisputeState, MethodUnavailability, PaymentOutcome } from '../enumerations/payments.ts'
import { admin, operation, own } from '../operation.ts'
import { Decimal, Guid, list, named, oneOf, optional, Timestamp } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'
import { PaymentMethodName } from './payment-method-name.ts'
import { SavedPaymentMethods } from './saved-payment-methods.ts'

const module = 'fairground.payments'

const PaymentMethod = named(
  'PaymentMethod',
  Type.Object({
    method: PaymentMethodName,
    title: Type.String(),
    description: Type.String(),
    /** No money moves: shown clearly wherever it is offered. */
    test: Type.Boolean(),
    /** Paid outside: the order stands, unpaid, until the merchant has the money. */
    outside: Type.Boolean(),
    /** The caller is a member who may save what they pay with. */
    saves: Type.Boolean(),
  }),
)

/** A method that the shop offers, but not for this purchase. */
const UnavailablePaymentMethod = named(
  'UnavailablePaymentMethod',
  Type.Object({ method: PaymentMethodName, title: Type.String(), reason: oneOf(MethodUnavailability) }),
)

export const listPaymentMethods = operation({
  module,
  name: 'listPaymentMethods',
  summary:
    'Payment methods of the site; with a checkout or an order, those that take it, and those that do not with the reason. With what the calling member saved of them.',
  method: 'GET',
  path: '/fairground/v1/payment-methods',
  who: own('orders.read'),
  request: Type.Object({
    checkoutId: optional(Guid),
    orderId: optional(Guid),
    /** With an order: for the amount that it requests. */
    paymentRequestId: optional(Guid),
    /** Token of a mailed link to the order. */
    token: optional(OrderLinkToken),
  }),
  response: Type.Object({
    methods: Type.Array(PaymentMethod),
    /** Methods that do not take the checkout or the order; empty where neither is given. */
    unavailable: Type.Array(UnavailablePaymentMethod),
    /** Saved payment methods of the calling member that these methods can charge; the default comes first. */
    saved: SavedPaymentMethods,
  }),
  refusals: ['CHECKOUT_NOT_FOUND', 'ORDER_NOT_FOUND', 'ORDER_PAYMENT_REQUEST_NOT_FOUND'],
})

/** Next step of the buyer with an open payment: at `redirectUrl`, or in a component of the provider, which takes the rest. */
const PaymentStep = named(
  'PaymentStep',
  Type.Object({
    method: PaymentMethodName,
    redirectUrl: optional(Type.String()),
    clientSecret: optional(Type.String()),
    /** Public key of the provider's account: identifies to its component the owner of the secret. */
    publicKey: optional(Type.String()),
  }),
)

const PaymentAnswer = Type.Object({
  orderId: Type.String(),
  status: oneOf(PaymentOutcome),
  /** Next step of an `OPEN` payment. */
  next: optional(PaymentStep),
})

export const payOrder = operation({
  module,
  name: 'payOrder',
  summary:
    'Pays an order that waits for its payment, or begins to. Repeating it continues the same payment, and for an order that is paid or settled answers as the first time did.',
  method: 'POST',
  path: '/fairground/v1/orders/{orderId}/pay',
  who: own('orders.write'),
  request: Type.Object({
    orderId: Guid,
    method: PaymentMethodName,
    token: optional(OrderLinkToken),
    /** Amount that the buyer was shown. When another amount is due by now, nothing is charged. */
    amount: optional(Decimal()),
    /** Pays this requested part of what is owed for an order that stands. */
    paymentRequestId: optional(Guid),
    /** Charges what the calling member saved of this method. */
    savedPaymentMethodId: optional(Guid),
    /** The calling member agrees that what they pay with is saved, and charged later for what they owe the shop. */
    savePaymentMethod: optional(Type.Boolean()),
  }),
  response: PaymentAnswer,
  refusals: [
    'ORDER_NOT_FOUND',
    'PAYMENT_METHOD_NOT_AVAILABLE',
    'ORDER_STATUS_IS_NOT_SUPPORTED',
    'AMOUNT_CHANGED',
    'ORDER_PAYMENT_REQUEST_NOT_FOUND',
    'PAYMENT_REQUEST_NOT_PAYABLE',
    'PAYMENT_UNDER_WAY',
    'ORDER_ALREADY_PAID',
    'EVENT_CANCELED',
    'CHECKOUT_INCOMPLETE',
    'TOO_MANY_OPEN_HOLDS',
    'TOO_MANY_UNITS_HELD',
    'SAVED_PAYMENT_METHOD_NOT_FOUND',
    'CANNOT_SAVE_PAYMENT_METHOD',
    'PAYMENT_PROVIDER_UNREACHABLE',
  ],
})

export const checkPayment = operation({
  module,
  name: 'checkPayment',
  summary: 'Checks the payment of an order with its provider, for a buyer who comes back from paying.',
  method: 'POST',
  path: '/fairground/v1/orders/{orderId}/check-payment',
  who: own('orders.write'),
  request: Type.Object({ orderId: Guid, token: optional(OrderLinkToken) }),
  response: PaymentAnswer,
  refusals: ['ORDER_NOT_FOUND'],
})

const Dispute = named(
  'Dispute',
  Type.Object({
    id: Guid,
    paymentId: Guid,
    state: oneOf(DisputeState),
    amount: Price,
    /** Reason in the words of the provider, such as `fraudulent`. */
    reason: Type.String(),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    /** Time until which the merchant may answer, at the provider. */
    respondBy: optional(Timestamp),
    /**
     * The account that the payment was made at, where its keys were replaced by those of another account, or removed: the dispute stands as its
     * messages last reported it, as long as they are read, and is answered there.
     */
    formerAccount: optional(
      named(
        'FormerPaymentAccount',
        Type.Object({
          publicKey: optional(Type.String()),
          /** Time at which its keys were replaced or removed. */
          leftDate: optional(Timestamp),
        }),
      ),
    ),
  }),
)

export const listDisputes = operation({
  module,
  name: 'listDisputes',
  summary: 'Disputes of the payments of an order, oldest first.',
  method: 'GET',
  path: '/fairground/v1/orders/{orderId}/disputes',
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ disputes: list(Dispute, 500) }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const operations = [listPaymentMethods, payOrder, checkPayment, listDisputes] as const
