import { GIFT_CARD_METHOD } from '@fairground/contract/enumerations/gift-cards.ts'
import type { Payment } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { heldOf, type LockedOrder } from '../purchase/change-order.ts'
import type { CardFacts } from '../purchase/purchase.ts'
import { writePaymentRow } from './payment-row.ts'

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

/** The gift card that a locked order holds pays its part, as the order stands from now on; none where it holds none. */
export async function payByHeldCard(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
): Promise<readonly Payment[]> {
  const { heldCard: card } = order
  return card ? [await recordCardPayment(tx, ctx, order, { amount: heldOf(order), card })] : []
}
