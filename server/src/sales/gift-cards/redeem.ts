import type { redeemGiftCard as operation } from '@fairground/contract/ecom/gift-vouchers.ts'
import { GIFT_CARDS_APP_ID } from '@fairground/contract/enumerations/gift-cards.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { commit, lockedPools, release } from '../ledger/ledger.ts'
import { hashOfCode } from './create-card.ts'
import { assertValid, getCard } from './edit-cards.ts'
import { type CardRow, findByHash, findRedemption, redeemedFor } from './queries.ts'

/** The card with this code. Throws GIFT_CARD_NOT_FOUND, with the code as it was entered. */
export async function cardOfCode(db: Queryable, code: string): Promise<CardRow> {
  const card = await db.row(findByHash, { codeHash: hashOfCode(code) })
  if (!card) throw new ApiError({ code: 'GIFT_CARD_NOT_FOUND', giftCardCode: code })
  return card
}

const isOurs = (appId: string | undefined): boolean => appId === undefined || appId.toLowerCase() === GIFT_CARDS_APP_ID

/** Gift cards of other apps are not known here. */
export function cardOfApp(db: Queryable, code: string, appId: string | undefined): Promise<CardRow> {
  if (!isOurs(appId)) throw new ApiError({ code: 'GIFT_CARD_NOT_FOUND', giftCardCode: code })
  return cardOfCode(db, code)
}

export const insufficient = ({ balance, currency }: Pick<CardRow, 'balance' | 'currency'>): ApiError =>
  new ApiError({ code: 'INSUFFICIENT_FUNDS', balance: formatAmount(balance, currency), currency }, (t, locale) =>
    t('refusals-staff.leftOnCard', { left: formatMoney(balance, currency, locale) }),
  )

/** Takes an amount for a purchase outside the shop. Returns its transaction. */
export const redeem = (ctx: Ctx, { code, amount, orderId, appId }: RequestOf<typeof operation>): Promise<string> =>
  ctx.db.inTx(async (tx) => {
    const { id } = await cardOfApp(tx, code, appId)
    await lockedPools(tx, [id])
    const card = await getCard(tx, id)
    assertValid(card, ctx.now)
    if (amount.currency !== card.currency)
      throw new ApiError({ code: 'CURRENCY_NOT_SUPPORTED', currency: card.currency })
    const units = amountIn(amount.value, card.currency, 'amount.value')
    if (units <= 0n)
      throw new InvalidArgument([
        { field: 'amount.value', description: message('violations.aboveZero'), violatedRule: 'DECIMAL_GT' },
      ])
    if (orderId && (await tx.row(redeemedFor, { id, orderId })))
      throw new ApiError({ code: 'ALREADY_REDEEMED', orderId })
    const transactionId = ctx.newId()
    const takes = [{ poolId: id, quantity: units, lineId: orderId ?? transactionId }]
    const taken = await commit(tx, { purpose: 'redemption', refId: transactionId, takes }, ctx.now)
    if (!taken.ok) throw insufficient(card)
    return transactionId
  })

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Puts back what a transaction took. */
export const voidRedemption = (ctx: Ctx, transactionId: string, appId: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const notFound = new ApiError({ code: 'TRANSACTION_NOT_FOUND', transactionId })
    if (!isOurs(appId) || !UUID.test(transactionId)) throw notFound
    const taken = await tx.row(findRedemption, { id: transactionId })
    if (!taken) throw notFound
    await lockedPools(tx, [taken.cardId])
    assertValid(await getCard(tx, taken.cardId), ctx.now)
    const given = await release(tx, [transactionId], 'RESTOCKED', { now: ctx.now, kinds: ['giftCard'] })
    if (given.length === 0) throw new ApiError({ code: 'ALREADY_VOIDED', transactionId })
  })
