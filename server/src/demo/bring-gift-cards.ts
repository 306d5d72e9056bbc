import { redeemGiftCard } from '@fairground/contract/ecom/gift-vouchers.ts'
import { GIFT_CARDS_APP_ID } from '@fairground/contract/enumerations/gift-cards.ts'
import { createGiftCard } from '@fairground/contract/gift-vouchers/gift-vouchers.ts'
import { giftCards } from './content/offers.ts'
import type { Seeding } from './seeding.ts'

/** A card that is whole, and one of which a part was spent at the shop's stall. */
export async function bringGiftCards({ merchant, now }: Seeding): Promise<void> {
  for (const { key, amount, currency, spent, recipient, message, note } of giftCards) {
    const notificationInfo = { recipient, personalizedMessage: message }
    const giftCard = { initialValue: { amount }, currency, notificationInfo, note }
    const { giftCard: made } = await merchant.call(createGiftCard, { giftCard, idempotencyKey: key }, now)
    // An interrupted start made it already, and may have spent of it.
    if (!made.code || !spent || made.balance.amount !== made.initialValue.amount) continue
    const redeemed = { code: made.code, amount: { value: spent, currency }, appId: GIFT_CARDS_APP_ID }
    await merchant.call(redeemGiftCard, redeemed, now)
  }
}
