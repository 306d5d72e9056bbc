import type { GetOrderRefundabilityResponse } from '@fairground/client/generated/ecom.order-billing.ts'
import { amountOf, formatAmount } from '@fairground/domain/money.ts'
import { least } from '@fairground/domain/rounding.ts'

export interface PaymentPart {
  readonly paymentId: string
  readonly amount: { readonly amount: string }
  readonly externalRefund: boolean
}

/**
 * From which payments an amount (minor units) is taken: the earliest first, each as far as it goes. The part that a person has to give back is
 * marked so. Undefined when there is not so much, or nothing.
 */
export function partsOf(
  { payments }: Pick<GetOrderRefundabilityResponse, 'payments'>,
  amount: bigint,
  currency: string,
): PaymentPart[] | undefined {
  if (amount <= 0n) return undefined
  let left = amount
  const parts = payments.flatMap(({ payment, manuallyRefundable }) => {
    const taken = least(amountOf(payment.monetary.maxRefund.amount, currency), left)
    left -= taken
    if (taken === 0n) return []
    const { paymentId } = payment
    return [{ paymentId, amount: { amount: formatAmount(taken, currency) }, externalRefund: !!manuallyRefundable }]
  })
  return left === 0n ? parts : undefined
}
