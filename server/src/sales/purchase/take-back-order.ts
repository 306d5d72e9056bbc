import { canTakeBack } from '@fairground/domain/orders/take-back.ts'
import { ApiError } from '../../ground/api-error.ts'
import { ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import type { CatalogReference, ItemType } from '../sellables/sellable.ts'
import { cancelPlacedOrder, type LockedOrder, lockOrderRow } from './change-order.ts'
import type { OrderDoc, OrderFacts, OrderLineDoc } from './purchase.ts'
import { findOrderToTakeBack, linesOfOrder, writeTakenBack } from './queries.ts'

/** Lines and facts of an unpaid order. */
export interface UnpaidOrder {
  readonly facts: OrderFacts
  readonly lines: readonly UnpaidLine[]
}

export interface UnpaidLine {
  readonly reference: CatalogReference
  readonly name: string
  /** Minor units. */
  readonly unitPrice: bigint
  readonly itemType: ItemType
  readonly quantity: number
}

/** True when the buyer of an order may take it back now. */
export const mayTakeBack = (
  { status, paid, currency }: Pick<LockedOrder, 'status' | 'paid' | 'currency'>,
  doc: OrderDoc,
  site: Pick<Site, 'currency'>,
): boolean =>
  canTakeBack({
    status,
    paid,
    isOnline: doc.settlement === 'online',
    isTakenBack: doc.takenBackTo !== undefined,
    isCartCurrency: currency === site.currency,
  })

/**
 * Cancels an unpaid order of the caller and puts what it was made of into their cart by `intoCart`, which returns the cart's id.
 * The order's row is locked before its payments are read, as it is where a payment begins, so the order is either paid or taken back.
 * An order that was taken back before answers with its cart. 404 for a stranger's order; 409 once it is paid or settled, and while a
 * payment is being decided, and where the cart has another currency. An order whose time ran out is taken back as well: its units are free already.
 */
export function takeBackOrder(
  ctx: Ctx,
  orderId: string,
  intoCart: (tx: Tx, order: UnpaidOrder) => Promise<string>,
): Promise<{ cartId: string }> {
  return ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order || order.ownerId === null || order.ownerId !== ownerId(ctx.caller))
      throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const { doc, paying } = (await tx.row(findOrderToTakeBack, { id: orderId }))! // its row is locked
    if (doc.takenBackTo) return { cartId: doc.takenBackTo }
    if (order.currency !== ctx.site.currency)
      throw new ApiError({ code: 'TICKETS_IN_OTHER_CURRENCY', currency: order.currency })
    if (!mayTakeBack(order, doc, ctx.site))
      throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
    if (paying) throw new ApiError({ code: 'PAYMENT_UNDER_WAY' })

    // The cart and its checkout before the pools: a purchase locks the checkout first, too.
    const cartId = await intoCart(tx, { facts: doc.facts, lines: await linesToTakeBack(tx, orderId) })
    if (order.status !== 'CANCELED')
      await cancelPlacedOrder(tx, ctx, order, { restock: true, reason: 'TAKEN_BACK_BY_BUYER' })
    await tx.run(writeTakenBack, { id: orderId, cartId })
    return { cartId }
  })
}

const linesToTakeBack = async (tx: Tx, orderId: string): Promise<UnpaidLine[]> => {
  const lines = (await tx.rows(linesOfOrder, { orderId })).map(({ id, doc, unitPrice, quantity }) => {
    const { reference, name, itemType, pass, bundle } = doc as OrderLineDoc // written by placeOrder
    const whole = pass ?? bundle
    return {
      of: whole?.lineId ?? id,
      reference: whole?.reference ?? reference,
      name,
      unitPrice,
      itemType,
      quantity: Number(quantity),
      perUnit: bundle?.perUnit ?? 1,
    }
  })
  return [...Map.groupBy(lines, ({ of }) => of).values()].map(wholeLine)
}

/** The dates of a pass are one line again, and so are the tickets of a bundle. */
const wholeLine = (parts: readonly (UnpaidLine & { readonly perUnit: number })[]): UnpaidLine => {
  const { reference, name, itemType, quantity, perUnit } = parts[0]! // a group has one at least
  const unitPrice = parts.reduce((sum, part) => sum + part.unitPrice * BigInt(part.perUnit), 0n)
  return { reference, name, itemType, quantity: quantity / perUnit, unitPrice }
}
