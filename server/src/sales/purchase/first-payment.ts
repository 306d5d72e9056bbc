import { GIFT_CARD_METHOD } from '@fairground/contract/enumerations/gift-cards.ts'
import { MANUAL_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { paidByCards } from '@fairground/domain/price/sums.ts'
import type { Ctx } from '../../ground/context.ts'
import type { OrderStates, Purchase } from './purchase.ts'

/** An order that waits for money has its gift card held. */
export function paidAtOnce({ giftCards, summary }: Breakdown, approved: boolean): OrderStates['paymentStatus'] {
  const paid = paidByCards(giftCards)
  if (!approved || paid === 0n) return 'NOT_PAID'
  return paid < summary.total ? 'PARTIALLY_PAID' : 'PAID'
}

/** Minor units that are paid as the order is made. */
export const paidOf = ({ breakdown }: Purchase, { status, paymentStatus }: OrderStates): bigint => {
  if (paymentStatus === 'PAID') return breakdown.summary.total
  return status === 'APPROVED' ? paidByCards(breakdown.giftCards) : 0n
}

/** An order that is declared paid, or that a gift card pays at once, has a payment, since its payment status is a function of payments. */
export function paymentOf(
  ctx: Ctx,
  { paidBy, paymentDetailsId, breakdown, facts: { giftCard } }: Purchase,
  { status, paymentStatus }: OrderStates,
) {
  const isByCard = giftCard !== undefined && status === 'APPROVED'
  const isDeclared = !isByCard && paymentStatus === 'PAID' && breakdown.summary.total > 0n
  return {
    transactionId: isByCard || isDeclared ? ctx.newId() : null,
    paymentProvider: isByCard ? GIFT_CARD_METHOD : MANUAL_PAYMENT_METHOD,
    paymentAmount: isByCard ? BigInt(giftCard.amount) : breakdown.summary.total,
    paymentDoc: isByCard
      ? { giftCard }
      : present({ methodName: paidBy ? { custom: paidBy } : undefined, paymentDetailsId }),
  }
}
