/** The code in a cart or checkout: what it takes off, or why it does not. */
export interface CouponView {
  readonly code: string
  readonly amount?: string
  readonly detail?: string
  readonly problem?: string
}

interface Money {
  readonly amount: string
  readonly formattedConvertedAmount: string
}

interface Discounted {
  readonly appliedDiscounts: readonly {
    readonly coupon?: { readonly code: string; readonly amount: Money } | undefined
  }[]
  readonly calculationErrors?:
    | {
        readonly couponCalculationError?:
          | { readonly applicationError?: { readonly description: string } | undefined }
          | undefined
      }
    | undefined
}

const isNothing = (amount: string): boolean => /^0*(\.0*)?$/.test(amount)

export function couponView({ appliedDiscounts, calculationErrors }: Discounted): CouponView | undefined {
  const coupon = appliedDiscounts.find((one) => one.coupon)?.coupon
  if (!coupon) return undefined
  const { code, amount } = coupon
  if (!isNothing(amount.amount)) return { code, amount: amount.formattedConvertedAmount }
  const error = calculationErrors?.couponCalculationError?.applicationError
  return error ? { code, problem: error.description } : { code }
}
