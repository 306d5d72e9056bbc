import Type from 'typebox'
import { named } from '../scalars.ts'

/**
 * Money in a cart or checkout: a decimal string with exactly the currency's digits, and the same written for people
 * in the site's locale. `converted*` is in the conversion currency, which the caller picks with `x-fairground-currency`; without it they are the same.
 */
export const MultiCurrencyPrice = named(
  'MultiCurrencyPrice',
  Type.Object({
    amount: Type.String(),
    convertedAmount: Type.String(),
    formattedAmount: Type.String(),
    formattedConvertedAmount: Type.String(),
  }),
)

/** Money in an order. */
export const Price = named('Price', Type.Object({ amount: Type.String(), formattedAmount: Type.String() }))
