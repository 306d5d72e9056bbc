import type { ItemAvailabilityStatus } from '@fairground/contract/enumerations/carts.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Sentence } from '../../ground/texts/sentence.ts'
import { shortageSentence } from '../../ground/texts/shortage.ts'
import type { Sellable, Unavailable } from '../sellables/sellable.ts'
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
  const drawn = unitsDrawn(lines)
  const own = lines.filter(({ line }) => requestedIds.has(line.id))
  assertOnSale(lines, own)
  for (const { line, sellable } of own) {
    const quantityAvailable = fewest(sellable, drawn, line.quantity)
    if (quantityAvailable !== null && wanted(sellable, line.quantity, drawn) > quantityAvailable)
      throw new ApiError(
        { code: shortageOf(sellable), ...about(line, sellable) },
        shortageSentence([{ item: buyersName(sellable), left: Math.max(0, quantityAvailable) }], 'choose'),
      )
  }
}

/**
 * Refuses what is not on sale, more or fewer of a ticket than one order may hold, over all its lines together, and more of an add-on than its
 * tickets allow.
 */
export function assertOnSale(lines: readonly ResolvedLine[], requested: readonly ResolvedLine[] = lines): void {
  for (const { line, sellable } of requested) {
    const { unavailable, maxPerOrder, minPerOrder = 0 } = sellable
    if (unavailable) throw new ApiError({ ...unavailable, ...about(line, sellable) }, soldOut(sellable, unavailable))
    if (maxPerOrder !== null && unitsOf(lines, line) > maxPerOrder)
      throw new ApiError({ code: 'TICKET_LIMIT_PER_ORDER', ...about(line, sellable), limit: maxPerOrder })
    if (unitsOf(lines, line) < minPerOrder)
      throw new ApiError({ code: 'TICKET_MINIMUM_PER_ORDER', ...about(line, sellable), minimum: minPerOrder })
  }
  assertBesideTickets(lines, requested)
}

/** True where nothing is left, which is the one reason that it cannot be bought. */
export const isSoldOut = (sellable: Sellable): boolean =>
  sellable.unavailable
    ? sellable.unavailable.code === shortageOf(sellable)
    : sellable.quantityAvailable !== null && sellable.quantityAvailable <= 0

/** Undefined where it is for another reason that it cannot be bought. */
const soldOut = (sellable: Sellable, { code }: Unavailable): Sentence | undefined =>
  code === shortageOf(sellable)
    ? shortageSentence([{ item: buyersName(sellable), left: Math.max(0, sellable.quantityAvailable ?? 0) }], 'choose')
    : undefined

/** Units of one catalogue item, whatever its options. */
const unitsOf = (lines: readonly ResolvedLine[], { reference }: CartLine): number =>
  lines
    .filter(({ line: { reference: r } }) => r.appId === reference.appId && r.catalogItemId === reference.catalogItemId)
    .reduce((sum, { line }) => sum + line.quantity, 0)

/** A thing as its buyer knows it: "Shirt (Blue, M)". */
export const buyersName = ({ name, variant }: Pick<Sellable, 'name' | 'variant'>): string =>
  variant ? `${name} (${variant})` : name

/** Facts that a person needs to go on. */
const about = (line: CartLine, { name, quantityAvailable }: Sellable) => ({
  lineItemId: line.id,
  catalogItemId: line.reference.catalogItemId,
  name,
  ...present({ quantityAvailable: quantityAvailable === null ? undefined : Math.max(0, quantityAvailable) }),
})

export const shortageOf = (sellable: Sellable) =>
  sellable.ticket || sellable.pass || sellable.bundle ? 'NOT_ENOUGH_TICKETS' : 'INSUFFICIENT_INVENTORY'

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
