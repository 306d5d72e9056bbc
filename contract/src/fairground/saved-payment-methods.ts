import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { Empty, Guid, list, named, optional, Timestamp } from '../scalars.ts'
import { PaymentMethodName } from './payment-method-name.ts'

const module = 'fairground.saved-payment-methods'
const at = '/fairground/v1/saved-payment-methods'

/** Most saved means of payment of one member. */
export const MOST_SAVED_PAYMENT_METHODS = 20

/** A card, or another means of payment, that a member saved at a payment provider. Its number never reaches the shop. */
export const SavedPaymentMethod = named(
  'SavedPaymentMethod',
  Type.Object({
    id: Guid,
    /** The payment method that charges it. */
    method: PaymentMethodName,
    /** As its provider calls it, such as `Visa`. */
    brand: Type.String(),
    lastFourDigits: optional(Type.String()),
    expirationMonth: optional(Type.Integer()),
    expirationYear: optional(Type.Integer()),
    /** Its last month is over. */
    expired: Type.Boolean(),
    /** Offered before the others. */
    isDefault: Type.Boolean(),
    savedDate: Timestamp,
  }),
)

/** The one that is the default comes first. */
export const SavedPaymentMethods = list(SavedPaymentMethod, MOST_SAVED_PAYMENT_METHODS)

export const listSavedPaymentMethods = operation({
  module,
  name: 'listSavedPaymentMethods',
  summary: 'Saved payment methods of the calling member, the default first.',
  method: 'GET',
  path: at,
  who: caller,
  request: Type.Object({}),
  response: Type.Object({ savedPaymentMethods: SavedPaymentMethods }),
  refusals: ['MEMBER_NOT_FOUND'],
})

export const setDefaultSavedPaymentMethod = operation({
  module,
  name: 'setDefaultSavedPaymentMethod',
  summary: 'Makes a saved payment method the one that is offered first.',
  method: 'POST',
  path: `${at}/{id}/set-default`,
  who: caller,
  request: Type.Object({ id: Guid }),
  response: Type.Object({ savedPaymentMethods: SavedPaymentMethods }),
  refusals: ['MEMBER_NOT_FOUND', 'SAVED_PAYMENT_METHOD_NOT_FOUND'],
})

export const removeSavedPaymentMethod = operation({
  module,
  name: 'removeSavedPaymentMethod',
  summary: 'Removes a saved payment method: nothing is charged to it from then on, and its provider forgets it.',
  method: 'DELETE',
  path: `${at}/{id}`,
  who: caller,
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND', 'SAVED_PAYMENT_METHOD_NOT_FOUND'],
})

export const operations = [listSavedPaymentMethods, setDefaultSavedPaymentMethod, removeSavedPaymentMethod] as const
