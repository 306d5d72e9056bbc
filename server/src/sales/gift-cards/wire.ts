import type { GiftCard } from '@fairground/contract/gift-vouchers/gift-vouchers.ts'
import { giftCardStatus, obfuscated } from '@fairground/domain/gift-cards/gift-card.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { orderNumber } from '../../ground/order-number.ts'
import type { Site } from '../../ground/site.ts'
import { orderPriceWriter } from '../purchase/order-price.ts'
import type { CardRow } from './queries.ts'

interface Reader {
  readonly site: Site
  readonly now: Date
}

/** `code`: in the answer of its creation alone. */
export function cardToWire({ site, now }: Reader, card: CardRow, code?: string): Static<typeof GiftCard> {
  const write = orderPriceWriter(card.currency, site.locale)
  return {
    id: card.id,
    codeSuffix: card.suffix,
    obfuscatedCode: obfuscated(card.suffix),
    initialValue: write(card.initial),
    balance: write(card.balance),
    currency: card.currency,
    status: giftCardStatus(card, now),
    source: 'MANUAL',
    createdDate: card.createdAt.toISOString(),
    updatedDate: card.updatedAt.toISOString(),
    ...present({
      code,
      expirationDate: card.expiresAt?.toISOString(),
      disabledDate: card.disabledAt?.toISOString(),
      notificationInfo: notificationOf(card),
      note: card.note ?? undefined,
      refundedOrder:
        card.orderId === null || card.orderNumber === null
          ? undefined
          : { orderId: card.orderId, orderNumber: orderNumber(site, card.orderNumber) },
    }),
  }
}

function notificationOf({ recipientEmail: email, recipientName: name, senderName, message }: CardRow) {
  if (email === null && name === null && senderName === null && message === null) return undefined
  return present({
    recipient:
      email === null && name === null ? undefined : present({ email: email ?? undefined, name: name ?? undefined }),
    sender: senderName === null ? undefined : { name: senderName },
    personalizedMessage: message ?? undefined,
  })
}
