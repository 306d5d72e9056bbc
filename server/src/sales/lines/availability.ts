import type { ItemAvailabilityStatus } from '@fairground/contract/enumerations/carts.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Sellable } from '../sellables/sellable.ts'
import { shortageError, shortageOf, shortLine } from '../sellables/short-line.ts'
import { assertBesideTickets } from './add-ons.ts'
import type { CartLine } from './cart-line.ts'
import type { ResolvedLine } from './resolve-lines.ts'

export interface LineAvailability {
  readonly status: ItemAvailabilityStatus
  /** Absent where units are not counted. */
  readonly quantityAvailable?: number
}

/** Availability of the line now. Lines that draw on the same pool are judged each on its own; the ledger decides. */
export function availabilityOf({ line, sellable }: ResolvedLine): LineAvailability {
  const { quantityAvailable, unavailable } = sellable
  const counted = quantityAvailable === null ? {} : { quantityAvailable: Math.max(0, quantityAvailable) }
  if (unavailable?.code === 'ITEM_NOT_FOUND_IN_CATALOG') return { status: 'NOT_FOUND', ...counted }
  if (unavailable || (quantityAvailable !== null && quantityAvailable <= 0))
    return { status: 'NOT_AVAILABLE', ...counted }
  if (quantityAvailable !== null && quantityAvailable < line.quantity)
    return { status: 'PARTIALLY_AVAILABLE', ...counted }
  return { status: 'AVAILABLE', ...counted }
}

/**
 * Refuses quantities that cannot be had: for the lines named by `requestedIds`, counting what the other lines draw from the
 * same pools. A courtesy to the buyer; what is scarce is taken by the ledger when the order is made.
 */
export function assertObtainable(lines: readonly ResolvedLine[], requestedIds: ReadonlySet<string>): void {
  const own = lines.filter(({ line }) => requestedIds.has(line.id))
  assertOnSale(lines, own)
  refuseShort(lines, own)
}

/**
 * Refuses what is not on sale, more or fewer of a ticket than one order may hold, over all its lines together, and more of an add-on than its
 * tickets allow. Where something is sold out, the refusal names all lines that are short.
 */
export function assertOnSale(lines: readonly ResolvedLine[], requested: readonly ResolvedLine[] = lines): void {
  for (const { line, sellable } of requested) {
    const { unavailable } = sellable
    if (unavailable && !isSoldOut(sellable)) throw new ApiError({ ...unavailable, ...about(line, sellable) })
  }
  if (requested.some(({ sellable }) => sellable.unavailable)) refuseShort(lines, requested)
  for (const { line, sellable } of requested) {
    const { maxPerOrder, minPerOrder = 0 } = sellable
    if (maxPerOrder !== null && unitsOf(lines, line) > maxPerOrder)
      throw new ApiError({ code: 'TICKET_LIMIT_PER_ORDER', ...about(line, sellable), limit: maxPerOrder })
    if (unitsOf(lines, line) < minPerOrder)
      throw new ApiError({ code: 'TICKET_MINIMUM_PER_ORDER', ...about(line, sellable), minimum: minPerOrder })
  }
  assertBesideTickets(lines, requested)
}

function refuseShort(lines: readonly ResolvedLine[], requested: readonly ResolvedLine[]): void {
  const drawn = unitsDrawn(lines)
  const short = requested.flatMap(({ line, sellable }) => {
    const left = isSoldOut(sellable) ? 0 : fewest(sellable, drawn, line.quantity)
    return left !== null && wanted(sellable, line.quantity, drawn) > left
      ? [{ sellable, named: shortLine(line.id, sellable, left) }]
      : []
  })
  if (short.length > 0)
    throw shortageError(
      short.map(({ sellable }) => sellable),
      short.map(({ named }) => named),
    )
}

/** True where nothing is left, which is the one reason that it cannot be bought. */
export const isSoldOut = (sellable: Sellable): boolean =>
  sellable.unavailable
    ? sellable.unavailable.code === shortageOf(sellable)
    : sellable.quantityAvailable !== null && sellable.quantityAvailable <= 0

/** Units of one catalogue item, whatever its options. */
const unitsOf = (lines: readonly ResolvedLine[], { reference }: CartLine): number =>
  lines
    .filter(({ line: { reference: r } }) => r.appId === reference.appId && r.catalogItemId === reference.catalogItemId)
    .reduce((sum, { line }) => sum + line.quantity, 0)

/** Facts that a person needs to go on. */
const about = (line: CartLine, { name, quantityAvailable }: Sellable) => ({
  lineItemId: line.id,
  catalogItemId: line.reference.catalogItemId,
  name,
  ...present({ quantityAvailable: quantityAvailable === null ? undefined : Math.max(0, quantityAvailable) }),
})

function unitsDrawn(lines: readonly ResolvedLine[]): Map<string, number> {
  const drawn = new Map<string, number>()
  for (const { line, sellable } of lines)
    for (const { poolId, perUnit } of sellable.draws)
      drawn.set(poolId, (drawn.get(poolId) ?? 0) + perUnit * line.quantity)
  return drawn
}

/** Units of this item that all lines together stand for, in its own units. */
const wanted = (sellable: Sellable, quantity: number, drawn: ReadonlyMap<string, number>): number =>
  Math.max(
    quantity,
    ...sellable.draws
      .filter(({ beside }) => !beside)
      .map(({ poolId, perUnit }) => Math.ceil((drawn.get(poolId) ?? 0) / perUnit)),
  )

/** Units that can be had beside the other lines, by the item's own count and by those that it shares with them. */
function fewest(
  { quantityAvailable, draws }: Sellable,
  drawn: ReadonlyMap<string, number>,
  quantity: number,
): number | null {
  const shared = draws.flatMap(({ poolId, perUnit, left }) => {
    const others = (drawn.get(poolId) ?? 0) - quantity * perUnit
    return left === undefined || others <= 0 ? [] : [Math.max(0, Math.floor((left - others) / perUnit))]
  })
  const counts = [...(quantityAvailable === null ? [] : [quantityAvailable]), ...shared]
  return counts.length === 0 ? null : Math.min(...counts)
}
