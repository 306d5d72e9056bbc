import { present } from '@fairground/domain/present.ts'
import type { Reading } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import { sayingDeposit } from '../sellables/deposit-line.ts'
import type { Sellables } from '../sellables/registry.ts'
import type { CatalogReference, ResolveFor, Sellable } from '../sellables/sellable.ts'
import type { CartLine } from './cart-line.ts'
import { customSellable } from './custom-item.ts'
import { overridden } from './override.ts'

/** The kind of what the catalogue no longer has. */
const GONE = 'gone'

/** A line with what it holds as the catalogue has it now. */
export interface ResolvedLine {
  readonly line: CartLine
  readonly sellable: Sellable
}

/**
 * Queries the catalogues once for all lines and for `more` references (undefined where nothing is found).
 * A line that is no longer found stays, at the price last seen, and cannot be bought.
 */
export async function resolveLines(
  { db, site, caller, now, mayRemember }: Reading & Pick<ResolveFor, 'mayRemember'>,
  sellables: Sellables,
  lines: readonly CartLine[],
  more: readonly CatalogReference[] = [],
): Promise<{ lines: ResolvedLine[]; more: (Sellable | undefined)[] }> {
  const listed = lines.filter((line) => !line.custom)
  const references = [...listed.map((line) => line.reference), ...more]
  const answers =
    references.length === 0 ? [] : await sellables.resolve(references, { db, site, caller, now, mayRemember })
  const found = new Map(listed.map((line, i) => [line.id, answers[i]]))
  return {
    lines: lines.map((line) => ({ line, sellable: sellableOf(line, found.get(line.id), site) })),
    more: answers.slice(listed.length),
  }
}

/** A line's sellable, given what the catalogue has for its reference: the one place that makes it, for new and stored lines. */
export const sellableOf = (
  line: CartLine,
  found: Sellable | undefined,
  site: Pick<Site, 'currency' | 'locale'>,
): Sellable =>
  sayingDeposit(
    line.custom ? customSellable(line, line.custom) : overridden(inCart(line, found, site.currency), line.override),
    site,
  )

/** The line to store when its name and price are shown as they are now. */
export function asShown({ line, sellable }: ResolvedLine): CartLine {
  const { kind, name, price, itemType } = sellable
  return kind === GONE || line.custom ? line : { ...line, seen: { name, price: price.toString(), itemType } }
}

/** A cart has one currency: what is sold in another by now keeps the price last seen, and cannot be bought. */
function inCart(line: CartLine, found: Sellable | undefined, currency: string): Sellable {
  if (!found) return goneSellable(line)
  if ((found.currency ?? currency) === currency) return found
  return { ...goneSellable(line), name: found.name, ...present({ unavailable: found.unavailable }) }
}

function goneSellable({ reference, seen }: CartLine): Sellable {
  return {
    kind: GONE,
    reference,
    name: seen.name,
    itemType: seen.itemType,
    descriptionLines: [],
    price: BigInt(seen.price),
    fullPrice: BigInt(seen.price),
    taxable: false,
    feeRateBp: 0,
    draws: [],
    quantityAvailable: 0,
    maxPerOrder: null,
    unavailable: { code: 'ITEM_NOT_FOUND_IN_CATALOG' },
  }
}
