import Type from 'typebox'

/** Name of a payment method: `manual` or `manual-…` (paid outside: cash, bank transfer), or that of a payment provider, such as `test`. */
export const PaymentMethodName = Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 })
