import { MAX_LINES } from '@fairground/contract/ecom/line-item.ts'
import { canonical, isNullish } from '@fairground/domain/canonical.ts'
import { MAX_QUANTITY } from '@fairground/domain/price/input.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { CatalogReference } from '../sellables/sellable.ts'
import type { CartLine } from './cart-line.ts'

/** Equal text for references that mean the same thing: options in one order, absent and empty options alike. */
export const referenceKey = ({ appId, catalogItemId, options }: CatalogReference): string =>
  `${appId} ${catalogItemId} ${canonical(options ?? {}, isNullish)}`

/** Lines with equal keys become one line: what staff have priced stays a line of its own. */
export const lineKey = ({ reference, override }: Pick<CartLine, 'reference' | 'override'>): string =>
  override ? `${referenceKey(reference)} ${canonical(override)}` : referenceKey(reference)

interface MergedLines {
  readonly lines: readonly CartLine[]
  /** Ids of the lines that are new or hold more than before. */
  readonly changed: ReadonlySet<string>
}

/**
 * Adds lines: equal references become one line that keeps its place and id, and takes the newer `seen`.
 * A line holds at most 100 000 units; what is beyond stays out, which a person would have to do on purpose.
 */
export function joinLines(lines: readonly CartLine[], added: readonly CartLine[]): CartLine[] {
  const joined = new Map(lines.map((line) => [lineKey(line), line]))
  for (const line of added) {
    const key = lineKey(line)
    const before = joined.get(key)
    const quantity = Math.min(MAX_QUANTITY, (before?.quantity ?? 0) + line.quantity)
    joined.set(key, before ? { ...before, quantity, seen: line.seen } : line)
  }
  return [...joined.values()]
}

/** Lines of two full carts: a merge loses none of them. Only a cart that was merged before can exceed this. */
const MOST_MERGED = 2 * MAX_LINES

/**
 * As `joinLines`, and cut to 200 lines where nobody can be refused. The added lines stay, then the newest of the others: a person came
 * with what was added a moment ago. The lines that stay keep their order.
 */
export function newestLines(lines: readonly CartLine[], added: readonly CartLine[]): CartLine[] {
  const joined = joinLines(lines, added)
  if (joined.length <= MOST_MERGED) return joined
  const isAdded = new Set(added.map(lineKey))
  const [recent, others] = [true, false].map((kind) =>
    joined.filter((line) => isAdded.has(lineKey(line)) === kind),
  ) as [CartLine[], CartLine[]] // one list per kind
  const mostRecent = new Set([...others, ...recent].slice(-MOST_MERGED))
  return joined.filter((line) => mostRecent.has(line))
}

/** As `joinLines`, and refused when the cart then has more than 100 lines. */
export function mergeLines(lines: readonly CartLine[], added: readonly CartLine[]): MergedLines {
  const merged = joinLines(lines, added)
  if (merged.length > MAX_LINES && merged.length > lines.length)
    throw new ApiError({ code: 'MAX_LINE_ITEMS_EXCEEDED', limit: MAX_LINES })
  const touched = new Set(added.map((line) => lineKey(line)))
  return {
    lines: merged,
    changed: new Set(merged.filter((line) => touched.has(lineKey(line))).map((line) => line.id)),
  }
}

/** Takes lines away; 404 when one of the ids is no line. */
export function withoutLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  const gone = new Set(ids)
  assertLines(lines, gone)
  return lines.filter((line) => !gone.has(line.id))
}

/** Sets quantities; 404 when one of the ids is no line. */
export function withQuantities(
  lines: readonly CartLine[],
  updates: readonly { id: string; quantity: number }[],
): MergedLines {
  const quantities = new Map(updates.map((update) => [update.id, update.quantity]))
  assertLines(lines, new Set(quantities.keys()))
  return {
    lines: lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity })),
    changed: new Set(lines.filter((line) => (quantities.get(line.id) ?? 0) > line.quantity).map((line) => line.id)),
  }
}

function assertLines(lines: readonly CartLine[], ids: ReadonlySet<string>): void {
  const known = new Set(lines.map((line) => line.id))
  for (const id of ids) if (!known.has(id)) throw new ApiError({ code: 'LINE_ITEM_NOT_FOUND', lineItemId: id })
}
