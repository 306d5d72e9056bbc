import { ApiError } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Tx } from '../../ground/database.ts'
import type { Sealer } from '../../ground/sealer.ts'
import type { Site } from '../../ground/site.ts'
import { takesGiftCards } from '../../sites/checkout-settings/checkout-page.ts'
import { createCard } from './create-card.ts'
import { buyerToCredit } from './queries.ts'

/** Nobody gets credit that the checkout of the shop would not take. */
export function refuseUnspendable(site: Site, currency: string): void {
  if (!takesGiftCards(site))
    throw new ApiError({ code: 'GIFT_CARDS_NOT_ACCEPTED' }, (t) => t('refusals-staff.creditNotTaken'))
  if (currency !== site.currency)
    throw new ApiError({ code: 'INVALID_GIFT_CARD_CURRENCY', currency }, (t) =>
      t('refusals-staff.creditInOtherCurrency', { currency, own: site.currency }),
    )
}

interface Within {
  readonly now: Date
  readonly caller?: Caller
  readonly sealer: Sealer
  newId(): string
}

interface Credit {
  readonly order: { readonly id: string; readonly currency: string }
  readonly refundId: string
  /** Minor units. */
  readonly amount: bigint
}

/** Makes the gift card that an order's buyer gets in place of a refund. An order without an address is left to staff: nobody would have the code. */
export async function giveCredit(tx: Tx, at: Within, { order: { id: orderId, currency }, refundId, amount }: Credit) {
  const buyer = await tx.row(buyerToCredit, { orderId })
  if (!buyer?.email) throw new ApiError({ code: 'ORDER_HAS_NO_EMAIL', orderId })
  await createCard(tx, at, {
    initial: amount,
    currency,
    recipientEmail: buyer.email,
    recipientName: buyer.name,
    language: buyer.language,
    refund: { id: refundId, orderId },
  })
}
