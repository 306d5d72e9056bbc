import type { RefundWay } from '@fairground/contract/enumerations/payments.ts'

/** Ways in which `amount` goes back, of which `byHand` is given back by a person and not by the payment provider. Both are minor units. */
export function refundWay(amount: bigint, byHand: bigint): RefundWay {
  if (byHand <= 0n) return 'PAYMENT'
  return byHand < amount ? 'BOTH' : 'BY_HAND'
}
