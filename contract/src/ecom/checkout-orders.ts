import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, nullable, optional } from '../scalars.ts'
import { orderingRefusals } from './checkout-parts.ts'
import { module, paths, who } from './checkout-paths.ts'

/** Rules of the payment that the order waits for. */
const wishes = {
  /** The means of payment is saved for the member whose checkout it is, where the method that they choose can. */
  savePaymentMethod: optional(Type.Boolean()),
  /** The amount is reserved: the merchant takes it within 160 hours, or it is given up. */
  delayCapture: optional(Type.Boolean()),
}

export const createOrder = operation({
  module,
  name: 'createOrder',
  summary:
    'Buys: one order per checkout, however often this is called. Stock is taken here. Refused when the total has risen since the buyer was last answered with it.',
  method: 'POST',
  ...paths('/{id}/create-order'),
  who,
  request: Type.Object({ id: Guid, ...wishes }),
  response: Type.Object({ orderId: Type.String(), paymentGatewayOrderId: optional(Type.String()) }),
  refusals: [...orderingRefusals, 'CANNOT_SAVE_PAYMENT_METHOD'],
})

export const createOrderAndCharge = operation({
  module,
  name: 'createOrderAndCharge',
  summary:
    'Buys as `createOrder` does, and charges a payment method that the member saved. An order that waits, for want of one or for the bank of the buyer, is answered with a token to go on with.',
  method: 'POST',
  ...paths('/{id}/create-order-and-charge'),
  who,
  request: Type.Object({
    id: Guid,
    /** Id of a saved payment method of the member who calls. Without one nothing is charged. */
    paymentToken: optional(nullable(Guid)),
    ...wishes,
  }),
  response: Type.Object({
    orderId: Type.String(),
    /** Token of the order for its buyer: `payOrder` and `checkPayment` take it. Absent when nothing waits for them. */
    paymentResponseToken: optional(Type.String()),
    /** Id with which the payment goes on; absent when nothing is to be paid now. */
    paymentGatewayOrderId: optional(Type.String()),
  }),
  refusals: [
    ...orderingRefusals,
    'CANNOT_SAVE_PAYMENT_METHOD',
    'PAYMENT_ERROR',
    'PAYMENT_METHOD_NOT_AVAILABLE',
    'SAVED_PAYMENT_METHOD_NOT_FOUND',
    'PAYMENT_PROVIDER_UNREACHABLE',
  ],
})

export const markCheckoutAsCompleted = operation({
  module,
  name: 'markCheckoutAsCompleted',
  summary:
    'Completes a checkout that was bought in another system: it makes no order and changes no more, and its lines leave the cart. One that is complete stays as it is.',
  method: 'POST',
  ...paths('/{id}/mark-as-completed'),
  who: admin('orders.write'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({}),
  refusals: ['CHECKOUT_NOT_FOUND'],
})
