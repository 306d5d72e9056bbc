import { obfuscated } from '@fairground/domain/gift-cards/gift-card.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { payableOf } from '@fairground/domain/orders/payment-request.ts'
import { balanceOf } from '@fairground/domain/orders/payment-status.ts'
import { record } from '../../../audit/record.ts'
import { violatedConstraint } from '../../../db/faults.ts'
import { amountIn } from '../../../ground/amount.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { assertValid, getCard } from '../../gift-cards/edit-cards.ts'
import { cardOfCode, insufficient } from '../../gift-cards/redeem.ts'
import { commit } from '../../ledger/ledger.ts'
import { heldOf, type LockedOrder, lockOrderRow } from '../../purchase/change-order.ts'
import { followPayments } from '../follow-payments.ts'
import { recordCardPayment } from '../held-card.ts'
import { type PaymentOfOrder, paymentsOfOrder } from '../queries.ts'

interface CardCharge {
  readonly giftCardCode: string
  readonly amount: { readonly amount: string }
}

interface Charge {
  readonly orderId: string
  readonly cards: readonly CardCharge[]
  /** Key of the request: a repeated one is the same charge. */
  readonly key: string | undefined
}

/** Pays parts of an order by gift cards, all of them or none. Returns the payments, those of the first time where the key was used before. */
export async function chargeCards(ctx: Ctx, charge: Charge): Promise<string[]> {
  try {
    return await ctx.db.inTx((tx) => charged(tx, ctx, charge))
  } catch (error) {
    if (violatedConstraint(error) !== 'transactions_once') throw error
    throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
  }
}

async function charged(tx: Tx, ctx: Ctx, { orderId, cards, key }: Charge): Promise<string[]> {
  const order = await lockOrderRow(tx, orderId)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const before = await tx.rows(paymentsOfOrder, { orderId })
  const onceOf = (i: number) =>
    key === undefined
      ? undefined
      : `gift card ${i} ${ctx.caller.kind} ${'id' in ctx.caller ? ctx.caller.id : ''} ${key}`
  const same = before.filter(({ doc }) => doc.once !== undefined && cards.some((_, i) => doc.once === onceOf(i)))
  if (same.length > 0) return same.map(({ id }) => id)
  refuseUnlessOwed(order, before)
  const ids: string[] = []
  const applied = new Set([order.heldCard?.id, ...before.map(({ doc }) => doc.giftCard?.id)])
  let payable = payableOf(balanceOf(order.toPay - heldOf(order), before))
  for (const [i, card] of cards.entries()) {
    const amount = amountIn(card.amount.amount, order.currency, `giftCards[${i}].amount.amount`)
    if (amount <= 0n || amount > payable) throw new ApiError({ code: 'INVALID_AMOUNT' })
    payable -= amount
    ids.push(await chargeCard(tx, ctx, { order, applied, code: card.giftCardCode, amount, once: onceOf(i) }))
  }
  await followPayments(tx, ctx, order)
  return ids
}

function refuseUnlessOwed(order: LockedOrder, before: readonly PaymentOfOrder[]): void {
  const { status, toPay } = order
  if (status === 'CANCELED') throw new ApiError({ code: 'ORDER_CANCELED' })
  if (status !== 'APPROVED' && status !== 'INITIALIZED')
    throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status })
  if (balanceOf(toPay - heldOf(order), before).balance === 0n) throw new ApiError({ code: 'ORDER_PAID' })
}

interface OneCharge {
  readonly order: LockedOrder
  /** Cards that paid parts of the order. */
  readonly applied: Set<string | undefined>
  readonly code: string
  readonly amount: bigint
  readonly once: string | undefined
}

async function chargeCard(tx: Tx, ctx: Ctx, { order, applied, code, amount, once }: OneCharge): Promise<string> {
  const card = await cardOfCode(tx, code)
  assertValid(card, ctx.now)
  if (card.currency !== order.currency)
    throw new ApiError({ code: 'INVALID_GIFT_CARD_CURRENCY', currency: card.currency })
  if (applied.has(card.id)) throw new ApiError({ code: 'GIFT_CARD_ALREADY_APPLIED', orderId: order.id })
  applied.add(card.id)
  const takes = [{ poolId: card.id, quantity: amount, lineId: order.id }]
  const taken = await commit(tx, { purpose: 'order', refId: order.id, takes }, ctx.now)
  // Another request may have taken of the card since it was read.
  if (!taken.ok) throw insufficient(await getCard(tx, card.id))
  const named = { id: card.id, obfuscatedCode: obfuscated(card.suffix) }
  const { id } = await recordCardPayment(tx, ctx, order, { amount, card: named, once })
  await record(tx, ctx, {
    action: 'order.charged',
    target: { id: order.id, name: String(order.number) },
    after: { amount: formatAmount(amount, order.currency), currency: order.currency, card: named.obfuscatedCode },
  })
  return id
}
