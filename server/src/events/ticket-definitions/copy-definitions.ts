import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { createPools } from '../../sales/ledger/ledger.ts'
import type { StoredTier } from './definition-row.ts'
import { type TierDraft, writeTiers } from './price-tiers.ts'
import { definitionsOfEvent, insertDefinitions } from './queries.ts'

/**
 * Gives `toEventId` the kinds of ticket of another event, unsold and without sale periods and tiers by time: those dates were the other's. Returns
 * the id of each copy by that of its original.
 */
export async function copyDefinitions(
  ctx: Ctx,
  tx: Tx,
  fromEventId: string,
  toEventId: string,
): Promise<Map<string, string>> {
  const originals = await tx.rows(definitionsOfEvent, { now: ctx.now, eventId: fromEventId })
  if (originals.length === 0) return new Map()
  const copies = originals.map((row) => ({ ...row, id: ctx.newId(), poolId: ctx.newId() }))
  await createPools(
    tx,
    copies.map(({ id, poolId, capacity }) => ({ id: poolId, kind: 'tickets', refId: id, capacity })),
    ctx,
  )
  await tx.run(insertDefinitions, {
    eventId: toEventId,
    ids: copies.map((c) => c.id),
    pools: copies.map((c) => c.poolId),
    names: copies.map((c) => c.name),
    positions: copies.map((c) => c.position),
    hiddens: copies.map((c) => c.hidden),
    pricings: copies.map((c) => c.pricing),
    lowests: copies.map((c) => c.lowestPrice),
    highests: copies.map((c) => c.highestPrice), // null elements are prices without a highest
    feeTypes: copies.map((c) => c.feeType),
    saleStarts: copies.map(() => null), // null elements are without bound
    saleEnds: copies.map(() => null),
    shown: copies.map((c) => c.shownOffSale),
    limits: copies.map((c) => c.limitPerCheckout),
    docs: copies.map((c) => JSON.stringify(c.doc)),
    at: ctx.now,
  })
  for (const { id, tiers } of copies) await writeTiers(ctx, tx, id, { before: [], drafts: tiers.flatMap(undated) })
  return new Map(originals.map(({ id }, i) => [id, copies[i]!.id])) // as many
}

/** A tier that ends at a time alone stays with the other event. */
const undated = ({ name, price, capacity }: StoredTier): TierDraft[] =>
  capacity === null ? [] : [{ id: undefined, name, price: BigInt(price), endsAt: null, limit: BigInt(capacity) }]
