import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { tagsOfItems } from '../../outbox/tags-of-happened.ts'
import { restockUnits } from '../ledger/restock.ts'
import { itemsOf, type LockedOrder } from './change-order.ts'
import { followLines } from './follow-lines.ts'
import type { OrderLineDoc } from './purchase.ts'
import { addToLines, linesOfOrder, lockGivenBack, voidGivenBack } from './queries.ts'

/** The tickets of an order with these ids, locked in the order of their ids: no door lets one in until the transaction ends. */
export const lockTicketsToGiveBack = (tx: Tx, { id }: LockedOrder, ids: readonly string[]) =>
  tx.rows(lockGivenBack, { orderId: id, ids: [...ids] })

/**
 * Voids these tickets of a locked order, which `lockTicketsToGiveBack` has locked and found valid, and puts their places back on sale. The
 * units count as given back, whatever of their price goes back.
 */
export async function giveBackTickets(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  ids: readonly string[],
): Promise<void> {
  const voided = await tx.rows(voidGivenBack, { orderId: order.id, ids: [...ids], at: ctx.now })
  if (voided.length !== ids.length) throw new Error(`Tickets of order ${order.id} are not valid`)
  const units = Map.groupBy(voided, ({ lineId }) => lineId)
  const lines = (await tx.rows(linesOfOrder, { orderId: order.id })).filter(({ id }) => units.has(id))
  const returns = lines.map(({ id, doc, quantity, restocked }) => ({
    lineId: id,
    units: units.get(id)!.length, // the line has some
    left: Number(quantity - restocked),
    ticketDefinitionId: (doc as OrderLineDoc).ticket?.ticketDefinitionId, // written by placeOrder
  }))
  const counts = returns.map((one) => BigInt(one.units))
  await tx.run(addToLines, {
    orderId: order.id,
    lines: returns.map(({ lineId }) => lineId),
    refunded: counts,
    restocked: counts,
  })
  await restockUnits(tx, order.id, returns, ctx.now)
  const items = itemsOf(lines)
  for (const tag of tagsOfItems(items)) tx.effects.tags.add(tag)
  await happen(tx, [{ entity: 'order', entityId: order.id, slug: 'refunded', payload: { items } }], ctx)
  await followLines(tx, ctx, order)
}
