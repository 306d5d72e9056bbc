import type { Checkout } from '@fairground/contract/ecom/checkout.ts'
import type { CalculationErrors } from '@fairground/contract/ecom/totals.ts'
import { GIFT_CARDS_APP_ID } from '@fairground/contract/enumerations/gift-cards.ts'
import { obfuscated } from '@fairground/domain/gift-cards/gift-card.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { paidByCards } from '@fairground/domain/price/sums.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import { refusalSentence } from '../../http/refusal-sentence.ts'
import type { priceWriter } from '../lines/price-writer.ts'
import type { AppliedCard } from './card-of-checkout.ts'

type Write = ReturnType<typeof priceWriter>

/** The card of a checkout, and what it pays of it. */
export function appliedCardToWire(
  applied: AppliedCard | undefined,
  { giftCards }: Breakdown,
  write: Write,
): Static<typeof Checkout>['giftCard'] {
  if (!applied) return undefined
  const { card, requested } = applied
  return {
    id: card.id,
    obfuscatedCode: obfuscated(card.suffix),
    amount: write(paidByCards(giftCards)),
    balance: write(card.balance),
    ...present({ requestedAmount: requested === undefined ? undefined : write(requested) }),
    appId: GIFT_CARDS_APP_ID,
    externalId: card.id,
  }
}

export const cardErrorToWire = (
  applied: AppliedCard | undefined,
  locale: string,
): Pick<Static<typeof CalculationErrors>, 'giftCardCalculationError'> => {
  if (!applied?.refusal) return {}
  const { code, ...data } = applied.refusal
  const description = refusalSentence(new ApiError(applied.refusal), { locale })
  return { giftCardCalculationError: { applicationError: { code, description, data } } }
}
