import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { createPools } from '../../sales/ledger/ledger.ts'
import type { StoredTier } from './definition-row.ts'
import { type TierDraft, writeTiers } from './price-tiers.ts'
import { definitionsOfEvent, insertDefinitions } from './queries.ts'

/** End of a sale or of a tier as the copy has it. */
export type MovedEnd = (end: Date) => Date

interface Copied {
  readonly from: string
  readonly to: string
  /** Absent where the dates of the other event mean nothing for the copy. */
  readonly movedEnd?: MovedEnd | undefined
}

/**
 * Gives the event `to` the kinds of ticket of another, unsold. Without `movedEnd` they have no sale periods and no tiers by time; with
 * it a sale begins when that of the other does, and ends as its end is moved. Returns the id of each copy by that of its original.
 */
export async function copyDefinitions(ctx: Ctx, tx: Tx, { from, to, movedEnd }: Copied): Promise<Map<string, string>> {
  const originals = await tx.rows(definitionsOfEvent, { now: ctx.now, eventId: from })
  if (originals.length === 0) return new Map()
  const copies = originals.map((row) => ({ ...row, id: ctx.newId(), poolId: ctx.newId() }))
  await createPools(
    tx,
    copies.map(({ id, poolId, capacity }) => ({ id: poolId, kind: 'tickets', refId: id, capacity })),
    ctx,
  )
  await tx.run(insertDefinitions, {
    eventId: to,
    ids: copies.map((c) => c.id),
    pools: copies.map((c) => c.poolId),
    names: copies.map((c) => c.name),
    positions: copies.map((c) => c.position),
    hiddens: copies.map((c) => c.hidden),
    pricings: copies.map((c) => c.pricing),
    lowests: copies.map((c) => c.lowestPrice),
    highests: copies.map((c) => c.highestPrice), // null elements are prices without a highest
    feeTypes: copies.map((c) => c.feeType),
    saleStarts: copies.map((c) => saleOf(c, movedEnd).start), // null elements are without bound
    saleEnds: copies.map((c) => saleOf(c, movedEnd).end),
    shown: copies.map((c) => c.shownOffSale),
    limits: copies.map((c) => c.limitPerCheckout),
    docs: copies.map((c) => JSON.stringify(c.doc)),
    at: ctx.now,
  })
  for (const { id, tiers } of copies)
    await writeTiers(ctx, tx, id, { before: [], drafts: tiers.flatMap(movedEnd ? moved(movedEnd) : undated) })
  return new Map(originals.map(({ id }, i) => [id, copies[i]!.id])) // as many
}

interface SalePeriod {
  readonly saleStart: Date | null
  readonly saleEnd: Date | null
}

/** A sale that would end before it begins has no beginning. */
function saleOf(
  { saleStart, saleEnd }: SalePeriod,
  movedEnd: MovedEnd | undefined,
): { start: Date | null; end: Date | null } {
  if (!movedEnd) return { start: null, end: null }
  const end = saleEnd && movedEnd(saleEnd)
  return { start: saleStart && end && saleStart >= end ? null : saleStart, end }
}

const moved =
  (movedEnd: MovedEnd) =>
  ({ name, price, capacity, endsAt }: StoredTier): TierDraft => ({
    id: undefined,
    name,
    price: BigInt(price),
    endsAt: endsAt === null ? null : movedEnd(new Date(endsAt)),
    limit: capacity === null ? null : BigInt(capacity),
  })

/** A tier that ends at a time alone stays with the other event. */
const undated = ({ name, price, capacity }: StoredTier): TierDraft[] =>
  capacity === null ? [] : [{ id: undefined, name, price: BigInt(price), endsAt: null, limit: BigInt(capacity) }]
