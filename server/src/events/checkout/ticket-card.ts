import { GIFT_CARDS_APP_ID } from '@fairground/contract/enumerations/gift-cards.ts'
import type { getInvoice } from '@fairground/contract/events/orders.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type AppliedCard, cardOfBuyer, spentCard } from '../../sales/gift-cards/card-of-checkout.ts'
import { ticketingMoney } from '../ticketing/ticketing-money.ts'

interface TriedCard {
  readonly giftCard?: AppliedCard
  /** It pays nothing, and why. */
  readonly refusal?: string
}

/** The gift card that a buyer tries on an invoice, which may pay nothing. */
export async function triedCard(ctx: Ctx, code: string | null | undefined, currency: string): Promise<TriedCard> {
  if (!code) return {}
  try {
    return { giftCard: await cardOfBuyer(ctx, code, currency) }
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error.code }
    throw error
  }
}

type Invoice = ResponseOf<typeof getInvoice>

/** Part of an invoice that a gift card would pay, and what it would leave. */
export function triedCardToWire(
  { giftCard, refusal }: TriedCard,
  breakdown: Breakdown,
): Pick<Invoice, 'giftCardPaymentDetails' | 'balanceSummary' | 'giftCardErrors'> {
  if (refusal) return { giftCardErrors: { error: [{ code: refusal }] } }
  const spent = spentCard(giftCard, breakdown)
  if (!spent) return {}
  const { currency, due } = breakdown
  const { obfuscatedCode } = spent.facts
  const amount = ticketingMoney(spent.take.amount, currency)
  return {
    giftCardPaymentDetails: [{ appId: GIFT_CARDS_APP_ID, voided: false, amount, obfuscatedCode }],
    balanceSummary: { balance: ticketingMoney(due, currency) },
  }
}
