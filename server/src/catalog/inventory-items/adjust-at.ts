import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { isUuid } from '../../ground/ids.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import type { PoolChangeReason } from '../../sales/ledger/ledger.ts'
import { defaultLocation } from '../locations/operations.ts'
import { changeItems, type ItemChange } from './change-items.ts'
import { findItemsAt, type ItemRow } from './queries.ts'

/** A variant at a location, the default one where absent; a published variant id needs its product. */
interface VariantAtLocation {
  readonly variantId: string
  readonly locationId?: string | null | undefined
  readonly productId?: string | null | undefined
}

export type At = VariantAtLocation & Omit<ItemChange, 'id'>

/** Ids of the items by the position of their request; missing where no stock is tracked. */
export async function itemIdsAt(tx: Tx, named: readonly VariantAtLocation[]): Promise<Map<number, string>> {
  if (named.length === 0) return new Map()
  const { id: defaultId } = await defaultLocation(tx)
  const rows = await tx.rows(findItemsAt, {
    places: named.map((_, place) => place),
    variantIds: named.map(({ variantId }) => variantId),
    locationIds: named.map(({ locationId }) => locationId ?? defaultId),
    productIds: named.map(({ productId }) => (productId && isUuid(productId) ? productId : null)), // null: any product
  })
  return new Map(rows.map(({ place, id }) => [place, id]))
}

export const adjustAt = (ctx: Ctx, steps: readonly At[], reason: PoolChangeReason): Promise<Outcome<ItemRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const ids = await itemIdsAt(tx, steps)
    const found = steps.flatMap(({ delta, mayOwe, preordered }, place) => {
      const id = ids.get(place)
      return id ? [{ place, change: { id, delta, mayOwe, preordered } }] : []
    })
    const changed = await changeItems(
      tx,
      ctx,
      found.map(({ change }) => change),
      { reason },
    )
    const outcomes = steps.map(
      ({ variantId, locationId }): Outcome<ItemRow> => ({
        ok: false,
        error: new ApiError({ code: 'NOT_FOUND', variantId, ...present({ locationId: locationId || undefined }) }),
      }),
    )
    for (const [i, { place }] of found.entries()) outcomes[place] = changed[i]!
    return outcomes
  })
