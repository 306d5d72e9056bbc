import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { type AddOnRow, addOnsOfEvent, deleteAddOns, insertAddOnKinds, insertAddOns, raiseRevision } from './queries.ts'

export type NewAddOn = Pick<AddOnRow, 'id' | 'productId' | 'variantId' | 'allKinds' | 'definitionIds' | 'perTicket'>

/** Replaces the list of an event, which is locked or made in this transaction. */
export async function writeAddOns(tx: Tx, eventId: string, addOns: readonly NewAddOn[]): Promise<void> {
  await tx.run(raiseRevision, { eventId })
  await tx.run(deleteAddOns, { eventId })
  if (addOns.length === 0) return
  await tx.run(insertAddOns, {
    eventId,
    ids: addOns.map(({ id }) => id),
    productIds: addOns.map(({ productId }) => productId),
    variantIds: addOns.map(({ variantId }) => variantId),
    allKinds: addOns.map(({ allKinds }) => allKinds),
    perTicket: addOns.map(({ perTicket }) => perTicket),
  })
  const kinds = addOns.flatMap(({ id, definitionIds }) => definitionIds.map((definitionId) => ({ id, definitionId })))
  if (kinds.length === 0) return
  await tx.run(insertAddOnKinds, {
    addOnIds: kinds.map(({ id }) => id),
    definitionIds: kinds.map(({ definitionId }) => definitionId),
  })
}

/** Gives an event the add-ons of another; `kinds` has the copy of each kind of ticket. */
export async function copyAddOns(
  ctx: Ctx,
  tx: Tx,
  { from, to, kinds }: { readonly from: string; readonly to: string; readonly kinds: ReadonlyMap<string, string> },
): Promise<void> {
  const addOns = await tx.rows(addOnsOfEvent, { eventId: from })
  if (addOns.length === 0) return
  const copies = addOns.map((addOn) => ({
    ...addOn,
    id: ctx.newId(),
    definitionIds: addOn.definitionIds.flatMap((id) => kinds.get(id) ?? []),
  }))
  await writeAddOns(tx, to, copies)
}
