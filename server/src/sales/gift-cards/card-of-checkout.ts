import { type CardRefusal, cardRefusal, obfuscated } from '@fairground/domain/gift-cards/gift-card.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { paidByCards } from '@fairground/domain/price/sums.ts'
import { least } from '@fairground/domain/rounding.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Reading } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { perAddress, type SharedLimit } from '../../http/rate-limits.ts'
import { takesGiftCards } from '../../sites/checkout-settings/checkout-page.ts'
import { type CardRow, findCard } from './queries.ts'
import { cardOfCode } from './redeem.ts'

/** The gift card of a checkout as it is stored. */
export interface EnteredCard {
  readonly id: string
  /** Most that it is to pay; minor units as text. Absent: as much as it can. */
  readonly most?: string
}

/** The gift card of a checkout as it stands. */
export interface AppliedCard {
  readonly card: CardRow
  /** Minor units that it may pay. */
  readonly spendable: bigint
  readonly requested?: bigint
  /** It pays nothing, and why. */
  readonly refusal: Refused | null
}

type Refused = CardRefusal | { readonly code: 'GIFT_CARDS_NOT_ACCEPTED' }

/** Codes are money: entering one is counted, so that nobody finds one by trying. */
export const triesOfCards = (code: string | null | undefined): SharedLimit | undefined =>
  code ? perAddress('gift-card-code', 20) : undefined

type At = Reading<'now' | 'site'>

const refusalOf = ({ now, site }: Pick<At, 'now' | 'site'>, card: CardRow, currency = site.currency): Refused | null =>
  takesGiftCards(site) ? cardRefusal(card, currency, now) : { code: 'GIFT_CARDS_NOT_ACCEPTED' }

/** The card with this code, which pays as much as it can in a currency. Throws the reason why it pays nothing. */
export async function cardOfBuyer(at: At, code: string, currency: string): Promise<AppliedCard> {
  if (!takesGiftCards(at.site)) throw new ApiError({ code: 'GIFT_CARDS_NOT_ACCEPTED' })
  const card = await cardOfCode(at.db, code)
  const refusal = refusalOf(at, card, currency)
  if (refusal) throw new ApiError(refusal)
  return { card, spendable: card.balance, refusal }
}

/** Balances that pay, for `price`. */
export const balancesOf = (applied: AppliedCard | undefined) =>
  applied && !applied.refusal ? [{ id: applied.card.id, balance: applied.spendable }] : []

/** Amount that an order takes of a gift card; undefined where it takes nothing. */
export function spentCard(applied: AppliedCard | undefined, { giftCards }: Breakdown) {
  const amount = paidByCards(giftCards)
  if (!applied || amount === 0n) return undefined
  const { id, suffix, version } = applied.card
  return {
    facts: { id, obfuscatedCode: obfuscated(suffix), amount: String(amount) },
    take: { poolId: id, amount, version },
  }
}

/** The card of a checkout with its balance of now; no statement where there is none. */
export async function cardOfCheckout(at: At, entered: EnteredCard | undefined): Promise<AppliedCard | undefined> {
  const card = entered && (await at.db.row(findCard, { id: entered.id }))
  if (!card) return undefined
  const requested = entered.most === undefined ? undefined : BigInt(entered.most)
  return {
    card,
    spendable: requested === undefined ? card.balance : least(card.balance, requested),
    ...(requested === undefined ? {} : { requested }),
    refusal: refusalOf(at, card),
  }
}

interface Entered {
  readonly giftCardCode?: string | null
  readonly giftCardRedeemAmount?: string | null
}

/** The card of a checkout once a code was entered: undefined leaves it, null and an empty text take it away. */
export async function enteredCard(
  at: At,
  before: EnteredCard | undefined,
  { giftCardCode: code, giftCardRedeemAmount: amount }: Entered,
): Promise<EnteredCard | undefined> {
  if (code === undefined) return before && withMost(at, before, amount)
  if (!code) return undefined
  const { card } = await cardOfBuyer(at, code, at.site.currency)
  return withMost(at, { id: card.id }, amount)
}

function withMost({ site }: At, { id, most }: EnteredCard, amount: string | null | undefined): EnteredCard {
  if (amount === undefined) return most === undefined ? { id } : { id, most }
  if (amount === null) return { id }
  const minor = amountIn(amount, site.currency, 'giftCardRedeemAmount')
  if (minor > 0n) return { id, most: String(minor) }
  throw new InvalidArgument([
    { field: 'giftCardRedeemAmount', description: message('violations.aboveZero'), violatedRule: 'DECIMAL_GT' },
  ])
}
