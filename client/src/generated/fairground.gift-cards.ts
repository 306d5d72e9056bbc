// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { GiftCard, Price } from './shapes.ts'

export type { GiftCard, NotificationInfo, Price, Recipient, RefundedOrder, Sender } from './shapes.ts'

export interface GiftCardUse {
  orderId?: string
  orderNumber?: string
  amount: Price
  returned: boolean
  held: boolean
  date: Date
}

export type ListGiftCardUsesRefusal = 'GIFT_CARD_NOT_FOUND'

export interface ListGiftCardUsesRequest {
  giftCardId: string
}

export interface ListGiftCardUsesResponse {
  uses: GiftCardUse[]
}

export type ListGiftCardsRefusal = never

export interface ListGiftCardsRequest {
  search?: string
  status?: 'VALID' | 'EXPIRED' | 'DISABLED'
  limit?: number
  offset?: number
}

export interface ListGiftCardsResponse {
  giftCards: GiftCard[]
  total: number
}

/** Module `fairground.gift-cards`. */
export const giftCards = {
  /** Gift cards of the site, newest first. */
  listGiftCards: call<ListGiftCardsRequest, ListGiftCardsResponse, ListGiftCardsRefusal, GiftCard>('GET', '/fairground/v1/gift-cards', { values: { giftCards: { expirationDate: 'date', disabledDate: 'date', createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'flat', query: '', items: 'giftCards', metadata: '' } }),
  /** Amounts that were taken of a gift card and put back on it, newest first: the latest 200. */
  listGiftCardUses: call<ListGiftCardUsesRequest, ListGiftCardUsesResponse, ListGiftCardUsesRefusal>('GET', '/fairground/v1/gift-cards/{giftCardId}/uses', { values: { uses: { date: 'date' } } }),
}
