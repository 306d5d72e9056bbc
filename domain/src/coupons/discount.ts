import type { CouponType } from '@fairground/contract/enumerations/coupons.ts'
import type { Benefit, Discount } from '../price/input.ts'
import type { Rate } from '../rate.ts'

/** Reduction by a coupon: `amount` in minor units, `rate` in millionths, `buy` and `get` in units, each where its type needs it. */
export type CouponTerms = {
  type: CouponType
  amount: bigint | null
  rate: Rate | null
  buy: number | null
  get: number | null
  oneItem: boolean
}

/** The coupon as `price` takes it. `lineIds` are those in its scope; null is the whole cart. */
export function couponDiscount(id: string, terms: CouponTerms, lineIds: readonly string[] | null): Discount {
  return { id, benefit: benefitOf(terms), lineIds, oneUnitOnly: terms.oneItem && terms.type !== 'buyXGetY' }
}

function benefitOf({ type, amount, rate, buy, get }: CouponTerms): Benefit {
  switch (type) {
    case 'moneyOffAmount':
      return { kind: 'moneyOff', amount: amount ?? 0n }
    case 'fixedPriceAmount':
      return { kind: 'fixedPrice', amount: amount ?? 0n }
    case 'percentOffRate':
      return { kind: 'percentOff', rate: rate ?? 0n }
    case 'buyXGetY':
      return { kind: 'buyXGetY', buy: buy ?? 1, get: get ?? 1 }
    case 'freeShipping':
      return { kind: 'freeShipping' }
    default:
      return type satisfies never
  }
}

/** Units that have to be in scope before the coupon takes anything off. */
export const minimumUnits = ({ type, buy, get }: CouponTerms): number =>
  type === 'buyXGetY' ? (buy ?? 1) + (get ?? 1) : 1
