import { portion, type Rate } from '../rate.ts'
import { most } from '../rounding.ts'

/** A product's own discount: amounts in minor units. On the wire NONE, AMOUNT, PERCENT. */
type ProductDiscount = { type: 'NONE' } | { type: 'AMOUNT'; amount: bigint } | { type: 'PERCENT'; rate: Rate }

/** The discount as a row keeps it: `value` in minor units, or a rate; without a discount it says nothing. */
export function discountOf(type: ProductDiscount['type'], value: bigint): ProductDiscount {
  switch (type) {
    case 'NONE':
      return { type }
    case 'AMOUNT':
      return { type, amount: value }
    case 'PERCENT':
      return { type, rate: value }
    default:
      return type satisfies never
  }
}

/** Price of one unit after the product's own discount, rounded once; never below 0. */
export function discountedPrice(price: bigint, discount: ProductDiscount): bigint {
  switch (discount.type) {
    case 'NONE':
      return price
    case 'AMOUNT':
      return most(0n, price - discount.amount)
    case 'PERCENT':
      return price - portion(price, discount.rate)
    default:
      return discount satisfies never
  }
}
