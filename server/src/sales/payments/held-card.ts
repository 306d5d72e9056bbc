import { GIFT_CARD_METHOD } from '@fairground/contract/enumerations/gift-cards.ts'
import { balanceOf, type Payment } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import { least } from '@fairground/domain/rounding.ts'
import { json, statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { commitHeld } from '../ledger/ledger.ts'
import { giveBackOf } from '../ledger/restock.ts'
import { heldOf, type LockedOrder } from '../purchase/change-order.ts'
import type { CardFacts } from '../purchase/purchase.ts'
import { toStored } from '../purchase/stored-amounts.ts'
import { writePaymentRow } from './payment-row.ts'

/** Amount of its card that an order shows, with what is due beside it; a card that pays nothing is not the order's. */
const writeCardAmount = statement({
  name: 'payments.writeCardAmount',
  params: { id: 'uuid', amount: 'int8', due: 'int8', giftCards: json<unknown>() },
  sql: `
    update orders set due = $4,
      doc = (case $3::int8 when 0 then doc #- '{facts,giftCard}' else jsonb_set(doc, '{facts,giftCard,amount}', to_jsonb($3::int8::text)) end)
        || jsonb_build_object('breakdown', doc->'breakdown' || jsonb_build_object('giftCards', $5::jsonb, 'due', $4::int8 || 'n'))
    where site_id = $1 and id = $2`,
})

interface CardPayment {
  readonly amount: bigint
  readonly card: Pick<CardFacts, 'id' | 'obfuscatedCode'>
  /** Key of the request that charges it. */
  readonly once?: string | undefined
}

/** Records that a gift card paid a part of a locked order. The ledger has taken it. */
export async function recordCardPayment(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  { id: orderId, currency }: Pick<LockedOrder, 'id' | 'currency'>,
  { amount, card: { id: cardId, obfuscatedCode }, once }: CardPayment,
): Promise<Payment & { readonly id: string }> {
  const id = ctx.newId()
  await writePaymentRow(tx, ctx, {
    id,
    orderId,
    provider: GIFT_CARD_METHOD,
    status: 'APPROVED',
    amount,
    currency,
    reference: null,
    at: ctx.now,
    capturedAt: ctx.now,
    doc: { giftCard: { id: cardId, obfuscatedCode }, ...present({ once }) },
    slug: 'recorded',
  })
  return { id, status: 'APPROVED', amount, refunded: 0n }
}

/**
 * The gift card that a locked order holds pays its part, as the order stands from now on: at most what `others` leave of it, and the rest is on the card
 * again. None where it holds none.
 */
export async function payByHeldCard(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  others: readonly Payment[],
): Promise<readonly Payment[]> {
  const { heldCard: card } = order
  if (!card) return []
  const held = heldOf(order)
  const amount = least(held, balanceOf(order.toPay, others).balance)
  if (amount < held) {
    const over = held - amount
    await commitHeld(tx, order.id, ctx.now)
    await giveBackOf(tx, { refId: order.id, poolId: card.id, units: over }, ctx.now)
    const giftCards = toStored(amount > 0n ? [{ id: card.id, amount }] : [])
    await tx.run(writeCardAmount, { id: order.id, amount, due: order.due + over, giftCards })
  }
  return amount > 0n ? [await recordCardPayment(tx, ctx, order, { amount, card })] : []
}
