// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Amount, GetGiftCardRefusal, GiftCard, NotificationInfo } from './shapes.ts'

export type { Amount, GetGiftCardRefusal, GiftCard, NotificationInfo, Price, Recipient, RefundedOrder, Sender } from './shapes.ts'

export type CreateGiftCardRefusal = 'IDEMPOTENCY_KEY_REUSED'

export interface CreateGiftCardRequest {
  giftCard: NewGiftCardInput
  idempotencyKey?: string | null
}

export interface CreateGiftCardResponse {
  giftCard: GiftCard
}

export type DisableGiftCardRefusal = 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED'

export interface DisableGiftCardRequest {
  giftCardId: string
}

export interface DisableGiftCardResponse {
  giftCard: GiftCard
}

export interface GetGiftCardRequest {
  giftCardId: string
}

export interface GetGiftCardResponse {
  giftCard: GiftCard
}

export interface NewGiftCardInput {
  initialValue: Amount
  currency: string
  source?: 'MANUAL'
  expirationDate?: Date | string | null
  notificationInfo?: NotificationInfo
  note?: string | null
}

export type SendGiftCardEmailRefusal = 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_RECIPIENT_NOT_FOUND' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED'

export interface SendGiftCardEmailRequest {
  giftCardId: string
}

export type SendGiftCardEmailResponse = Record<never, never>

/** Module `gift-vouchers.gift-vouchers`. */
export const giftVouchers = {
  /** Makes a gift card with a random code, which only this answer and the mail to its recipient have. A card with the mail address of a recipient is mailed at once. */
  createGiftCard: call<CreateGiftCardRequest, CreateGiftCardResponse, CreateGiftCardRefusal>('POST', '/gift-cards/v1/gift-cards', { values: { giftCard: { expirationDate: 'date', disabledDate: 'date', createdDate: 'date', updatedDate: 'date' } } }),
  /** Disables a gift card for good: it buys nothing any more. Orders that it paid stay paid. */
  disableGiftCard: call<DisableGiftCardRequest, DisableGiftCardResponse, DisableGiftCardRefusal>('POST', '/gift-cards/v1/gift-cards/{giftCardId}/disable', { values: { giftCard: { expirationDate: 'date', disabledDate: 'date', createdDate: 'date', updatedDate: 'date' } } }),
  /** Mails a gift card to its recipient once more. */
  sendGiftCardEmail: call<SendGiftCardEmailRequest, SendGiftCardEmailResponse, SendGiftCardEmailRefusal>('POST', '/gift-cards/v1/gift-cards/{giftCardId}/send-email'),
  /** A gift card with its balance. */
  getGiftCard: call<GetGiftCardRequest, GetGiftCardResponse, GetGiftCardRefusal>('GET', '/gift-cards/v1/gift-cards/{giftCardId}', { values: { giftCard: { expirationDate: 'date', disabledDate: 'date', createdDate: 'date', updatedDate: 'date' } } }),
}
