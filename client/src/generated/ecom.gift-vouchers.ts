// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { GetGiftCardRefusal } from './shapes.ts'

export type { GetGiftCardRefusal } from './shapes.ts'

export interface Balance {
  value: string
  currency: string
}

export interface GetGiftCardRequest {
  code: string
  appId?: string
}

export interface GetGiftCardResponse {
  giftCard: GiftCard
}

export interface GiftCard {
  obfuscatedCode: string
  balance: Balance
  status: 'VALID' | 'EXPIRED' | 'DISABLED'
  appId: string
  externalId: string
}

export interface Money {
  value: string
  currency: string
}

export type RedeemGiftCardRefusal = 'GIFT_CARD_NOT_FOUND' | 'ALREADY_REDEEMED' | 'CURRENCY_NOT_SUPPORTED' | 'INSUFFICIENT_FUNDS' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED'

export interface RedeemGiftCardRequest {
  code: string
  amount: Money
  orderId?: string
  appId: string
}

export interface RedeemGiftCardResponse {
  transactionId: string
}

export type VoidTransactionRefusal = 'TRANSACTION_NOT_FOUND' | 'ALREADY_VOIDED' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED'

export interface VoidTransactionRequest {
  transactionId: string
  appId: string
}

export type VoidTransactionResponse = Record<never, never>

/** Module `ecom.gift-vouchers`. */
export const giftVoucherCodes = {
  /** Takes an amount of a gift card for a purchase outside the shop, all of it or nothing. With `orderId` a card is redeemed once for it; without, send an Idempotency-Key. */
  redeemGiftCard: call<RedeemGiftCardRequest, RedeemGiftCardResponse, RedeemGiftCardRefusal>('POST', '/ecom/v1/gift-cards/redeem'),
  /** Puts the amount back that `redeemGiftCard` took. */
  voidTransaction: call<VoidTransactionRequest, VoidTransactionResponse, VoidTransactionRefusal>('POST', '/ecom/v1/gift-cards/void'),
  /** Balance and state of a gift card, by its code. */
  getGiftCard: call<GetGiftCardRequest, GetGiftCardResponse, GetGiftCardRefusal>('POST', '/ecom/v1/gift-cards/{code}'),
}
