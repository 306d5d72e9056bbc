import { fulfil } from '@fairground/domain/orders/fulfillment-status.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { fulfillableLines } from './queries.ts'

export interface Units {
  readonly id: string
  readonly quantity: number
}

interface UnitRequest {
  readonly id: string
  readonly quantity?: number | undefined
}

/**
 * Units of the selected lines: those without a quantity are all that is left. `had` are units that the fulfilment holds
 * already. Throws LINE_ITEM_NOT_FOUND, FULFILLED_TOO_MANY.
 */
export async function unitsOf(
  tx: Tx,
  orderId: string,
  requested: readonly UnitRequest[],
  had: readonly Units[] = [],
): Promise<Units[]> {
  const rows = await tx.rows(fulfillableLines, { orderId })
  const lines = rows.map(({ id, quantity, fulfilled }) => ({
    id,
    quantity: Number(quantity),
    fulfilledQuantity: Number(fulfilled) - (had.find((units) => units.id === id)?.quantity ?? 0),
  }))
  const left = new Map(lines.map(({ id, quantity, fulfilledQuantity }) => [id, quantity - fulfilledQuantity]))
  const wanted = requested.map(({ id, quantity }) => {
    const lineItemId = id.toLowerCase()
    // One more is requested of a line with nothing left, so that the refusal says so.
    return { lineItemId, quantity: quantity ?? (left.get(lineItemId) || 1) }
  })
  const decision = fulfil(lines, wanted)
  if (!decision.ok) throw new ApiError(decision.refusal)
  const sums = Map.groupBy(wanted, ({ lineItemId }) => lineItemId)
  return [...sums].map(([id, parts]) => ({ id, quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0) }))
}
