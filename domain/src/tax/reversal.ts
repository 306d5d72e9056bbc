import { least, roundHalfUp } from '../rounding.ts'

/** A charge of a sale as a calculator has recorded it. Minor units; `amount` holds the tax where it is included. */
export interface SoldCharge {
  readonly amount: bigint
  readonly tax: bigint
  readonly included: boolean
}

export type ReversedAmount = Pick<SoldCharge, 'amount' | 'tax'>

/** Amount that the buyer paid for it. */
export const paidFor = ({ amount, tax, included }: SoldCharge): bigint => (included ? amount : amount + tax)

/** Part of a charge that a refund of so much takes back, after those before it: the last one takes what is left, so that all parts add up to the charge. */
export function reversedPart(charge: SoldCharge, before: ReversedAmount, refunded: bigint): ReversedAmount {
  const left = { amount: charge.amount - before.amount, tax: charge.tax - before.tax }
  const { included } = charge
  if (refunded >= paidFor({ amount: left.amount, tax: left.tax, included })) return left
  const share = least(left.tax, roundHalfUp(charge.tax * refunded, paidFor(charge)))
  if (included) return { amount: refunded, tax: share }
  const amount = least(left.amount, refunded - share)
  return { amount, tax: refunded - amount }
}
