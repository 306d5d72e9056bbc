import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { tagsOfItems } from '../../outbox/tags-of-happened.ts'
import { type Return, restockUnits } from '../ledger/restock.ts'
import { itemsOf, type LockedOrder } from './change-order.ts'
import { followLines } from './follow-lines.ts'
import type { OrderLineDoc } from './purchase.ts'
import { addToLines, linesOfOrder, voidSome } from './queries.ts'

interface Units {
  readonly lineItemId: string
  readonly quantity: number
}

/**
 * The money of these units went back. Tickets of them are void and their places free again, those that were not used first; goods
 * come back on sale where `restock` names them.
 */
export async function takeBackLines(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  order: LockedOrder,
  { refunded, restock }: { readonly refunded: readonly Units[]; readonly restock: readonly Units[] },
): Promise<void> {
  const lines = await tx.rows(linesOfOrder, { orderId: order.id })
  const sumOf = (units: readonly Units[], id: string) =>
    units.reduce((sum, { lineItemId, quantity }) => (lineItemId === id ? sum + quantity : sum), 0)
  const changed = lines
    .map((line) => ({ ...line, back: sumOf(refunded, line.id), shelved: sumOf(restock, line.id) }))
    .filter(({ back, shelved }) => back > 0 || shelved > 0)
  const returns: Return[] = []
  for (const { id, doc, quantity, restocked, back, shelved } of changed) {
    const { ticket } = doc as OrderLineDoc // written by placeOrder
    const left = Number(quantity - restocked)
    const units = ticket
      ? await tx.run(voidSome, { orderId: order.id, lineId: id, count: BigInt(back), at: ctx.now })
      : Math.min(shelved, left)
    if (units > 0) returns.push({ lineId: id, units, left, ticketDefinitionId: ticket?.ticketDefinitionId })
  }
  await tx.run(addToLines, {
    orderId: order.id,
    lines: changed.map(({ id }) => id),
    refunded: changed.map(({ back }) => BigInt(back)),
    restocked: changed.map(({ id }) => BigInt(returns.find(({ lineId }) => lineId === id)?.units ?? 0)),
  })
  await restockUnits(tx, order.id, returns, ctx.now)
  const items = itemsOf(changed)
  for (const tag of tagsOfItems(items)) tx.effects.tags.add(tag)
  await happen(tx, [{ entity: 'order', entityId: order.id, slug: 'refunded', payload: { items } }], ctx)
  if (changed.length > 0) await followLines(tx, ctx, order)
}
