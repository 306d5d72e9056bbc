import type { GiftCardStatus } from '@fairground/contract/enumerations/gift-cards.ts'
import type { Instant } from '../instant.ts'

/** Letters and digits that nobody takes for each other: neither 0 and O nor 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUP = 4
const CODE_LENGTH = 16

/** Code of random bytes, of which it takes as many as it needs: 16 letters and digits in groups, of 79 bits. Undefined where they do not suffice. */
export function codeOfBytes(bytes: Uint8Array): string | undefined {
  // Bytes beyond the last whole round of the alphabet would make its first letters likelier.
  const fair = 256 - (256 % ALPHABET.length)
  const letters = [...bytes].filter((byte) => byte < fair).slice(0, CODE_LENGTH)
  if (letters.length < CODE_LENGTH) return undefined
  return letters.map((byte, i) => (i > 0 && i % GROUP === 0 ? '-' : '') + ALPHABET[byte % ALPHABET.length]).join('')
}

/** The code as it is compared: hyphens, spaces and lower case make no difference. */
export const comparedCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

/** The code as everybody may see it. */
export const obfuscated = (suffix: string): string => `••••-••••-••••-${suffix}`

/** `expiresAt` is exclusive. */
interface CardState {
  readonly expiresAt: Instant | null
  readonly disabledAt: Instant | null
}

export function giftCardStatus({ expiresAt, disabledAt }: CardState, now: Instant): GiftCardStatus {
  if (disabledAt !== null) return 'DISABLED'
  return expiresAt !== null && now >= expiresAt ? 'EXPIRED' : 'VALID'
}

export type CardRefusal =
  | { code: 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED' | 'GIFT_CARD_IS_EMPTY' }
  | { code: 'INVALID_GIFT_CARD_CURRENCY'; currency: string }

/** Reason why a card pays nothing in a currency; null where it pays. */
export function cardRefusal(
  card: CardState & { readonly currency: string; readonly balance: bigint },
  currency: string,
  now: Instant,
): CardRefusal | null {
  const status = giftCardStatus(card, now)
  if (status !== 'VALID') return { code: `GIFT_CARD_${status}` }
  if (card.currency !== currency) return { code: 'INVALID_GIFT_CARD_CURRENCY', currency: card.currency }
  return card.balance > 0n ? null : { code: 'GIFT_CARD_IS_EMPTY' }
}
