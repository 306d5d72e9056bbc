import { hash } from 'node:crypto'
import type { createGiftCard as operation } from '@fairground/contract/gift-vouchers/gift-vouchers.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { canonical } from '@fairground/domain/canonical.ts'
import { isCurrency } from '@fairground/domain/currency.ts'
import { giftCardStatus } from '@fairground/domain/gift-cards/gift-card.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { record } from '../../audit/record.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockedPools, outdateDraws } from '../ledger/ledger.ts'
import { createCard, type NewCard } from './create-card.ts'
import { type CardRow, findCard, findOnce, writeDisabled } from './queries.ts'

type Request = RequestOf<typeof operation>

export async function getCard(db: Queryable, id: string): Promise<CardRow> {
  const card = await db.row(findCard, { id })
  if (!card) throw new ApiError({ code: 'GIFT_CARD_NOT_FOUND' })
  return card
}

interface MadeCard {
  readonly card: CardRow
  readonly code: string
}

/** Makes a card as staff describe it; a repeated key is the card of the first time. */
export async function createGiftCard(ctx: Ctx, { giftCard, idempotencyKey }: Request): Promise<MadeCard> {
  const described = describedCard(ctx, giftCard)
  const key = idempotencyKey ?? ctx.idempotencyKey
  const body = canonical(giftCard)
  const once = key && 'id' in ctx.caller ? { key: `${ctx.caller.kind} ${ctx.caller.id} ${key}`, body } : undefined
  try {
    return await ctx.db.inTx((tx) => create(tx, ctx, once ? { ...described, once } : described))
  } catch (error) {
    // The same key comes twice at once: the other request made the card.
    if (violatedConstraint(error) !== 'gift_cards_once') throw error
    return ctx.db.inTx((tx) => create(tx, ctx, { ...described, ...(once ? { once } : {}) }))
  }
}

async function create(tx: Tx, ctx: Ctx, described: NewCard): Promise<MadeCard> {
  const { once } = described
  const before = once && (await tx.row(findOnce, { once: once.key }))
  if (before) {
    if (before.bodyHash !== hash('sha256', once.body, 'base64url'))
      throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
    return { card: before, code: ctx.sealer.open(before.sealedCode, before.id) }
  }
  const { id, code } = await createCard(tx, ctx, described)
  const card = await getCard(tx, id)
  await record(tx, ctx, {
    action: 'giftCard.created',
    target: { id, name: card.suffix },
    after: { amount: formatAmount(card.initial, card.currency), currency: card.currency },
  })
  return { card, code }
}

function describedCard(
  ctx: Ctx,
  { initialValue, currency, expirationDate, notificationInfo, note }: Request['giftCard'],
): NewCard {
  if (!isCurrency(currency)) throw invalid('giftCard.currency', message('violations.currencyInUse'))
  const initial = amountIn(initialValue.amount, currency, 'giftCard.initialValue.amount')
  if (initial <= 0n) throw invalid('giftCard.initialValue.amount', message('violations.aboveZero'))
  const expiresAt = expirationDate ? new Date(expirationDate) : null
  if (expiresAt && expiresAt <= ctx.now) throw invalid('giftCard.expirationDate', message('violations.inFuture'))
  const { recipient, sender, personalizedMessage } = notificationInfo ?? {}
  return {
    initial,
    currency,
    expiresAt,
    recipientEmail: recipient?.email ?? null,
    recipientName: recipient?.name ?? null,
    senderName: sender?.name ?? null,
    message: personalizedMessage ?? null,
    note: note ?? null,
  }
}

const invalid = (field: string, description: Message): InvalidArgument =>
  new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])

/** Throws GIFT_CARD_DISABLED and GIFT_CARD_EXPIRED. */
export function assertValid(card: Pick<CardRow, 'expiresAt' | 'disabledAt'>, now: Date): void {
  const status = giftCardStatus(card, now)
  if (status !== 'VALID') throw new ApiError({ code: `GIFT_CARD_${status}` })
}

/** A purchase that was priced with the card meanwhile is priced again. */
export const disableGiftCard = (ctx: Ctx, id: string): Promise<CardRow> =>
  ctx.db.inTx(async (tx) => {
    await lockedPools(tx, [id])
    const card = await getCard(tx, id)
    assertValid(card, ctx.now)
    await tx.run(writeDisabled, { id: card.id, at: ctx.now })
    await outdateDraws(tx, [card.id], ctx.now)
    await record(tx, ctx, {
      action: 'giftCard.disabled',
      target: { id: card.id, name: card.suffix },
      after: { amount: formatAmount(card.balance, card.currency), currency: card.currency },
    })
    await happen(tx, [{ entity: 'giftCard', entityId: card.id, slug: 'disabled', payload: {} }], ctx)
    return getCard(tx, card.id)
  })
