import { ApiError } from '../../ground/api-error.ts'
import { availabilityOf } from '../lines/availability.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { type ShortLine, shortLine, shortSentence } from '../sellables/short-line.ts'

/**
 * The refusal that checkouts declare for a shortage, made of the one that the ledger or the catalogue gives: FULL_OUT_OF_STOCK when no
 * line has a unit left, else PARTIAL_OUT_OF_STOCK, with the lines that are short. Undefined for any other error.
 */
export function outOfStock(error: unknown, lines: readonly ResolvedLine[]): ApiError | undefined {
  if (!(error instanceof ApiError) || !['INSUFFICIENT_INVENTORY', 'NOT_ENOUGH_TICKETS'].includes(error.code))
    return undefined
  const short = (error.data.lineItems as readonly ShortLine[]).map((line) => asInCheckout(line, lines)) // of any shortage
  const gone = new Set(short.filter(({ quantityAvailable }) => quantityAvailable === 0).map((s) => s.lineItemId))
  const all = lines.every((line) => gone.has(line.line.id) || availabilityOf(line).status === 'NOT_AVAILABLE')
  return new ApiError(
    { code: all ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK', lineItems: short },
    shortSentence(short, 'change'),
  )
}

/** The ledger knows the dates of a pass and the kinds in a bundle, the buyer the line. */
function asInCheckout(short: ShortLine, lines: readonly ResolvedLine[]): ShortLine {
  const own = lines.find(({ line }) => line.id === short.lineItemId)
  return own ? shortLine(own.line.id, own.sellable, short.quantityAvailable) : short
}
