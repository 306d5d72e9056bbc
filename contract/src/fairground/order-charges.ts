import Type from 'typebox'
import { OrderTransactions } from '../ecom/order-transactions.ts'
import { TransactionStatus } from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { Decimal, Guid, oneOf, optional } from '../scalars.ts'
import { SavedPaymentMethods } from './saved-payment-methods.ts'

const module = 'fairground.order-charges'

export const listChargeableMethods = operation({
  module,
  name: 'listChargeableMethods',
  summary:
    'Saved payment methods that the buyer of an order can be charged with for what is owed; their default first.',
  method: 'GET',
  path: '/fairground/v1/orders/{orderId}/chargeable-methods',
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ savedPaymentMethods: SavedPaymentMethods }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const chargeSavedPaymentMethod = operation({
  module,
  name: 'chargeSavedPaymentMethod',
  summary:
    'Charges what the buyer of an order saved, without them. Once however often the request is repeated with the same Idempotency-Key.',
  method: 'POST',
  path: '/fairground/v1/orders/{orderId}/charge-saved-payment-method',
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    /** Their default unless given. */
    savedPaymentMethodId: optional(Guid),
    /** All that is owed unless given. */
    amount: optional(Decimal()),
  }),
  response: Type.Object({
    paymentId: Guid,
    status: oneOf(TransactionStatus),
    /** Reason why it was declined, in the provider's words: `AUTHENTICATION_REQUIRED` where the buyer's bank asks them. */
    reason: optional(Type.String()),
    orderTransactions: OrderTransactions,
  }),
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_CANCELED',
    'ORDER_STATUS_IS_NOT_SUPPORTED',
    'ORDER_PAID',
    'ORDER_HAS_CHARGEBACKS',
    'NO_SAVED_PAYMENT_METHOD',
    'INVALID_AMOUNT',
    'PAYMENT_ALREADY_IN_PROGRESS',
    'EVENT_CANCELED',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_PROVIDER_UNREACHABLE',
  ],
})

export const operations = [listChargeableMethods, chargeSavedPaymentMethod] as const
