import Type from 'typebox'
import { text } from '../scalars.ts'

/** A page of the site's own where the buyer completes the checkout, in place of ours; empty is none. */
export const CheckoutUrl = Type.String({ pattern: '^(https?://\\S+)?$', maxLength: 1000 })

/** Refused with GIFT_CARD_NOT_FOUND: the site sells no gift cards. */
export const GiftCardCode = text(100)
