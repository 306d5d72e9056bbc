import { least } from '../rounding.ts'
import type { AppliedAmount } from './breakdown.ts'
import type { GiftCardBalance } from './input.ts'

/** Payment of each card towards `total`, in order. A gift card is money, not a discount: totals and taxes do not know it. */
export function redeem(total: bigint, cards: readonly GiftCardBalance[]): AppliedAmount[] {
  let left = total
  return cards.map(({ id, balance }) => {
    const amount = least(balance, left)
    left -= amount
    return { id, amount }
  })
}
